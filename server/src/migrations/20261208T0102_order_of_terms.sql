-- Orders on terms that are not cancelled, with the delivery cost with its tax; those that are paid, too.
create view orders.of_terms as
  select id, company_id, payment_state, amount_total - (
      select coalesce(sum(l.amount_untaxed + l.amount_tax), 0)::bigint from orders.line l where l.order_id = o.id) as delivery
  from orders.order o
  where payment_method = 'terms' and state <> 'cancelled';
