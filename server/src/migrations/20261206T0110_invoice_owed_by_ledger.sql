-- What is still to be invoiced of open orders on terms: quantities that were neither shipped nor invoiced, in whole rupiah with
-- tax, by cumulative rounding of their line; and the delivery cost while no standing invoice has it.
create view invoice.uninvoiced as
  select o.id as order_id, o.company_id, (
      coalesce(sum(l.amount - round(l.amount * least(l.quantity, greatest(l.shipped, standing.quantity)) / l.quantity)), 0)
      + case when exists (select from invoice.invoice i where i.order_id = o.id and i.amount_credited < i.amount_total) then 0
        else o.delivery end
    )::bigint as amount
  from orders.on_terms o join orders.amount_of_line l on l.order_id = o.id
  cross join lateral (
    select coalesce(sum(il.quantity - coalesce(c.quantity, 0)), 0) as quantity
    from invoice.line il join invoice.invoice i on i.id = il.invoice_id and i.amount_credited < i.amount_total
    left join lateral (
      select sum(quantity) as quantity from invoice.credit_line where invoice_line_id = il.id) c on true
    where il.order_line_id = l.id
  ) standing
  group by o.id, o.company_id, o.delivery;

-- What companies owe: open invoices, and what is still to be invoiced, less what is held for them beside orders.
create or replace view invoice.owed as
  select company_id, amount from ledger.receivable_or_on_account
  union all
  select company_id, amount from invoice.uninvoiced;
