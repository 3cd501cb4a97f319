create schema quotation;

-- What quotations are numbered by: without doubles, gaps are of no matter.
create sequence quotation.number;

create table quotation.quotation (
  id integer primary key generated always as identity,
  number text not null unique,
  company_id integer not null references company.company,
  requester_id integer not null references identity.member,
  salesperson_id integer references identity.staff,
  source text not null check (source in ('cart', 'upload', 'request')),
  state text not null check (state in ('draft', 'submitted', 'in_review', 'info_requested', 'changes_requested',
    'quoted', 'ordered', 'declined', 'withdrawn', 'rejected', 'expired')),
  -- The version that is worked on, or the one that was sent last.
  version integer not null default 1,
  -- Raised by every change of the quotation; a change names the one it saw.
  revision integer not null default 1,
  -- The cart that it was made of, and what it held then.
  cart_id integer,
  cart_revision integer,
  -- A buyer has asked for it as a document, which their purchase order will name: a changed cart leaves it as it is.
  is_document boolean not null default false,
  -- A cart that was checked out to be ordered, be it a document as well.
  is_checkout boolean not null default false,
  language text not null check (language in ('en', 'id')),
  customer_reference text not null default '' check (length(customer_reference) <= 100),
  po_number text not null default '' check (length(po_number) <= 100),
  po_file_key text,
  po_file_name text,
  po_file_type text,
  -- Of the company's accounts department.
  accounts_email text not null default '' check (length(accounts_email) <= 254),
  notes text not null default '' check (length(notes) <= 2000),
  requested_ship_date date,
  is_ship_complete boolean not null default false,
  -- As they were when they were chosen; see contract/src/company/records.ts, 'address'.
  delivery_address jsonb,
  billing_address jsonb,
  delivery_method text,
  -- Whole rupiah before tax; null until a method is chosen.
  delivery_cost bigint check (delivery_cost >= 0),
  payment_method text,
  -- Until the end of this day in Jakarta the version that was sent last can be ordered.
  valid_until date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((cart_id is null) = (cart_revision is null)),
  check ((po_file_key is null) = (po_file_name is null) and (po_file_key is null) = (po_file_type is null))
);
-- A cart as it was at one moment is checked out once, unless that one was taken back.
create unique index quotation_of_cart on quotation.quotation (cart_id, cart_revision)
  where source = 'cart' and state not in ('withdrawn', 'declined', 'rejected', 'expired');
create index quotation_of_company on quotation.quotation (company_id, id desc);
create index quotation_by_state on quotation.quotation (state, updated_at);
create index quotation_valid_until on quotation.quotation (valid_until) where state = 'quoted';

-- What a quotation offers, version by version. One that was sent never changes.
create table quotation.version (
  quotation_id integer not null references quotation.quotation on delete cascade,
  version integer not null check (version >= 1),
  tax_percent numeric(5, 2) not null,
  valid_until date,
  -- What staff write to the buyer along with it.
  comment text not null default '' check (length(comment) <= 2000),
  sent_at timestamptz,
  -- Whole rupiah before tax, as staff set it for this version; null where the rates say it.
  delivery_cost bigint check (delivery_cost >= 0),
  -- Of its lines: whole rupiah of those that have a price, written with them.
  line_count integer not null default 0,
  lines_without_price integer not null default 0,
  amount_untaxed bigint not null default 0 check (amount_untaxed >= 0),
  amount_tax bigint not null default 0 check (amount_tax >= 0),
  weight_g bigint not null default 0 check (weight_g >= 0),
  primary key (quotation_id, version)
);

create table quotation.line (
  id integer primary key generated always as identity,
  quotation_id integer not null,
  version integer not null,
  place integer not null check (place >= 1),
  -- What the buyer wrote, where it came from a file or a request.
  requested_text text not null default '' check (length(requested_text) <= 500),
  requested_quantity text not null default '' check (length(requested_quantity) <= 40),
  -- 'open': to be priced. An alternative is offered in place of what was asked for.
  status text not null check (status in ('open', 'quoted', 'alternative', 'not_available')),
  item_id integer references catalogue.item,
  -- As they were when the line was written.
  sku text not null default '',
  name_en text not null default '',
  name_id text not null default '',
  uom text not null default '',
  weight_g integer,
  quantity integer check (quantity between 1 and 999999),
  -- Whole rupiah for one, before tax and discount.
  unit_price bigint check (unit_price between 0 and 999999999999),
  -- Hundredths of a per cent.
  discount integer not null default 0 check (discount between 0 and 10000),
  lead_time_days integer check (lead_time_days between 0 and 999),
  buyer_comment text not null default '' check (length(buyer_comment) <= 500),
  staff_comment text not null default '' check (length(staff_comment) <= 500),
  -- What the matcher said of the row of a file; see contract/src/search/quick-order-records.ts, 'rowVerdict'.
  verdict jsonb,
  unique (quotation_id, version, place),
  foreign key (quotation_id, version) references quotation.version on delete cascade,
  check (status not in ('quoted', 'alternative') or
    (item_id is not null and quantity is not null and unit_price is not null))
);

-- Nobody changes what was sent, whatever the code above does.
create function quotation.refuse_sent() returns trigger language plpgsql as $$
begin
  if exists (select from quotation.version v
    where v.quotation_id = old.quotation_id and v.version = old.version and v.sent_at is not null) then
    raise exception 'version % of quotation % was sent', old.version, old.quotation_id;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger line_of_sent before update or delete on quotation.line
  for each row execute function quotation.refuse_sent();
create trigger sent_version before update or delete on quotation.version
  for each row when (old.sent_at is not null) execute function quotation.refuse_sent();

-- Who did what when, and what buyer and staff write to each other.
create table quotation.event (
  id integer primary key generated always as identity,
  quotation_id integer not null references quotation.quotation on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('member', 'staff', 'system')),
  actor_id integer,
  version integer not null,
  -- A step of the life cycle, 'made', or 'message'.
  kind text not null,
  text text not null default '' check (length(text) <= 2000),
  check ((actor = 'system') = (actor_id is null))
);
create index event_of_quotation on quotation.event (quotation_id, id);

-- What a quotation is called.
create view quotation.numbered as select id, number from quotation.quotation;
