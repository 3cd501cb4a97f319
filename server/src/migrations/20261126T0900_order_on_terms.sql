-- Orders on terms that are not paid in full, with what each comes to.
create view orders.on_terms as
  select id, company_id, amount_total from orders.order
  where payment_method = 'terms' and state <> 'cancelled' and payment_state not in ('paid', 'refunded');
