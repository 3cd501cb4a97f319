-- What lists of deliveries, returns and payments look for of an order, and the quotation by which staff's 'mine' finds it.
create or replace view orders.numbered as
  select id, number, company_id, placed_by, search_text, quotation_id from orders.order;
