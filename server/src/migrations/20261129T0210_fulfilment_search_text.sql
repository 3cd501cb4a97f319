-- A delivery and a return hold the search text of their order beside their own, and its company.
alter table fulfilment.delivery alter column search_text drop expression;
alter table fulfilment.delivery alter column search_text set default '';
alter table fulfilment.return alter column search_text drop expression;
alter table fulfilment.return alter column search_text set default '';

drop trigger delivery_of_company on fulfilment.delivery;
drop trigger return_of_company on fulfilment.return;
drop function fulfilment.fill_company();
create function fulfilment.copy_order_to_delivery() returns trigger language plpgsql as $$
begin
  select o.company_id, lower(' ' || new.number || E'\n ' || new.courier || E'\n ' || new.airway_bill) || E'\n' || o.search_text
  into new.company_id, new.search_text from orders.numbered o where o.id = new.order_id;
  return new;
end $$;
create function fulfilment.copy_order_to_return() returns trigger language plpgsql as $$
begin
  select o.company_id, lower(' ' || new.number) || E'\n' || o.search_text
  into new.company_id, new.search_text from orders.numbered o where o.id = new.order_id;
  return new;
end $$;
create trigger delivery_of_order before insert or update of courier, airway_bill on fulfilment.delivery
  for each row execute function fulfilment.copy_order_to_delivery();
create trigger return_of_order before insert on fulfilment.return
  for each row execute function fulfilment.copy_order_to_return();

update fulfilment.delivery d set search_text = d.search_text || E'\n' || o.search_text
from orders.numbered o where o.id = d.order_id;
update fulfilment.return r set search_text = r.search_text || E'\n' || o.search_text
from orders.numbered o where o.id = r.order_id;
