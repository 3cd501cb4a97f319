-- A letter that sets a new password: what its link carries is hashed, so that a copy of this table opens nothing.
create table identity.password_reset (
  hash bytea primary key check (length(hash) = 32),
  member_id integer not null references identity.member on delete cascade,
  ends_at timestamptz not null
);
create index password_reset_member on identity.password_reset (member_id);
create index password_reset_end on identity.password_reset (ends_at);
