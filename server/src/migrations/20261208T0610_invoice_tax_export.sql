-- A file of tax invoices (faktur pajak) for Coretax. It has all that an invoice does not copy, so that it never changes.
create table invoice.tax_export (
  id integer primary key generated always as identity,
  -- The first day of its month.
  period date not null check (extract(day from period) = 1),
  created_at timestamptz not null,
  created_by integer not null references identity.staff,
  seller_npwp text not null check (seller_npwp ~ '^\d{16}$'),
  seller_nitku text not null check (seller_nitku ~ '^\d{22}$'),
  -- The tax of invoices that charge none.
  tax_percent numeric(5, 2) not null,
  -- The code of each unit of its lines.
  units jsonb not null
);
create index tax_export_of_period on invoice.tax_export (period, id);

create table invoice.tax_export_invoice (
  export_id integer not null references invoice.tax_export on delete cascade,
  invoice_id integer not null references invoice.invoice on delete cascade,
  trx_code text not null check (trx_code ~ '^\d{2}$'),
  facility text check (facility ~ '^\d{2}$'),
  document_number text not null,
  document_on date,
  -- Coretax refused it, or staff will export it again.
  withdrawn_at timestamptz,
  primary key (export_id, invoice_id)
);
-- An invoice is in one file at a time.
create unique index tax_export_of_invoice on invoice.tax_export_invoice (invoice_id) where withdrawn_at is null;

-- The number that Coretax gave an invoice, as its list of output tax invoices names it, before the PDF is there.
create table invoice.tax_number (
  invoice_id integer primary key references invoice.invoice on delete cascade,
  number text not null unique check (number ~ '^\d{17}$'),
  recorded_at timestamptz not null,
  recorded_by integer not null references identity.staff
);
create index invoice_by_tax_number on invoice.invoice (tax_invoice_number) where tax_invoice_number is not null;
