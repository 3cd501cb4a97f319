-- What kind of buyer a company is for VAT; one without a row is a regular buyer. See contract/src/company/tax-kinds.ts.
create table company.tax_kind (
  company_id integer primary key references company.company on delete cascade,
  kind text not null check (kind in ('regular', 'government', 'collector', 'not_collected', 'exempt', 'export')),
  -- The number by which Coretax lists the facility: 02 is TD.00502 and TD.01102.
  facility text check (facility ~ '^\d{2}$'),
  -- The document that grants the facility.
  document_number text not null default '' check (length(document_number) <= 100),
  document_on date,
  -- Its last day; null where it has none.
  valid_until date,
  file_key text unique,
  file_name text,
  file_type text,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((kind in ('not_collected', 'exempt')) = (facility is not null)),
  check ((facility is null) = (document_on is null) and (facility is null) = (document_number = '')),
  check (facility is null or file_key is not null),
  check ((file_key is null) = (file_name is null) and (file_key is null) = (file_type is null)),
  check (valid_until >= document_on)
);

-- What other modules need to know of it.
create view company.taxed_as as
  select c.id as company_id, c.legal_name as name, coalesce(t.kind, 'regular') as kind, t.facility,
    coalesce(t.document_number, '') as document_number, t.document_on, t.valid_until
  from company.company c left join company.tax_kind t on t.company_id = c.id;
