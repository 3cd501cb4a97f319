-- Lines with their amounts in whole rupiah with tax, as numeric: sums of parts are rounded by whoever divides them.
create view orders.amount_of_line as
  select id, order_id, quantity, shipped, (amount_untaxed + amount_tax)::numeric as amount from orders.line;

-- With the delivery cost with its tax.
create or replace view orders.on_terms as
  select id, company_id, amount_total, amount_total - (
      select coalesce(sum(l.amount_untaxed + l.amount_tax), 0)::bigint from orders.line l where l.order_id = o.id) as delivery
  from orders.order o
  where payment_method = 'terms' and state <> 'cancelled' and payment_state not in ('paid', 'refunded');
