-- An item's drawing as data; the file is drawn when it is first asked for.
create table catalogue.item_drawing (
  item_id integer primary key references catalogue.item on delete cascade,
  key text not null,                         -- of the drawn file in the storage: a hash of family and parameters
  family text not null,                      -- of the workspace drawings
  parameters jsonb not null
);
create index on catalogue.item_drawing (key);
