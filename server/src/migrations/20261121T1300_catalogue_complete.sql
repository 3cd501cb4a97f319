alter table catalogue.product
  add tkdn_percent numeric(5, 2) check (tkdn_percent between 0 and 100), -- certified local content
  add sni text;                              -- the national standard it is certified by

-- What the supplier's own system last said is in the warehouse, in the item's uom, and when it said so.
create table catalogue.stock_report (
  item_id integer primary key references catalogue.item on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  reported_at timestamptz not null
);

alter table catalogue.brand
  add logo_key text,
  add logo_width integer,
  add logo_height integer,
  add check (num_nulls(logo_key, logo_width, logo_height) in (0, 3));

-- A photograph's key is without its width: each width is a file of its own.
alter table catalogue.picture add photo boolean not null default false;

-- Chapters of a product's page below its description.
create table catalogue.tab (
  product_id integer not null references catalogue.product on delete cascade,
  position integer not null,
  title_en text not null,
  title_id text not null,
  html_en text not null,                     -- cleaned when written, like descriptions
  html_id text not null,
  filled text[] not null default '{}',
  primary key (product_id, position)
);

create table catalogue.document (
  product_id integer not null references catalogue.product on delete cascade,
  position integer not null,
  kind text not null check (kind in ('datasheet', 'certificate')),
  title text not null,
  key text not null,                         -- where the file storage keeps it
  primary key (product_id, kind, position)
);
