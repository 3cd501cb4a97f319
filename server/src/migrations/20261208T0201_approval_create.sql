create schema approval;

-- A command of staff above their limit, with what it would do, and what became of it.
create table approval.request (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('quotation', 'credit_note', 'refund')),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'void')),
  company_id integer not null references company.company,
  -- The quotation, the invoice, or the attempt to pay.
  subject_id integer not null,
  -- The number of the quotation, of the invoice, or of the order that was paid.
  number text not null,
  -- Whole rupiah with tax.
  amount bigint not null check (amount >= 0),
  exceeded text[] not null,
  -- What the approver reads: lines, what was credited or refunded before, the text for the buyer.
  document jsonb not null,
  -- What is done once it is approved; it names the version of its document.
  command jsonb not null,
  reason text not null check (length(reason) between 1 and 2000),
  requested_at timestamptz not null,
  requested_by integer not null references identity.staff,
  decided_at timestamptz,
  -- Null where the document changed.
  decided_by integer references identity.staff,
  note text not null default '' check (length(note) <= 2000),
  check ((state = 'waiting') = (decided_at is null)),
  check (state not in ('approved', 'refused') or (decided_by is not null and decided_by <> requested_by)),
  check (state <> 'withdrawn' or decided_by = requested_by)
);
-- A newer request for a document replaces one that waits.
create unique index request_waiting on approval.request (kind, subject_id) where state = 'waiting';
create index request_by_state on approval.request (state, requested_at, id);
create index request_by_time on approval.request (requested_at, id);
create index request_of_company on approval.request (company_id, requested_at, id);
create index request_of_staff on approval.request (requested_by, requested_at, id);
