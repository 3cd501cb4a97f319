-- What lists look for of an order.
alter table orders.order add column search_text text not null
  generated always as (lower(' ' || number || E'\n ' || customer_reference || E'\n ' || po_number)) stored;
create index order_search on orders.order using gin (search_text gin_trgm_ops);

-- Lists are read in the order of an index: of all companies and of one, by time and by amount, and by time in each state.
drop index orders.order_of_company;
drop index orders.order_by_state;
create index order_by_time on orders.order (placed_at, id);
create index order_by_amount on orders.order (amount_total, id);
create index order_by_state on orders.order (state, placed_at, id);
create index order_of_company on orders.order (company_id, placed_at, id);
create index order_of_company_by_amount on orders.order (company_id, amount_total, id);
create index order_of_company_by_state on orders.order (company_id, state, placed_at, id);
-- Filters that few orders pass.
create index order_by_payment_state on orders.order (payment_state);
create index order_by_delivery_state on orders.order (delivery_state);
create index order_of_member on orders.order (placed_by);
