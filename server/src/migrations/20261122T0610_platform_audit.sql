-- Who changed what. Rows are added and never changed.
create table platform.audit (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  -- 'staff' or 'member' with their id, or 'system' with none.
  who text not null check (who in ('staff', 'member', 'system')),
  who_id integer check ((who_id is null) = (who = 'system')),
  -- ROOM.ACTION: 'company.approve'
  action text not null,
  -- What was changed: a kind and its id.
  subject text not null,
  subject_id integer not null,
  details jsonb not null default '{}',
  request_id text not null default ''
);
create index audit_subject on platform.audit (subject, subject_id, id);

create function platform.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'platform.audit is added to and never changed';
end $$;

create trigger audit_is_kept before update or delete or truncate on platform.audit
  for each statement execute function platform.refuse_change();

-- The guests' role may have been promised every table of this schema to come. This one is none of its business.
do $$
declare
  other oid;
begin
  for other in
    select distinct r.grantee from pg_class c, aclexplode(c.relacl) r
    where c.oid = 'platform.audit'::regclass and r.grantee <> c.relowner
  loop
    execute format('revoke all on platform.audit from %s',
      case when other = 0 then 'public' else quote_ident(pg_get_userbyid(other)) end);
  end loop;
end $$;
