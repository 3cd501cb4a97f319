-- Raised by every transaction that changes what a price is decided by. What was computed at one version and day holds for
-- as long as both are the same.
create table pricing.price_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into pricing.price_version (version) values (1);

-- Transactions that change prices: one raises the version as it commits, so that a long one does not hold up the others.
create table pricing.price_change (
  transaction_id xid8 primary key
);

create function pricing.note_price_change() returns trigger language plpgsql as $$
begin
  insert into pricing.price_change values (pg_current_xact_id()) on conflict do nothing;
  return null;
end $$;

create function pricing.raise_price_version() returns trigger language plpgsql as $$
begin
  update pricing.price_version set version = version + 1;
  delete from pricing.price_change where transaction_id = new.transaction_id;
  return null;
end $$;

create constraint trigger raise_price_version after insert on pricing.price_change
  deferrable initially deferred for each row execute function pricing.raise_price_version();

create trigger note_price_change after insert or update or delete or truncate on pricing.base_price
  for each statement execute function pricing.note_price_change();
create trigger note_price_change after insert or update or delete or truncate on pricing.base_break
  for each statement execute function pricing.note_price_change();
create trigger note_price_change after insert or update or delete or truncate on pricing.special_offer
  for each statement execute function pricing.note_price_change();
create trigger note_price_change after insert or update or delete or truncate on pricing.company_rule
  for each statement execute function pricing.note_price_change();
create trigger note_price_change after insert or update or delete or truncate on pricing.rule_break
  for each statement execute function pricing.note_price_change();
-- What the views catalogue.priced_product and catalogue.active_item read.
create trigger note_price_change
  after insert or delete or truncate or update of product_id, category_ids, brand_id on catalogue.listing
  for each statement execute function pricing.note_price_change();
create trigger note_price_change after insert or delete or truncate or update of display_price on catalogue.product
  for each statement execute function pricing.note_price_change();
create trigger note_price_change after insert or delete or truncate or update of active, product_id on catalogue.item
  for each statement execute function pricing.note_price_change();

create view pricing.current_version as select version from pricing.price_version;
