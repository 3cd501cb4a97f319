-- The files that quotations were made of; what they held are the lines of the first version.
create table quotation.upload (
  quotation_id integer primary key references quotation.quotation on delete cascade,
  member_id integer not null references identity.member,
  filename text not null check (length(filename) <= 200),
  row_count integer not null check (row_count >= 1),
  created_at timestamptz not null
);
