-- A list's filters and order that somebody of staff has given a name.
create table identity.saved_view (
  id integer primary key generated always as identity,
  staff_id integer not null references identity.staff,
  list text not null check (length(list) between 2 and 61),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  -- Everybody of staff sees it.
  is_shared boolean not null,
  unique (staff_id, list, name)
);
create index saved_view_list on identity.saved_view (list);
