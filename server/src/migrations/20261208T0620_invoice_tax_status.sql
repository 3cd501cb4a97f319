-- What kind of buyer an invoice was issued to for VAT, with its facility: later changes of the company do not change it.
alter table invoice.invoice
  add column tax_kind text not null default 'regular'
    check (tax_kind in ('regular', 'government', 'collector', 'not_collected', 'exempt', 'export')),
  add column tax_facility text check (tax_facility ~ '^\d{2}$'),
  add column tax_document_number text not null default '' check (length(tax_document_number) <= 100),
  add column tax_document_on date,
  add column tax_valid_until date,
  add check ((tax_kind in ('not_collected', 'exempt')) = (tax_facility is not null)),
  add check ((tax_facility is null) = (tax_document_on is null)),
  add check (tax_facility is not null or tax_valid_until is null);

-- Invoices from before: the kind of their company, regular where its facility was not valid on the day of issue.
update invoice.invoice i
set tax_kind = t.kind, tax_facility = t.facility, tax_document_number = t.document_number, tax_document_on = t.document_on,
  tax_valid_until = t.valid_until
from company.taxed_as t
where t.company_id = i.company_id
  and (t.facility is null or i.issued_on between t.document_on and coalesce(t.valid_until, 'infinity'));

drop view company.taxed_as;
