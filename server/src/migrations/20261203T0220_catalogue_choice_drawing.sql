-- A choice's drawing as data, shown beside it among filters; the file is drawn when it is first asked for.
create table catalogue.choice_drawing (
  choice_id integer primary key references catalogue.attribute_choice on delete cascade,
  key text not null,                         -- of the drawn file in the storage: a hash of family and parameters
  family text not null,                      -- of the workspace drawings
  parameters jsonb not null
);
create index on catalogue.choice_drawing (key);
