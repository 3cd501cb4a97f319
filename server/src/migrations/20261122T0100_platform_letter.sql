-- Letters that no mail server has taken. One that was taken is deleted: it names a person and may hold a token.
create table platform.letter (
  -- Makes the Message-ID, so a letter that is sent twice is the same letter.
  id uuid primary key,
  -- Which letter it is, for the log: 'identity.verify-email'.
  kind text not null,
  -- waiting: its job is on its way; kept: no mail server is configured; failed: given up, see failure.
  state text not null check (state in ('waiting', 'kept', 'failed')),
  recipient text not null,
  language text not null check (language in ('en', 'id')),
  subject text not null,
  html text not null,
  plain text not null,
  written_at timestamptz not null default now(),
  -- What went wrong, in codes alone; what a mail server says quotes addresses.
  failure text check ((failure is not null) = (state = 'failed'))
);

create index letter_by_age on platform.letter (written_at);

-- The guests' role may have been promised every table of this schema to come. A letter is none of its business.
do $$
declare
  other oid;
begin
  for other in
    select distinct r.grantee from pg_class c, aclexplode(c.relacl) r
    where c.oid = 'platform.letter'::regclass and r.grantee <> c.relowner
  loop
    execute format('revoke all on platform.letter from %s',
      case when other = 0 then 'public' else quote_ident(pg_get_userbyid(other)) end);
  end loop;
end $$;
