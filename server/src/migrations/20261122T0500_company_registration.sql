-- Set when the company signed up: staff look at it before they approve, and may join its people to the other one.
alter table company.company add column is_npwp_known boolean not null default false;

-- Where a company has its seat, as it registered.
create table company.seat (
  company_id integer primary key references company.company on delete cascade,
  street text not null check (length(street) between 3 and 200),
  rt text not null check (rt ~ '^(\d{3})?$'),
  rw text not null check (rw ~ '^(\d{3})?$'),
  -- Codes of the Ministry of Home Affairs as numbers; see server/src/reference. A subdistrict's has ten digits.
  province_id integer not null,
  city_id integer not null,
  district_id integer not null,
  subdistrict_id bigint not null,
  postal_code text not null check (postal_code ~ '^\d{5}$')
);

-- What a company has answered to staff, a first registration apart.
create table company.answer (
  id integer primary key generated always as identity,
  company_id integer not null references company.company on delete cascade,
  member_id integer not null references identity.member,
  -- The question, or the reason of a rejection, as it stood then.
  asked text not null,
  text text not null check (length(text) <= 2000),
  answered_at timestamptz not null
);
create index answer_company on company.answer (company_id, id);

-- Papers that prove what was registered. They lie in the storage under a key that no public address reaches.
create table company.document (
  id integer primary key generated always as identity,
  company_id integer not null references company.company on delete cascade,
  kind text not null check (kind in ('npwp', 'nib', 'answer')),
  -- The answer that it came with.
  answer_id integer references company.answer on delete cascade,
  storage_key text not null unique,
  -- As its sender called it, for people to read.
  filename text not null check (length(filename) <= 200),
  -- By what the file holds, never by what it is called.
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size integer not null check (size > 0),
  uploaded_by integer not null references identity.member,
  uploaded_at timestamptz not null
);
create index document_company on company.document (company_id, id);

-- Who agreed to which version of which text, and when.
create table company.consent (
  member_id integer not null references identity.member on delete cascade,
  text text not null check (text in ('terms', 'privacy')),
  version date not null,
  language text not null check (language in ('en', 'id')),
  given_at timestamptz not null,
  primary key (member_id, text, version)
);
