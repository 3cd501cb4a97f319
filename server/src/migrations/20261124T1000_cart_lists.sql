-- Items that a company buys again and again, under a name of its own.
create table cart.list (
  id integer primary key generated always as identity,
  company_id integer not null references company.company on delete cascade,
  name text not null check (length(name) between 1 and 80),
  made_by integer references identity.member on delete set null,
  -- Raised by every change of its name or its lines.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index list_name on cart.list (company_id, lower(name));

create table cart.list_line (
  list_id integer not null references cart.list on delete cascade,
  item_id integer not null references catalogue.item,
  -- Of the item's uom.
  quantity integer not null check (quantity between 1 and 999999),
  -- Its lines are counted from 1, in the order that people gave them.
  place integer not null,
  primary key (list_id, item_id)
);
