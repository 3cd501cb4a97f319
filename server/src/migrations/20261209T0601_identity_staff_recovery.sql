-- Hashes of the codes that each stand in for the app's code once.
alter table identity.staff add recovery_hashes bytea[] not null default '{}';

-- Staff see where they are logged in, and end it.
alter table identity.staff_session
  add id integer generated always as identity unique,
  add agent text not null default '' check (length(agent) <= 200);
