-- Somebody whom an owner invited to act for the company. What the link carries is hashed with SHA-256. The row goes when
-- the invitation is accepted or withdrawn; one whose time is over can be renewed for a while.
create table company.invitation (
  id integer primary key generated always as identity,
  company_id integer not null references company.company on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('viewer', 'buyer', 'owner')),
  -- Of the letter.
  language text not null check (language in ('en', 'id')),
  hash bytea not null unique check (length(hash) = 32),
  invited_by integer not null references identity.member,
  invited_at timestamptz not null,
  ends_at timestamptz not null,
  unique (company_id, email)
);
create index invitation_end on company.invitation (ends_at);
