-- The purpose of an e-mail that a stranger causes: each has places of its own in an hour. Null for other e-mails.
alter table platform.email_time
  add column purpose text not null default 'registration' check (purpose in ('registration', 'account'));
alter table platform.email add column purpose text check (purpose in ('registration', 'account'));
-- For each e-mail that a stranger causes, those that wait for its address are read.
create index email_waiting on platform.email (lower(recipient), purpose, due_at) where purpose is not null;
