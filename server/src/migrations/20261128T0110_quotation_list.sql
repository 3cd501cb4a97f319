-- What lists look for of a quotation.
alter table quotation.quotation add column search_text text not null
  generated always as (lower(' ' || number || E'\n ' || customer_reference || E'\n ' || po_number)) stored;
create index quotation_search on quotation.quotation using gin (search_text gin_trgm_ops);

create or replace view quotation.numbered as
  select id, number, salesperson_id, search_text from quotation.quotation;
create index quotation_of_salesperson on quotation.quotation (salesperson_id) where salesperson_id is not null;
