-- What staff's lists filter attempts and proofs by: the company and the search text of their order, and of a proof the order.
alter table payment.attempt
  add column company_id integer references company.company,
  add column search_text text not null default '';
update payment.attempt a set company_id = o.company_id, search_text = o.search_text
from orders.numbered o where o.id = a.order_id;
alter table payment.attempt alter column company_id set not null;

alter table payment.proof
  add column order_id integer references orders.order on delete cascade,
  add column company_id integer references company.company,
  add column search_text text not null default '';
update payment.proof p set order_id = a.order_id, company_id = a.company_id, search_text = a.search_text
from payment.attempt a where a.id = p.attempt_id;
alter table payment.proof alter column order_id set not null, alter column company_id set not null;

create function payment.copy_order_to_attempt() returns trigger language plpgsql as $$
begin
  select o.company_id, o.search_text into new.company_id, new.search_text
  from orders.numbered o where o.id = new.order_id;
  return new;
end $$;
create function payment.copy_attempt_to_proof() returns trigger language plpgsql as $$
begin
  select a.order_id, a.company_id, a.search_text into new.order_id, new.company_id, new.search_text
  from payment.attempt a where a.id = new.attempt_id;
  return new;
end $$;
create trigger attempt_of_order before insert on payment.attempt
  for each row execute function payment.copy_order_to_attempt();
create trigger proof_of_attempt before insert on payment.proof
  for each row execute function payment.copy_attempt_to_proof();

create index attempt_of_company on payment.attempt (company_id, created_at, id);
create index attempt_search on payment.attempt using gin (search_text gin_trgm_ops);
create index proof_of_company on payment.proof (company_id, uploaded_at, id);
create index proof_of_order on payment.proof (order_id);
create index proof_search on payment.proof using gin (search_text gin_trgm_ops);
