-- Answers to commands that are done once however often they are sent. A row is written in the command's own transaction
-- and counts for 24 hours. The key is the caller's, whatever the route: the same key for another command is an error.
create table platform.idempotency (
  -- 'member 7' or 'staff 3'
  principal text not null,
  key text not null check (length(key) between 1 and 200),
  -- Method and path, as in the contract.
  route text not null,
  -- SHA-256 of everything else that was sent.
  request_hash bytea not null check (length(request_hash) = 32),
  -- What is refused has done nothing and is not stored.
  status smallint not null check (status between 200 and 299),
  -- json, not jsonb: it is sent again as it was.
  answer json not null,
  created_at timestamptz not null,
  primary key (principal, key)
);
create index idempotency_created_at on platform.idempotency (created_at);

-- The guests' role may have been granted every future table of this schema. An answer is for its caller alone.
do $$
declare
  other oid;
begin
  for other in
    select distinct r.grantee from pg_class c, aclexplode(c.relacl) r
    where c.oid = 'platform.idempotency'::regclass and r.grantee <> c.relowner
  loop
    execute format('revoke all on platform.idempotency from %s',
      case when other = 0 then 'public' else quote_ident(pg_get_userbyid(other)) end);
  end loop;
end $$;
