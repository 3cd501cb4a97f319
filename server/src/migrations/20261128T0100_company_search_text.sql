-- What staff's lists look for of a company. A space stands before every field, so that a short keyword finds where a word begins.
alter table company.company add column search_text text not null
  generated always as (lower(' ' || legal_name || E'\n ' || trade_name)) stored;
create index company_search on company.company using gin (search_text gin_trgm_ops);

create or replace view company.standing as
  select id, legal_name as name, registration_status, search_text from company.company;
