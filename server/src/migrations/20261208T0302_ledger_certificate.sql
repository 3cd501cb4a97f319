-- The certificate (bukti potong) of tax that a payer withheld.
alter table ledger.adjustment
  add column certificate_on date,
  add column certificate_key text,
  add column certificate_name text,
  add column certificate_type text,
  add column certificate_at timestamptz,
  add column certificate_by integer references identity.staff,
  add constraint certificate_of_tax check (certificate_key is null or kind = 'tax_withheld'),
  add constraint certificate_whole check (num_nonnulls(certificate_on, certificate_key, certificate_name, certificate_type,
    certificate_at, certificate_by) in (0, 6));
create index adjustment_without_certificate on ledger.adjustment (id) where kind = 'tax_withheld' and certificate_key is null;
-- Journals of a period in their order.
create index journal_of_day on ledger.journal (day, id);
-- What payers withheld.
create view ledger.withheld as
  select id, invoice_id, amount, note, recorded_at, certificate_number, certificate_on, certificate_name, certificate_at
  from ledger.adjustment where kind = 'tax_withheld';
