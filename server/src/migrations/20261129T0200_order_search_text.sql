-- What lists look for of an order now includes its quotation's number, so that one column with one index answers a keyword.
-- None of it changes once the order is placed, so deliveries, returns and payments hold copies of it.
alter table orders.order alter column search_text drop expression;
alter table orders.order alter column search_text set default '';
create function orders.fill_search_text() returns trigger language plpgsql as $$
begin
  select lower(' ' || new.number || E'\n ' || new.customer_reference || E'\n ' || new.po_number || E'\n ' || q.number)
  into new.search_text from quotation.numbered q where q.id = new.quotation_id;
  return new;
end $$;
create trigger order_search_text before insert on orders.order for each row execute function orders.fill_search_text();
update orders.order o set search_text = o.search_text || lower(E'\n ' || q.number)
from quotation.numbered q where q.id = o.quotation_id;
