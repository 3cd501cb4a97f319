-- Invoices that companies pay by terms: what money of a company can be for.
create view invoice.on_terms as
  select id, number, company_id, order_id, due_on from invoice.invoice where terms_days is not null;

-- A statement of a bank account as finance uploaded it. The file itself is not stored: its lines are.
create table payment.bank_statement (
  id integer primary key generated always as identity,
  -- The digits of the account.
  account text not null check (account ~ '^[0-9]{1,34}$'),
  layout text not null check (layout in ('bca', 'bca_business', 'mandiri', 'mandiri_kopra', 'bri', 'bni', 'mt940')),
  file_name text not null,
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  first_day date not null,
  last_day date not null,
  line_count integer not null check (line_count >= 1),
  -- Lines that no statement before had.
  new_count integer not null default 0,
  pending_count integer not null,
  uploaded_at timestamptz not null,
  uploaded_by integer not null references identity.staff,
  unique (account, file_sha256)
);

create table payment.bank_line (
  id integer primary key generated always as identity,
  statement_id integer not null references payment.bank_statement,
  account text not null,
  day date not null,
  -- In sen; what left the account is negative.
  amount bigint not null check (amount <> 0),
  text text not null,
  reference text not null,
  -- The same line of two statements is one; lines of a day that are equal are numbered.
  line_sha256 text not null check (line_sha256 ~ '^[0-9a-f]{64}$'),
  occurrence integer not null check (occurrence >= 1),
  state text not null check (state in ('open', 'posted', 'linked', 'ignored', 'outgoing')),
  -- The money that it is.
  transfer_id integer unique references ledger.transfer,
  proof_id integer unique references payment.proof,
  reason text not null default '' check (length(reason) <= 2000),
  decided_at timestamptz,
  decided_by integer references identity.staff,
  unique (account, line_sha256, occurrence),
  check ((state in ('posted', 'linked')) = (num_nonnulls(transfer_id, proof_id) = 1)),
  check ((state = 'ignored') = (reason <> '')),
  check ((state in ('open', 'outgoing')) = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create index bank_line_of_statement on payment.bank_line (statement_id, id);
create index bank_line_of_state on payment.bank_line (state, day, id);
create index bank_line_of_day on payment.bank_line (account, day);
