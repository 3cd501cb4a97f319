-- Links that confirm an address. What the link carries is hashed with SHA-256; it holds for 24 hours and works once.
create table identity.verification (
  hash bytea primary key check (length(hash) = 32),
  member_id integer not null references identity.member on delete cascade,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index verification_member on identity.verification (member_id);
create index verification_end on identity.verification (ends_at);
