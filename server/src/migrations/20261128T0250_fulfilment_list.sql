-- Whose deliveries and returns they are, which is their order's company.
alter table fulfilment.delivery add column company_id integer references company.company;
update fulfilment.delivery d set company_id = o.company_id from orders.numbered o where o.id = d.order_id;
alter table fulfilment.delivery alter column company_id set not null;
alter table fulfilment.return add column company_id integer references company.company;
update fulfilment.return r set company_id = o.company_id from orders.numbered o where o.id = r.order_id;
alter table fulfilment.return alter column company_id set not null;
-- A process of the version before, which runs on during an upgrade, names no company.
create function fulfilment.fill_company() returns trigger language plpgsql as $$
begin
  if new.company_id is null then
    select company_id into new.company_id from orders.numbered where id = new.order_id;
  end if;
  return new;
end $$;
create trigger delivery_of_company before insert on fulfilment.delivery
  for each row execute function fulfilment.fill_company();
create trigger return_of_company before insert on fulfilment.return
  for each row execute function fulfilment.fill_company();

-- What lists look for of them.
alter table fulfilment.delivery add column search_text text not null
  generated always as (lower(' ' || number || E'\n ' || courier || E'\n ' || airway_bill)) stored;
create index delivery_search on fulfilment.delivery using gin (search_text gin_trgm_ops);
alter table fulfilment.return add column search_text text not null generated always as (lower(' ' || number)) stored;
create index return_search on fulfilment.return using gin (search_text gin_trgm_ops);

create index delivery_by_change on fulfilment.delivery (updated_at, id);
create index delivery_by_state_and_change on fulfilment.delivery (state, updated_at, id);
create index delivery_of_company on fulfilment.delivery (company_id, updated_at, id);
create index delivery_of_company_by_state on fulfilment.delivery (company_id, state, updated_at, id);
create index return_by_time on fulfilment.return (requested_at, id);
create index return_by_state on fulfilment.return (state, requested_at, id);
create index return_of_company on fulfilment.return (company_id, requested_at, id);
create index return_of_company_by_state on fulfilment.return (company_id, state, requested_at, id);
create index return_of_member on fulfilment.return (requested_by);
