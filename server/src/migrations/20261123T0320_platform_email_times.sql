-- When letters that anybody can cause go to one address, also when that is still to come: five in an hour. The address
-- is hashed with SHA-256; a row is of no use an hour later.
create table platform.email_time (
  recipient bytea not null check (length(recipient) = 32),
  at timestamptz not null
);
create index email_time_recipient on platform.email_time (recipient, at);
create index email_time_at on platform.email_time (at);

-- Not to be sent before.
alter table platform.letter add column due_at timestamptz not null default now();

-- The guests' role may have been promised every table of this schema to come. This one is none of its business.
do $$
declare
  other oid;
begin
  for other in
    select distinct r.grantee from pg_class c, aclexplode(c.relacl) r
    where c.oid = 'platform.email_time'::regclass and r.grantee <> c.relowner
  loop
    execute format('revoke all on platform.email_time from %s',
      case when other = 0 then 'public' else quote_ident(pg_get_userbyid(other)) end);
  end loop;
end $$;
