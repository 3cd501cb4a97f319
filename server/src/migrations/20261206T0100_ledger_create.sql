create schema ledger;

-- One business event. An event that was undone may happen again: then with the next occurrence.
create table ledger.journal (
  id integer primary key generated always as identity,
  posted_at timestamptz not null,
  -- In Jakarta.
  day date not null,
  kind text not null check (kind in ('payment_received', 'payment_accepted', 'payment_taken_back', 'invoice_issued',
    'credit_note_issued', 'advance_used', 'refund_requested', 'refund_made', 'refund_refused', 'transfer_corrected',
    'tax_withheld', 'bank_charge', 'write_off')),
  -- The document of the event.
  source text not null check (source in ('attempt', 'proof', 'transfer', 'invoice', 'credit_note', 'refund', 'allocation',
    'adjustment', 'journal')),
  source_id integer not null,
  occurrence integer not null default 1 check (occurrence >= 1),
  note text not null default '' check (length(note) <= 2000),
  staff_id integer references identity.staff,
  unique (kind, source, source_id, occurrence)
);

-- Money that finance saw on a bank account; what went back is negative.
create table ledger.transfer (
  id integer primary key generated always as identity,
  company_id integer not null references company.company,
  transferred_on date not null,
  -- Whole rupiah.
  amount bigint not null check (amount <> 0),
  reference text not null default '' check (length(reference) <= 200),
  recorded_at timestamptz not null,
  recorded_by integer not null references identity.staff,
  -- A transfer that was typed wrong is corrected: its journal is undone, and another one is recorded.
  corrected_at timestamptz,
  corrected_by integer references identity.staff,
  correction_reason text not null default '' check (length(correction_reason) <= 2000),
  check ((corrected_at is null) = (corrected_by is null))
);
create index transfer_of_company on ledger.transfer (company_id, id);

-- A use of money that is held for a company beside orders.
create table ledger.allocation (
  id integer primary key generated always as identity,
  company_id integer not null references company.company,
  recorded_at timestamptz not null,
  recorded_by integer not null references identity.staff
);

-- What settles an invoice without money: tax that the payer withheld (PPh 22, 23), a bank's charge, a small difference.
create table ledger.adjustment (
  id integer primary key generated always as identity,
  invoice_id integer not null references invoice.invoice,
  kind text not null check (kind in ('tax_withheld', 'bank_charge', 'write_off')),
  -- Whole rupiah.
  amount bigint not null check (amount > 0),
  note text not null check (length(note) between 1 and 2000),
  -- Of tax withheld: its certificate (bukti potong).
  certificate_number text,
  recorded_at timestamptz not null,
  recorded_by integer not null references identity.staff
);
create index adjustment_of_invoice on ledger.adjustment (invoice_id, id);

-- The sides of an event: debit is positive. Only `cash` has all documents; the others have what their balance is kept by.
create table ledger.posting (
  id integer primary key generated always as identity,
  journal_id integer not null references ledger.journal,
  account text not null check (account in ('cash', 'receivable', 'advance', 'suspense', 'refund_in_transit', 'sales',
    'delivery_income', 'output_tax', 'withheld', 'bank_charge', 'write_off')),
  company_id integer not null references company.company,
  order_id integer references orders.order,
  invoice_id integer references invoice.invoice,
  attempt_id integer references payment.attempt,
  -- Of cash: the payment method.
  method text,
  -- Whole rupiah.
  amount bigint not null check (amount <> 0),
  check ((account = 'cash') = (method is not null)),
  -- Money held belongs to an order, or to the invoice that has no need of it; or to the company alone.
  check (account <> 'advance' or (attempt_id is null and (order_id is null or invoice_id is null))),
  check (account <> 'receivable' or (attempt_id is null and order_id is not null)),
  -- What is in review, or on its way back, is of an attempt.
  check (account not in ('suspense', 'refund_in_transit') or (attempt_id is not null and order_id is not null))
);
create index posting_of_journal on ledger.posting (journal_id);
create index posting_of_company on ledger.posting (company_id, id);
create index posting_of_order on ledger.posting (order_id) where order_id is not null;
create index posting_of_attempt on ledger.posting (attempt_id) where attempt_id is not null;

-- What commands read: the sums of the accounts of money owed and held.
create table ledger.balance (
  account text not null,
  company_id integer not null references company.company,
  order_id integer references orders.order,
  invoice_id integer references invoice.invoice,
  attempt_id integer references payment.attempt,
  amount bigint not null,
  unique nulls not distinct (account, company_id, order_id, invoice_id, attempt_id)
);
create index balance_of_order on ledger.balance (order_id) where order_id is not null;
create index balance_of_invoice on ledger.balance (invoice_id) where invoice_id is not null;
create index balance_of_company on ledger.balance (company_id, account) where amount <> 0;

-- What is still to be paid of an invoice; and what is held, or on its way back, of money that came for it alone.
create view ledger.money_of_invoice as
  select invoice_id, coalesce(sum(amount) filter (where account = 'receivable'), 0)::bigint as receivable,
    coalesce(-sum(amount) filter (where account in ('advance', 'refund_in_transit')), 0)::bigint as held
  from ledger.balance where invoice_id is not null group by invoice_id;

-- What is held for an order, or on its way back.
create view ledger.money_of_order as
  select order_id, coalesce(-sum(amount) filter (where account in ('advance', 'refund_in_transit')), 0)::bigint as held
  from ledger.balance where order_id is not null and invoice_id is null group by order_id;

-- What came by a payment attempt, less what went back.
create view ledger.cash_of_attempt as
  select attempt_id, sum(amount)::bigint as amount from ledger.posting
  where account = 'cash' and attempt_id is not null group by attempt_id;

-- What a company owes for invoices, less the money that is held for it beside orders.
create view ledger.receivable_or_on_account as
  select company_id, amount from ledger.balance
  where account = 'receivable' or (account = 'advance' and order_id is null);

-- Documents whose sums from before the ledger do not agree with each other. They are frozen until finance has decided.
create table ledger.difference (
  id integer primary key generated always as identity,
  company_id integer not null references company.company,
  order_id integer not null references orders.order,
  invoice_id integer references invoice.invoice,
  -- Whole rupiah that the document says were paid, and that came by its payments.
  stored bigint not null,
  computed bigint not null,
  found_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references identity.staff,
  note text not null default '',
  check ((decided_at is null) = (decided_by is null))
);
create index difference_open on ledger.difference (order_id) where decided_at is null;

-- What was sold before: every sum as its documents tell it.
create temporary table carried_history (
  kind text, source text, source_id integer, posted_at timestamptz, staff_id integer, account text, company_id integer,
  order_id integer, invoice_id integer, attempt_id integer, method text, amount bigint
) on commit drop;

insert into ledger.transfer (id, company_id, transferred_on, amount, reference, recorded_at, recorded_by) overriding system value
  select p.id, i.company_id, p.paid_on, p.amount, p.reference, p.recorded_at, p.recorded_by
  from invoice.payment p join invoice.invoice i on i.id = p.invoice_id
  where i.terms_days is not null and p.recorded_by is not null order by p.id;
select setval(pg_get_serial_sequence('ledger.transfer', 'id'), coalesce(max(id), 0) + 1, false) from ledger.transfer;

-- Money that waits for finance, or that went back before it ever paid an order.
create temporary table carried_reviewed on commit drop as
  select a.id as attempt_id, a.state = 'needs_review'
    or (a.state = 'refunded' and a.invoice_id is null and o.state <> 'cancelled'
      and o.payment_state in ('unpaid', 'pending', 'partially_paid')) as in_review
  from payment.attempt a join orders.order o on o.id = a.order_id;

-- Each money that came and went, with the place where it was held: an attempt in review, an order, or an invoice.
create temporary table carried_moved on commit drop as
  select m.*, o.company_id, o.payment_method = 'terms' as is_on_terms from (
    select 'payment_received' as kind, 'attempt' as source, a.id as source_id, coalesce(a.ended_at, a.created_at) as at,
      null::integer as staff_id, a.order_id, a.invoice_id, a.id as attempt_id, a.method, r.in_review, a.received as amount
    from payment.attempt a join carried_reviewed r on r.attempt_id = a.id where a.received > 0
    union all
    select 'refund_made', 'attempt', a.id, coalesce(a.ended_at, a.created_at), null, a.order_id, a.invoice_id, a.id, a.method,
      r.in_review, -a.refunded
    from payment.attempt a join carried_reviewed r on r.attempt_id = a.id where a.refunded > 0
    union all
    select 'refund_requested', 'refund', r.id, r.requested_at, r.requested_by, a.order_id, a.invoice_id, a.id, a.method,
      false, -r.amount
    from payment.refund r join payment.attempt a on a.id = r.attempt_id
    where r.state = 'requested' and a.state <> 'needs_review'
    union all
    select case when t.amount > 0 then 'payment_received' else 'refund_made' end, 'transfer', t.id, t.recorded_at,
      t.recorded_by, i.order_id, i.id, null, p.method, false, t.amount
    from ledger.transfer t join invoice.payment p on p.id = t.id join invoice.invoice i on i.id = p.invoice_id
  ) m join orders.order o on o.id = m.order_id;

insert into carried_history
  select kind, source, source_id, at, staff_id,
    case when kind = 'refund_requested' then 'refund_in_transit' else 'cash' end, company_id, order_id, invoice_id, attempt_id,
    case when kind <> 'refund_requested' then method end, amount
  from carried_moved
  union all
  select kind, source, source_id, at, staff_id, case when in_review then 'suspense' else 'advance' end, company_id,
    case when in_review or invoice_id is null then order_id end, invoice_id,
    case when in_review then attempt_id end, null, -amount
  from carried_moved;

create temporary table carried_sums on commit drop as
  select order_id, invoice_id, coalesce(sum(amount) filter (where not in_review), 0)::bigint as held,
    coalesce(-sum(amount) filter (where kind = 'refund_requested'), 0)::bigint as in_transit,
    coalesce(sum(amount) filter (where in_review), 0)::bigint as reviewed
  from carried_moved group by order_id, invoice_id;
create index on carried_sums (order_id);
analyze carried_sums;

-- The invoice of a cancelled order counted money in review; the ledger has that apart.
update invoice.invoice i set amount_paid = i.amount_paid - s.reviewed
  from carried_sums s join orders.order o on o.id = s.order_id
  where o.state = 'cancelled' and s.invoice_id is null and s.reviewed > 0 and i.order_id = s.order_id and i.terms_days is null
    and i.amount_paid = s.held + s.in_transit + s.reviewed;

-- What was held for each invoice beside reviews, and so how much of it was used, and how much of its credit notes it needed.
create temporary table carried_settled on commit drop as
  select i.*, least(greatest(m.held, 0), i.amount_total) as used,
    least(i.amount_credited, i.amount_total - least(greatest(m.held, 0), i.amount_total)) as credit_needed,
    m.held, m.in_transit
  from invoice.invoice i cross join lateral (
    select coalesce(max(s.held), 0) as held, coalesce(max(s.in_transit), 0) as in_transit
    from carried_sums s where s.order_id = i.order_id
      and s.invoice_id is not distinct from case when i.terms_days is not null then i.id end) m;

insert into carried_history
  select 'invoice_issued', 'invoice', s.id, s.issued_at, s.issued_by, side.account, s.company_id, s.order_id, s.id, null::integer, null::text,
    side.amount
  from carried_settled s cross join lateral (values ('receivable', s.amount_total), ('sales', s.delivery_cost - s.amount_untaxed),
    ('delivery_income', -s.delivery_cost), ('output_tax', -s.amount_tax)) as side (account, amount)
  union all
  select 'advance_used', 'invoice', s.id, s.issued_at, null, side.account, s.company_id,
    case when side.account = 'receivable' or s.terms_days is null then s.order_id end,
    case when side.account = 'receivable' or s.terms_days is not null then s.id end, null, null, side.amount
  from carried_settled s cross join lateral (values ('advance', s.used), ('receivable', -s.used)) as side (account, amount)
  union all
  select 'credit_note_issued', 'credit_note', n.id, n.issued_at, n.issued_by, side.account, n.company_id,
    case when side.account <> 'advance' or n.terms_days is null then n.order_id end,
    case when side.account <> 'advance' or n.terms_days is not null then n.invoice_id end, null, null, side.amount
  from (
    select c.*, s.company_id, s.order_id, s.terms_days,
      least(sum(c.amount_total) over earlier, s.credit_needed)
        - least(sum(c.amount_total) over earlier - c.amount_total, s.credit_needed) as needed
    from invoice.credit_note c join carried_settled s on s.id = c.invoice_id
    window earlier as (partition by c.invoice_id order by c.id)
  ) n cross join lateral (values ('sales', n.amount_untaxed), ('output_tax', n.amount_tax), ('receivable', -n.needed),
    ('advance', n.needed - n.amount_total)) as side (account, amount);

delete from carried_history where amount = 0;
insert into ledger.journal (posted_at, day, kind, source, source_id, staff_id)
  select min(posted_at), (min(posted_at) at time zone 'Asia/Jakarta')::date, kind, source, source_id, min(staff_id)
  from carried_history group by kind, source, source_id
  order by min(posted_at), array_position(array['payment_received', 'invoice_issued'], kind), source_id;
insert into ledger.posting (journal_id, account, company_id, order_id, invoice_id, attempt_id, method, amount)
  select j.id, h.account, h.company_id, h.order_id, h.invoice_id, h.attempt_id, h.method, h.amount
  from carried_history h join ledger.journal j using (kind, source, source_id) order by j.id;
insert into ledger.balance (account, company_id, order_id, invoice_id, attempt_id, amount)
  select account, company_id, order_id, invoice_id, attempt_id, sum(amount) from ledger.posting
  where account in ('receivable', 'advance', 'suspense', 'refund_in_transit') group by 1, 2, 3, 4, 5;

insert into ledger.difference (company_id, order_id, invoice_id, stored, computed, found_at)
  select s.company_id, s.order_id, s.id, s.amount_paid, s.held + s.in_transit, now()
  from carried_settled s where s.amount_paid <> s.held + s.in_transit or s.held < 0
  union all
  select b.company_id, b.order_id, null, 0, -b.amount, now() from ledger.balance b
  where b.account = 'advance' and b.order_id is not null and b.amount > 0
    and not exists (select from carried_settled s where s.order_id = b.order_id);

-- The postings of a journal are inserted by one statement: they must sum to 0, and their balances follow.
create function ledger.keep_balances() returns trigger language plpgsql as $$
begin
  if exists (select from ledger.posting where journal_id in (select journal_id from added)
      group by journal_id having sum(amount) <> 0) then
    raise exception 'the postings of a journal do not sum to 0';
  end if;
  insert into ledger.balance (account, company_id, order_id, invoice_id, attempt_id, amount)
    select account, company_id, order_id, invoice_id, attempt_id, sum(amount) from added
    where account in ('receivable', 'advance', 'suspense', 'refund_in_transit')
    group by 1, 2, 3, 4, 5 order by company_id, order_id nulls first, invoice_id nulls first, attempt_id nulls first, account
  on conflict (account, company_id, order_id, invoice_id, attempt_id)
    do update set amount = ledger.balance.amount + excluded.amount;
  return null;
end $$;
create trigger balances after insert on ledger.posting referencing new table as added
  for each statement execute function ledger.keep_balances();

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a journal is never changed: post another one';
end $$;
create trigger unchanged before update or delete on ledger.journal
  for each row execute function ledger.refuse_change();
create trigger unchanged before update or delete on ledger.posting
  for each row execute function ledger.refuse_change();

do $$ begin
  if exists (select from ledger.posting group by journal_id having sum(amount) <> 0) then
    raise exception 'the history of payments does not sum to 0';
  end if;
end $$;

-- Several migrations may be one transaction.
drop table carried_history, carried_reviewed, carried_moved, carried_sums, carried_settled;
