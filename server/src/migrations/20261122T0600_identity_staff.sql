-- People of the supplier. One who left is disabled, never deleted: the audit log names them.
create table identity.staff (
  id integer primary key generated always as identity,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 200),
  roles text[] not null
    check (cardinality(roles) > 0 and roles <@ array['admin', 'sales', 'finance', 'warehouse', 'content']),
  language text not null default 'en' check (language in ('en', 'id')),
  password_hash text not null,             -- argon2id
  -- Base32. It is asked for once a first code has proven that an app knows it.
  totp_secret text,
  -- Of an enrolment that no code has proven yet.
  totp_pending text,
  -- The last 30 seconds whose code was used, counted from 1970: no code counts twice.
  totp_step integer not null default 0,
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- A browser in which staff are logged in. Its cookie holds 32 random bytes, of which only the hash is kept.
create table identity.staff_session (
  hash bytea primary key check (length(hash) = 32),
  staff_id integer not null references identity.staff on delete cascade,
  began_at timestamptz not null,
  used_at timestamptz not null,
  ends_at timestamptz not null
);
create index staff_session_staff on identity.staff_session (staff_id);
create index staff_session_end on identity.staff_session (ends_at);

-- The people of a company, as staff see them.
create view identity.contact as
  select id, company_id, name, email, position, mobile, phone, phone_extension, role, language,
    email_verified_at is not null as is_email_verified
  from identity.member where removed_at is null;
