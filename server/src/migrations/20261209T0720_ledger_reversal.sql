-- Uses of money on account, and what settled an invoice without money, can be reversed by finance: the row stays, a journal undoes it.
alter table ledger.allocation
  add column reversed_at timestamptz,
  add column reversed_by integer references identity.staff,
  add column reversal_reason text not null default '' check (length(reversal_reason) <= 2000),
  add constraint allocation_reversal check ((reversed_at is null) = (reversed_by is null));
alter table ledger.adjustment
  add column reversed_at timestamptz,
  add column reversed_by integer references identity.staff,
  add column reversal_reason text not null default '' check (length(reversal_reason) <= 2000),
  add constraint adjustment_reversal check ((reversed_at is null) = (reversed_by is null));
create index allocation_of_company on ledger.allocation (company_id, id);

create or replace view ledger.withheld as
  select id, invoice_id, amount, note, recorded_at, certificate_number, certificate_on, certificate_name, certificate_at
  from ledger.adjustment where kind = 'tax_withheld' and reversed_at is null;
