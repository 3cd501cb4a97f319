-- What lists look for of a quotation, and whether it was made by a checkout and only that: no document of it was wanted, and
-- sales never worked on it.
alter table quotation.quotation
  add column search_text text not null
    generated always as (lower(' ' || number || E'\n ' || customer_reference || E'\n ' || po_number)) stored,
  add column is_plain_checkout boolean not null
    generated always as (is_checkout and not is_document and version = 1 and salesperson_id is null) stored;
create index quotation_search on quotation.quotation using gin (search_text gin_trgm_ops);

create or replace view quotation.numbered as
  select id, number, salesperson_id, search_text from quotation.quotation;
create index quotation_of_salesperson on quotation.quotation (salesperson_id) where salesperson_id is not null;
