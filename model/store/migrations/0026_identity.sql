-- Whose data the store holds. Without a row it takes on the identity with which it is opened next.
CREATE TABLE identity (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    service TEXT NOT NULL, -- as api.IdentityOf writes it
    country TEXT NOT NULL, -- '' if it is not known
    email   TEXT NOT NULL
);
