-- What is still to be invoiced of orders on terms: quantities that will come or have left, in whole rupiah with tax, by
-- cumulative rounding of their line; and the delivery cost while there is such a quantity and no standing invoice has it. What was
-- invoiced, sent and credited since is not invoiced again.
create view invoice.uninvoiced_of_order as
  select o.id as order_id, o.company_id, o.payment_state, (
      coalesce(sum(round(l.amount * greatest(l.quantity - l.closed, done.quantity) / l.quantity)
        - round(l.amount * done.quantity / l.quantity)), 0)
      + case when not bool_or(l.quantity - l.closed > done.quantity)
        or exists (select from invoice.invoice i where i.order_id = o.id and i.amount_credited < i.amount_total) then 0
        else o.delivery end
    )::bigint as amount
  from orders.of_terms o join orders.amount_of_line l on l.order_id = o.id
  -- Subqueries, so that the lines of this order alone are read.
  cross join lateral (
    select least(l.quantity, greatest(
      coalesce((select s.quantity from invoice.standing_quantity s where s.order_line_id = l.id), 0),
      least(l.shipped, (select coalesce(sum(i.quantity), 0) from invoice.line i where i.order_line_id = l.id)))) as quantity
    offset 0
  ) done
  group by o.id, o.company_id, o.payment_state, o.delivery;

-- Of those that are not paid: what counts for the credit of a company.
create or replace view invoice.uninvoiced as
  select order_id, company_id, amount from invoice.uninvoiced_of_order where payment_state not in ('paid', 'refunded');
