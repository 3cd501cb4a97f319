-- What lists of deliveries, returns and payments look for of an order.
create or replace view orders.numbered as
  select id, number, company_id, placed_by, search_text from orders.order;
