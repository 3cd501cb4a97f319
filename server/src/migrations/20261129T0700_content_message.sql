create schema if not exists content;

-- What visitors write to the shop. Messages are deleted after a year.
create table content.message (
  id integer primary key generated always as identity,
  written_at timestamptz not null,
  language text not null check (language in ('en', 'id')),
  name text not null check (length(name) between 1 and 200),
  company text not null check (length(company) <= 200),
  email text not null check (length(email) between 3 and 254),
  phone text not null check (length(phone) <= 60),
  text text not null check (length(text) between 1 and 4000),
  -- Whether the shop's mailbox got it: in an hour of too many messages it gets no more.
  is_emailed boolean not null
);
create index message_written_at on content.message (written_at);
