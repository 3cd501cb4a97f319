create schema payment;

-- What a company may owe, as staff set it; one without a row buys nothing on terms.
create table payment.credit (
  company_id integer primary key references company.company on delete cascade,
  -- Whole rupiah, tax included.
  credit_limit bigint not null check (credit_limit >= 0),
  terms_days integer not null check (terms_days between 1 and 180),
  version integer not null default 1,
  updated_at timestamptz not null
);

-- One attempt to pay an order.
create table payment.attempt (
  id integer primary key generated always as identity,
  order_id integer not null references orders.order on delete cascade,
  number integer not null check (number >= 1),
  method text not null,
  -- Whole rupiah that are asked for, and that came.
  amount bigint not null check (amount > 0),
  received bigint not null default 0 check (received >= 0),
  state text not null check (state in ('created', 'pending', 'paid', 'expired', 'denied', 'cancelled', 'failed',
    'needs_review', 'reversed', 'partially_refunded', 'refunded')),
  created_at timestamptz not null,
  version integer not null default 1,
  unique (order_id, number)
);
create unique index open_attempt on payment.attempt (order_id) where state in ('created', 'pending');

-- What a buyer shows of a bank transfer; staff look whether it came.
create table payment.proof (
  id integer primary key generated always as identity,
  attempt_id integer not null references payment.attempt on delete cascade,
  file_key text not null,
  file_name text not null,
  file_type text not null,
  -- What the buyer says was transferred, and when.
  amount bigint not null check (amount > 0),
  transferred_on date not null,
  uploaded_by integer not null references identity.member,
  uploaded_at timestamptz not null,
  state text not null check (state in ('waiting', 'verified', 'rejected')),
  -- What came, as staff see it on the account.
  received bigint check (received > 0),
  reason text not null default '' check (length(reason) <= 2000),
  decided_by integer references identity.staff,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'verified') = (received is not null))
);
create index proof_of_attempt on payment.proof (attempt_id, id);
