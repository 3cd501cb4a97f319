create schema invoice;

-- The last number of a sequence in a year. Its row is locked by the transaction that issues: what is undone leaves no gap.
create table invoice.counter (
  sequence text not null check (sequence in ('invoice', 'credit_note', 'receipt')),
  year integer not null,
  last integer not null check (last >= 1),
  primary key (sequence, year)
);

-- How a company is billed; one without a row as everybody.
create table invoice.billing (
  company_id integer primary key references company.company on delete cascade,
  -- Its days to pay count from the day on which it takes an invoice over (tukar faktur).
  billing_from_receipt boolean not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- An invoice copies all that it says: nothing that changes later changes it.
create table invoice.invoice (
  id integer primary key generated always as identity,
  number text not null unique,
  company_id integer not null references company.company,
  order_id integer not null references orders.order,
  -- The delivery it is for; null for one of a whole order.
  delivery_id integer unique,
  requester_id integer not null references identity.member,
  language text not null check (language in ('en', 'id')),
  issued_on date not null,
  issued_at timestamptz not null,
  -- Null where the shop issued it by itself.
  issued_by integer references identity.staff,
  -- Days to pay, of an order on terms.
  terms_days integer,
  -- Those count from the day on which the company took it over; until then it has no due date.
  is_due_from_receipt boolean not null,
  received_on date,
  due_on date,
  seller_name text not null,
  seller_npwp text not null,
  seller_address text[] not null,
  buyer_name text not null,
  buyer_npwp text not null,
  buyer_nitku text not null,
  -- See contract/src/company/records.ts, 'address'.
  billing_address jsonb,
  delivery_address jsonb,
  accounts_email text not null,
  order_number text not null,
  quotation_number text not null,
  customer_reference text not null,
  po_number text not null,
  -- What tax is of the price, and the rate that it is written with.
  tax_percent numeric(5, 2) not null,
  tax_rate_percent numeric(5, 2) not null,
  -- Whole rupiah, before tax.
  delivery_cost bigint not null check (delivery_cost >= 0),
  amount_untaxed bigint not null check (amount_untaxed >= 0),
  amount_tax bigint not null check (amount_tax >= 0),
  amount_total bigint not null check (amount_total = amount_untaxed + amount_tax),
  -- DPP nilai lain: what the written rate is taken of.
  tax_base bigint not null check (tax_base >= 0),
  amount_paid bigint not null default 0 check (amount_paid >= 0),
  amount_credited bigint not null default 0 check (amount_credited between 0 and amount_total),
  -- The receipt (kuitansi), once nothing is due.
  receipt_number text unique,
  receipt_on date,
  -- The faktur pajak, once finance has attached it.
  tax_invoice_number text,
  tax_invoice_key text,
  tax_invoice_name text,
  tax_invoice_type text,
  tax_invoice_at timestamptz,
  version integer not null default 1,
  check ((receipt_number is null) = (receipt_on is null)),
  check ((tax_invoice_number is null) = (tax_invoice_key is null)
    and (tax_invoice_key is null) = (tax_invoice_name is null)
    and (tax_invoice_key is null) = (tax_invoice_type is null)
    and (tax_invoice_key is null) = (tax_invoice_at is null))
);
-- An order is invoiced once as a whole; a job that runs twice makes one.
create unique index invoice_of_whole_order on invoice.invoice (order_id) where delivery_id is null;
create index invoice_of_order on invoice.invoice (order_id);
create index invoice_of_company on invoice.invoice (company_id, id desc);
create index invoice_unpaid on invoice.invoice (due_on) where amount_paid + amount_credited < amount_total;

create table invoice.line (
  id integer primary key generated always as identity,
  invoice_id integer not null references invoice.invoice on delete cascade,
  place integer not null,
  order_line_id integer not null references orders.line,
  sku text not null,
  name_en text not null,
  name_id text not null,
  uom text not null,
  quantity integer not null check (quantity >= 1),
  unit_price bigint not null check (unit_price >= 0),
  -- Hundredths of a per cent.
  discount integer not null check (discount between 0 and 10000),
  amount_untaxed bigint not null check (amount_untaxed >= 0),
  amount_tax bigint not null check (amount_tax >= 0),
  unique (invoice_id, place)
);
create index line_of_order_line on invoice.line (order_line_id);

-- Money that came for an invoice.
create table invoice.payment (
  id integer primary key generated always as identity,
  invoice_id integer not null references invoice.invoice on delete cascade,
  paid_on date not null,
  amount bigint not null check (amount > 0),
  -- A payment method, or 'transfer' where finance matched it.
  method text not null,
  reference text not null default '' check (length(reference) <= 200),
  recorded_at timestamptz not null,
  recorded_by integer references identity.staff
);
create index payment_of_invoice on invoice.payment (invoice_id, id);

create table invoice.credit_note (
  id integer primary key generated always as identity,
  number text not null unique,
  invoice_id integer not null references invoice.invoice,
  issued_on date not null,
  issued_at timestamptz not null,
  issued_by integer references identity.staff,
  reason text not null check (length(reason) <= 2000),
  -- Of one that the shop gives by itself, in place of a text: `creditReasons` in words/src/invoice-emails.ts.
  reason_code text check (reason_code in ('cancelled')),
  amount_untaxed bigint not null check (amount_untaxed >= 0),
  amount_tax bigint not null check (amount_tax >= 0),
  amount_total bigint not null check (amount_total = amount_untaxed + amount_tax and amount_total > 0),
  tax_base bigint not null check (tax_base >= 0),
  -- The buyer's own note of what they return (nota retur).
  return_note_number text,
  return_note_on date,
  return_note_key text,
  return_note_name text,
  return_note_type text,
  version integer not null default 1,
  check ((return_note_number is null) = (return_note_on is null)),
  check ((return_note_key is null) = (return_note_name is null)
    and (return_note_key is null) = (return_note_type is null))
);
create index credit_note_of_invoice on invoice.credit_note (invoice_id, id);

-- What a credit note gives back, by line of the invoice; a line without one is an amount by itself.
create table invoice.credit_line (
  id integer primary key generated always as identity,
  credit_note_id integer not null references invoice.credit_note on delete cascade,
  place integer not null,
  invoice_line_id integer references invoice.line,
  quantity integer check (quantity >= 1),
  amount_untaxed bigint not null check (amount_untaxed >= 0),
  amount_tax bigint not null check (amount_tax >= 0),
  check ((invoice_line_id is null) = (quantity is null)),
  unique (credit_note_id, place)
);
create index credit_line_of_line on invoice.credit_line (invoice_line_id);

-- Which reminders were sent, by the due date that they name.
create table invoice.reminder (
  invoice_id integer not null references invoice.invoice on delete cascade,
  due_on date not null,
  -- From the due date; before it negative.
  days integer not null,
  sent_at timestamptz not null,
  primary key (invoice_id, due_on, days)
);

-- What is still to be paid of each invoice.
create view invoice.unpaid as
  select id, company_id, order_id, due_on, amount_total - amount_credited - amount_paid as amount_due
  from invoice.invoice where amount_paid + amount_credited < amount_total;

-- What companies owe: unpaid invoices, and what is not invoiced yet of orders on terms.
create view invoice.owed as
  select company_id, amount_due as amount from invoice.unpaid
  union all
  select o.company_id, o.amount_total - coalesce(
    (select sum(i.amount_total) from invoice.invoice i where i.order_id = o.id), 0)::bigint
  from orders.on_terms o;
