-- Somebody who signed up and did not use the link of their letter yet. Several may wait with one address, also with a
-- member's; the row goes when its link is used, when another one of the same address is, or when it ends.
create table identity.registration (
  -- Also of the member that it becomes.
  id integer primary key default nextval('identity.member_id_seq'),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  password_hash text not null,
  name text not null check (length(name) between 1 and 200),
  position text not null,
  customer_department_id integer,
  mobile text not null,
  phone text not null,
  phone_extension text not null,
  language text not null check (language in ('en', 'id')),
  created_at timestamptz not null,
  -- The first time with its password: that one counts as a failed login.
  logged_in_at timestamptz,
  ends_at timestamptz not null
);
create index registration_email on identity.registration (email, id);
create index registration_end on identity.registration (ends_at);

-- A session is a member's or that of a registration, which opens next to nothing.
alter table identity.session
  alter column member_id drop not null,
  add column registration_id integer references identity.registration on delete cascade,
  add check (num_nonnulls(member_id, registration_id) = 1);
create index session_registration on identity.session (registration_id);

-- A link belongs to a registration, and holds as long. Those of members go once they are moved:
-- see 20261123T0310_company_registration.sql.
alter table identity.verification
  add column registration_id integer references identity.registration on delete cascade;
create index verification_registration on identity.verification (registration_id);
