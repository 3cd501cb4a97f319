-- Part numbers that an item takes the place of: its predecessors', and those its maker used before. One number may be
-- replaced by several items, and may still be an item's own.
create table catalogue.replaced_number (
  item_id integer not null references catalogue.item on delete cascade,
  position integer not null,                 -- from 0, as the file lists them
  number text not null,
  bare text not null generated always as (catalogue.bare_sku(number)) stored,
  primary key (item_id, position)
);
create index on catalogue.replaced_number (bare text_pattern_ops);
