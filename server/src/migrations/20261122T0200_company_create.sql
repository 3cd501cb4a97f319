create schema company;

create table company.company (
  id integer primary key generated always as identity,
  registration_status text not null default 'draft'
    check (registration_status in ('draft', 'approve', 'reject', 'suspend')),
  -- What staff asked for while it is a draft; null when nothing is awaited of the company.
  question text,
  -- Why it was rejected or suspended, in the words of staff.
  reason text,
  -- A short list's id; see server/src/reference.
  company_type_id integer not null,
  legal_name text not null check (length(legal_name) between 3 and 200),
  trade_name text not null default '' check (length(trade_name) <= 200),
  npwp text not null check (npwp ~ '^\d{16}$'),
  nitku text not null check (nitku ~ '^\d{22}$'),
  is_pkp boolean not null,
  nib text not null check (nib ~ '^\d{13}$'),
  customer_classification_id integer not null,
  customer_industry_id integer not null,
  industrial_estate_id integer,
  created_at timestamptz not null,
  -- Raised by every change; whoever changes a company names the one they saw.
  version integer not null default 1
);

-- Two companies may have one NPWP until staff join them: a number that is typed wrongly must not shut anybody out.
create index company_by_npwp on company.company (npwp);
create index company_by_status on company.company (registration_status, created_at);

-- What the session gate and a member’s own profile need to know of a company, and nothing else.
create view company.standing as
  select id, legal_name as name, registration_status from company.company;
