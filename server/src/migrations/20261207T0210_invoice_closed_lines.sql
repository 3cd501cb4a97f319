-- The invoiced quantities of order lines. Returned goods were delivered: their credit notes don't lower it.
create view invoice.standing_quantity as
  select il.order_line_id, sum(il.quantity - coalesce(c.quantity, 0))::int as quantity
  from invoice.line il join invoice.invoice i on i.id = il.invoice_id and i.amount_credited < i.amount_total
  left join lateral (
    select sum(cl.quantity) as quantity from invoice.credit_line cl join invoice.credit_note n on n.id = cl.credit_note_id
    where cl.invoice_line_id = il.id and n.return_number is null) c on true
  group by il.order_line_id;

-- What is still to be invoiced of open orders on terms: quantities that will come and were neither shipped nor invoiced, in
-- whole rupiah with tax, by cumulative rounding of their line; and the delivery cost while something will come and no standing
-- invoice has it.
create or replace view invoice.uninvoiced as
  select o.id as order_id, o.company_id, (
      coalesce(sum(round(l.amount * greatest(l.quantity - l.closed, done.quantity) / l.quantity)
        - round(l.amount * done.quantity / l.quantity)), 0)
      + case when not bool_or(l.quantity - l.closed > done.quantity)
        or exists (select from invoice.invoice i where i.order_id = o.id and i.amount_credited < i.amount_total) then 0
        else o.delivery end
    )::bigint as amount
  from orders.on_terms o join orders.amount_of_line l on l.order_id = o.id
  left join invoice.standing_quantity s on s.order_line_id = l.id
  cross join lateral (select least(l.quantity, greatest(l.shipped, coalesce(s.quantity, 0))) as quantity) done
  group by o.id, o.company_id, o.delivery;
