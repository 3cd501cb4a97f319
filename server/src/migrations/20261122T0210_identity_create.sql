create schema identity;

-- A person who acts for a company. One who was removed keeps the row: orders name it.
create table identity.member (
  id integer primary key generated always as identity,
  company_id integer not null references company.company,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 200),
  position text not null default '',
  customer_department_id integer,
  mobile text not null default '',         -- E.164, +62…
  phone text not null default '',
  phone_extension text not null default '',
  role text not null check (role in ('viewer', 'buyer', 'owner')),
  language text not null check (language in ('en', 'id')),
  -- argon2id; null until an invitation is accepted.
  password_hash text,
  email_verified_at timestamptz,
  avatar_key text,
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1
);

-- An address belongs to one company; a removed member's may be used again.
create unique index member_email on identity.member (email) where removed_at is null;
create index member_company on identity.member (company_id);

-- Somebody who is logged in: a browser with a cookie, or a program with tokens.
create table identity.session (
  id integer primary key generated always as identity,
  member_id integer not null references identity.member on delete cascade,
  kind text not null check (kind in ('browser', 'bearer')),
  -- What the browser calls itself, shortened: the person recognises it in the list of sessions.
  agent text not null default '' check (length(agent) <= 200),
  began_at timestamptz not null,
  used_at timestamptz not null,            -- when it was last renewed
  -- After that a call of the API is answered 401 until the session is renewed; a page renews it in place.
  fresh_until timestamptz not null,
  ends_at timestamptz not null,
  check (began_at <= ends_at)
);
create index session_member on identity.session (member_id);
create index session_end on identity.session (ends_at);

-- What opens a session, never as it stands: 32 random bytes are hashed with SHA-256, so that a copy of this table
-- opens nothing.
create table identity.token (
  hash bytea primary key check (length(hash) = 32),
  session_id integer not null references identity.session on delete cascade,
  kind text not null check (kind in ('cookie', 'access', 'refresh')),
  ends_at timestamptz not null,
  -- When a refresh token was used: its successor stands for it from then on.
  spent_at timestamptz
);
create index token_session on identity.token (session_id);
