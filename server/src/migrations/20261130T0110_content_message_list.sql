-- Staff see the messages of the contact page, and mark those that are handled.
alter table content.message
  add column state text not null default 'new' check (state in ('new', 'handled')),
  add column version integer not null default 1,
  add column handled_at timestamptz,
  add column handled_by integer,
  add column search_text text not null generated always as (
    lower(' ' || name || E'\n ' || company || E'\n ' || email || E'\n ' || phone || E'\n ' || text)) stored,
  add check ((state = 'handled') = (handled_at is not null)),
  add check ((handled_at is null) = (handled_by is null));
create index message_by_time on content.message (written_at, id);
create index message_by_state on content.message (state, written_at, id);
create index message_search on content.message using gin (search_text gin_trgm_ops);
drop index content.message_written_at;
