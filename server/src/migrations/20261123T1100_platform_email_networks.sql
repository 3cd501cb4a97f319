-- Which network caused such a letter, hashed with the address that it goes to, and whether it took the place that is for
-- networks which cause their first one. A row is of no use a day after its letter went.
alter table platform.email_time
  add column network bytea check (length(network) = 32),
  add column is_first boolean not null default false;
