-- A refund of held money may be of no attempt: of an order, an invoice, or the company alone. And what is held for an order may be
-- moved to the company's account.
alter table ledger.posting drop constraint posting_check3,
  add constraint posting_of_attempt check (
    (account <> 'suspense' or (attempt_id is not null and order_id is not null))
    and (account <> 'refund_in_transit' or attempt_id is null or order_id is not null));
alter table ledger.journal drop constraint journal_kind_check, drop constraint journal_source_check,
  add constraint journal_kind_check check (kind in ('payment_received', 'payment_accepted', 'payment_taken_back',
    'invoice_issued', 'credit_note_issued', 'advance_used', 'advance_moved', 'refund_requested', 'refund_made',
    'refund_refused', 'transfer_corrected', 'tax_withheld', 'bank_charge', 'write_off', 'difference_decided')),
  add constraint journal_source_check check (source in ('attempt', 'proof', 'transfer', 'invoice', 'credit_note', 'refund',
    'held_refund', 'allocation', 'adjustment', 'journal', 'difference'));

-- A refund of money that is held for an order, for an invoice, or for the company beside both.
create table ledger.held_refund (
  id integer primary key generated always as identity,
  company_id integer not null references company.company,
  order_id integer references orders.order,
  invoice_id integer references invoice.invoice,
  -- Whole rupiah.
  amount bigint not null check (amount > 0),
  -- 'asked' by a member; 'requested' by finance: its money is on its way back; 'done' once it was transferred.
  state text not null check (state in ('asked', 'requested', 'done', 'refused')),
  -- The buyer reads it.
  reason text not null check (length(reason) between 1 and 2000),
  bank text not null check (length(bank) between 1 and 100),
  account_number text not null check (length(account_number) between 1 and 40),
  account_holder text not null check (length(account_holder) between 1 and 100),
  asked_by integer references identity.member,
  asked_at timestamptz,
  requested_by integer references identity.staff,
  requested_at timestamptz,
  ended_by integer references identity.staff,
  ended_at timestamptz,
  transferred_on date,
  reference text not null default '' check (length(reference) <= 200),
  refusal text not null default '' check (length(refusal) <= 2000),
  check (order_id is null or invoice_id is null),
  check ((asked_by is null) = (asked_at is null)),
  check (asked_by is not null or requested_by is not null),
  check ((requested_by is null) = (requested_at is null)),
  check ((state in ('done', 'refused')) = (ended_at is not null)),
  check ((ended_by is null) = (ended_at is null)),
  check ((state = 'done') = (transferred_on is not null)),
  check (state in ('asked', 'refused') or requested_at is not null)
);
create index held_refund_of_company on ledger.held_refund (company_id, id);
create index held_refund_open on ledger.held_refund (id) where state in ('asked', 'requested');
