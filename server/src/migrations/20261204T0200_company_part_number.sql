-- The numbers that a company gives our items: its own people find items by them and read them on its documents.
create table company.part_number (
  id integer primary key generated always as identity,
  company_id integer not null references company.company on delete cascade,
  item_id integer not null references catalogue.item,
  number text not null check (length(number) between 1 and 60),
  -- Without signs and blanks: it names one item of the company.
  bare text not null generated always as (catalogue.bare_sku(number)) stored check (bare <> ''),
  version integer not null default 1,
  changed_at timestamptz not null
);
-- In the order of its signs, so that the beginning of a number is looked up, too.
create unique index part_number_of_company on company.part_number (company_id, bare text_pattern_ops);
create index part_number_by_change on company.part_number (company_id, changed_at, id);
create index part_number_of_item on company.part_number (item_id, company_id);

-- What the catalogue, the search and documents read of it, always for one company.
create view company.item_part_number as
  select company_id, item_id, id, number, bare from company.part_number;
