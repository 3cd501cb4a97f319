-- A refund that a member wishes for is 'waiting' until finance decides, as a proof is; and what staff's list of refunds is sorted and
-- searched by.
alter table ledger.held_refund rename column asked_by to member_id;
alter table ledger.held_refund rename column asked_at to submitted_at;
drop index ledger.held_refund_open;
do $$
declare name text;
begin
  for name in select conname from pg_constraint
    where conrelid = 'ledger.held_refund'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''asked''%'
  loop execute format('alter table ledger.held_refund drop constraint %I', name); end loop;
end $$;
update ledger.held_refund set state = 'waiting' where state = 'asked';
alter table ledger.held_refund
  add constraint held_refund_state_check check (state in ('waiting', 'requested', 'done', 'refused')),
  add constraint held_refund_requested check (state in ('waiting', 'refused') or requested_at is not null),
  add column created_at timestamptz not null generated always as (coalesce(submitted_at, requested_at)) stored,
  add column search_text text not null default '';
comment on column ledger.held_refund.state is
  '''waiting'' for finance, as a member wished for it; ''requested'' by finance: its money is on its way back; ''done''; ''refused''.';

-- The text of its order or of its invoice's, the invoice's number, and the payee.
create function ledger.set_held_refund_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := coalesce((select o.search_text from orders.numbered o where o.id = coalesce(new.order_id,
      (select i.order_id from invoice.numbered i where i.id = new.invoice_id))), '')
    || coalesce((select E'\n ' || lower(i.number) from invoice.numbered i where i.id = new.invoice_id), '')
    || E'\n ' || lower(new.account_holder) || E'\n ' || new.account_number;
  return new;
end $$;
create trigger held_refund_search_text before insert or update of account_holder, account_number on ledger.held_refund
  for each row execute function ledger.set_held_refund_search_text();
update ledger.held_refund set account_holder = account_holder;

create index held_refund_by_state on ledger.held_refund (state, created_at, id);
create index held_refund_by_time on ledger.held_refund (created_at, id);
create index held_refund_search on ledger.held_refund using gin (search_text gin_trgm_ops);
