-- Documents that took longer than a request may, each for the person who is told by e-mail when it is ready. The PDF lies in
-- the storage under the hash of the document; `document` is emptied once it does.
create table platform.late_document (
  id integer generated always as identity primary key,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  company text not null,
  person text not null,
  document json,
  email text not null,
  name text not null,
  language text not null check (language in ('en', 'id')),
  page text not null,
  asked_at timestamptz not null,
  ready_at timestamptz,
  unique (hash, person),
  check ((document is null) = (ready_at is not null))
);
create index late_document_asked on platform.late_document (asked_at);

-- The guests' role may have been promised every table of this schema to come. This one is none of its business.
do $$
declare
  other oid;
begin
  for other in
    select distinct r.grantee from pg_class c, aclexplode(c.relacl) r
    where c.oid = 'platform.late_document'::regclass and r.grantee <> c.relowner
  loop
    execute format('revoke all on platform.late_document from %s',
      case when other = 0 then 'public' else quote_ident(pg_get_userbyid(other)) end);
  end loop;
end $$;
