-- How far an invoice is paid, whatever the day; one that is due is overdue after its last day. And what lists look for of an
-- invoice, and of its buyer. One statement, so that the table is written once.
alter table invoice.invoice
  add column payment_stage text not null generated always as (
    case when amount_credited > 0 and amount_credited = amount_total then 'credited'
      when amount_paid + amount_credited >= amount_total then 'paid'
      when amount_paid > 0 then 'partially_paid'
      else 'issued' end) stored,
  add column search_text text not null generated always as (
    lower(' ' || number || E'\n ' || order_number || E'\n ' || po_number || E'\n ' || coalesce(tax_invoice_number, ''))) stored,
  add column buyer_search_text text not null generated always as (lower(' ' || buyer_name)) stored;
create index invoice_search on invoice.invoice using gin (search_text gin_trgm_ops);
create index invoice_buyer_search on invoice.invoice using gin (buyer_search_text gin_trgm_ops);

drop index invoice.invoice_of_company;
create index invoice_by_day on invoice.invoice (issued_on, id);
create index invoice_by_due_day on invoice.invoice ((coalesce(due_on, date '9999-12-31')), id);
create index invoice_by_amount on invoice.invoice (amount_total, id);
create index invoice_by_stage on invoice.invoice (payment_stage, issued_on, id);
create index invoice_open on invoice.invoice (issued_on, id) where payment_stage in ('issued', 'partially_paid');
create index invoice_of_company on invoice.invoice (company_id, issued_on, id);
create index invoice_of_company_by_due_day on invoice.invoice (company_id, (coalesce(due_on, date '9999-12-31')), id);
create index invoice_of_company_by_amount on invoice.invoice (company_id, amount_total, id);
create index invoice_of_company_by_stage on invoice.invoice (company_id, payment_stage, issued_on, id);
create index invoice_of_requester on invoice.invoice (requester_id);
