-- What the gateway is asked for an attempt that goes through it, and what it answered.
alter table payment.attempt
  -- The invoice that it pays; null where it pays an order in advance.
  add column invoice_id integer references invoice.invoice on delete cascade,
  -- Names the attempt at the gateway, which takes each name once.
  add column gateway_order_id text unique,
  add column transaction_id text,
  -- Where the buyer pays it: an account, a bill, or the picture of a QR code.
  add column instructions jsonb,
  -- Until when it can be paid.
  add column expires_at timestamptz,
  add column ended_at timestamptz,
  -- Whole rupiah that went back to the buyer.
  add column refunded bigint not null default 0 check (refunded >= 0);
drop index payment.open_attempt;
create unique index open_attempt on payment.attempt (order_id)
  where state in ('created', 'pending') and invoice_id is null;
create unique index open_attempt_of_invoice on payment.attempt (invoice_id)
  where state in ('created', 'pending') and invoice_id is not null;
create index attempt_at_gateway on payment.attempt (id)
  where state in ('created', 'pending') and gateway_order_id is not null;
create index attempt_to_review on payment.attempt (id) where state = 'needs_review';

-- What came for orders that are paid in advance and did not go back, without what waits for finance, and that.
create view payment.money_of_order as
  select order_id,
    coalesce(sum(received - refunded) filter (where state <> 'needs_review'), 0)::bigint as counted,
    coalesce(sum(received - refunded) filter (where state = 'needs_review'), 0)::bigint as to_review
  from payment.attempt where invoice_id is null group by order_id;

-- What the gateway told, once each; what it says when it is asked decides.
create table payment.notification (
  id integer primary key generated always as identity,
  attempt_id integer not null references payment.attempt on delete cascade,
  transaction_id text not null,
  status text not null,
  received_at timestamptz not null,
  unique (transaction_id, status)
);
create index notification_of_attempt on payment.notification (attempt_id);

-- Money of an attempt that goes back to the buyer.
create table payment.refund (
  id integer primary key generated always as identity,
  attempt_id integer not null references payment.attempt on delete cascade,
  number integer not null check (number >= 1),
  -- Whole rupiah.
  amount bigint not null check (amount > 0),
  way text not null check (way in ('gateway', 'transfer')),
  state text not null check (state in ('asked', 'done', 'failed')),
  reason text not null check (length(reason) between 1 and 2000),
  -- What shows that it was transferred.
  file_key text,
  file_name text,
  file_type text,
  asked_by integer not null references identity.staff,
  asked_at timestamptz not null,
  ended_at timestamptz,
  unique (attempt_id, number),
  check ((way = 'transfer') = (file_key is not null and file_name is not null and file_type is not null)),
  check ((state = 'asked') = (ended_at is null))
);
-- One at a time, so that no two go beyond what came.
create unique index asked_refund on payment.refund (attempt_id) where state = 'asked';
