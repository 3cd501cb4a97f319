-- What was given back and shipped once more is invoiced twice: it does not lower what is owed.
create or replace view invoice.owed as
  select company_id, amount_due as amount from invoice.unpaid
  union all
  select o.company_id, greatest(0, o.amount_total - coalesce(
    (select sum(i.amount_total) from invoice.invoice i where i.order_id = o.id), 0)::bigint)
  from orders.on_terms o;
