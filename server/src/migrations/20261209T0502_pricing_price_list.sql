-- Rules stand in price lists, each of which holds for some companies or for all. Days are those of Asia/Jakarta, both
-- included; null is open.
create table pricing.price_list (
  id integer primary key generated always as identity,
  name text not null check (length(name) between 1 and 200),
  is_for_all boolean not null default false,
  starts_on date,
  ends_on date,
  -- Raised by every change of the list, its rules and its companies.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as (lower(' ' || name)) stored,
  check (starts_on <= ends_on)
);
create index price_list_search on pricing.price_list using gin (search_text gin_trgm_ops);
create index price_list_for_all on pricing.price_list (id) where is_for_all;
create index price_list_by_time on pricing.price_list (updated_at, id);
create table pricing.price_list_company (
  list_id integer not null references pricing.price_list on delete cascade,
  company_id integer not null references company.company on delete cascade,
  primary key (list_id, company_id)
);
create index price_list_of_company on pricing.price_list_company (company_id);

-- Each company that has rules gets a list of its own, with the company's name.
alter table pricing.company_rule add column list_id integer references pricing.price_list on delete cascade;
with listed as (
  insert into pricing.price_list (name, created_at, updated_at)
  select c.id::text, now(), now() from company.company c
  where exists (select from pricing.company_rule r where r.company_id = c.id)
  returning id, name::int as company_id)
insert into pricing.price_list_company (list_id, company_id) select id, company_id from listed;
update pricing.company_rule r set list_id = l.list_id
from pricing.price_list_company l where l.company_id = r.company_id;
update pricing.price_list l set name = c.legal_name
from pricing.price_list_company o join company.company c on c.id = o.company_id where o.list_id = l.id;
alter table pricing.company_rule alter column list_id set not null;
drop index pricing.company_rule_of_item;
drop index pricing.company_rule_of_many;
alter table pricing.company_rule drop column company_id;
alter table pricing.company_rule rename to price_rule;
create index price_rule_of_item on pricing.price_rule (list_id, item_id) where item_id is not null;
create index price_rule_of_many on pricing.price_rule (list_id) where item_id is null;
create index price_rule_in_list on pricing.price_rule (list_id, id);

create trigger note_price_change after insert or update or delete or truncate on pricing.price_list
  for each statement execute function pricing.note_price_change();
create trigger note_price_change after insert or update or delete or truncate on pricing.price_list_company
  for each statement execute function pricing.note_price_change();

-- The companies that a list is assigned to; none for one that holds for all.
create view pricing.assigned_company as select list_id, company_id from pricing.price_list_company;
