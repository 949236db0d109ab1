-- Letters ask how many people have an e-mail address.
CREATE INDEX arrivals_by_email ON arrivals (lower(trim(data ->> '$.Email'))) WHERE json_valid(data);
