-- What a stranger who causes an e-mail is about: each purpose has places of its own in an hour. Null for other e-mails.
alter table platform.email_time
  add column purpose text not null default 'registration' check (purpose in ('registration', 'account'));
alter table platform.email add column purpose text check (purpose in ('registration', 'account'));
