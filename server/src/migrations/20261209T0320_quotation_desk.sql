-- Staff make quotations, too; the company does not see one of them before it is sent.
alter table quotation.quotation
  drop constraint quotation_source_check,
  add constraint quotation_source_check check (source in ('cart', 'upload', 'request', 'staff')),
  add column is_hidden boolean not null default false,
  -- Whole rupiah of the newest version, with delivery and tax: lists are sorted by it.
  add column amount_total bigint not null default 0;
update quotation.quotation q
set amount_total = v.amount_untaxed + v.amount_tax + coalesce(q.delivery_cost, 0)
  + round(coalesce(q.delivery_cost, 0) * v.tax_percent / 100)
from quotation.version v where v.quotation_id = q.id and v.version = q.version;
create index quotation_by_amount on quotation.quotation (amount_total, id);
create index quotation_by_state_and_amount on quotation.quotation (state, amount_total, id);

-- What staff write for one another; the company never sees it.
create table quotation.note (
  id integer primary key generated always as identity,
  quotation_id integer not null references quotation.quotation on delete cascade,
  at timestamptz not null,
  staff_id integer not null references identity.staff,
  text text not null check (length(text) between 1 and 2000)
);
create index note_of_quotation on quotation.note (quotation_id, id);
