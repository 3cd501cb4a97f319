-- The buyer's own number of the line's item, copied from the quotation's line.
alter table orders.line add column own_number text not null default '' check (length(own_number) <= 60);

create or replace view orders.named_line as
  select id, order_id, place, item_id, sku, name_en, name_id, uom, quantity, own_number from orders.line;
