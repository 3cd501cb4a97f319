-- A bank may take back more than an invoice still needs, where a credit note freed its money and it was used elsewhere. Then more
-- went back than came: its paid sum is negative, and all of it is due, also of an invoice that was credited in full.
alter table invoice.invoice drop constraint invoice_amount_paid_check, drop column payment_stage;
alter table invoice.invoice add column payment_stage text not null generated always as (
  case when amount_paid + amount_credited >= amount_total then
      case when amount_credited > 0 and amount_credited = amount_total then 'credited' else 'paid' end
    when amount_paid > 0 then 'partially_paid'
    else 'issued' end) stored;
create index invoice_by_day on invoice.invoice (issued_on, id) include (due_on, payment_stage);
create index invoice_by_stage on invoice.invoice (payment_stage, issued_on, id);
create index invoice_open on invoice.invoice (issued_on, id) where payment_stage in ('issued', 'partially_paid');
create index invoice_of_company_by_stage on invoice.invoice (company_id, payment_stage, issued_on, id);
