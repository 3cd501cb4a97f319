-- The attributes by which a category's lists are filtered first, in their order. A category without rows has those of the
-- nearest category above it that has some.
create table catalogue.category_filter (
  category_id integer not null references catalogue.category on delete cascade,
  attribute_id integer not null references catalogue.attribute on delete cascade,
  position integer not null,
  is_open boolean not null,
  -- Whether its numbers are ticked or lie between two bounds; null: ticked where there are few.
  numbers text check (numbers in ('list', 'range')),
  primary key (category_id, attribute_id)
);
create index on catalogue.category_filter (attribute_id);

-- Of its filters, as staff change them.
alter table catalogue.category add filters_version integer not null default 1;
