-- A broad range of due days passes over many invoices in the order of their days: with these columns from the index alone.
drop index invoice.invoice_by_day;
create index invoice_by_day on invoice.invoice (issued_on, id) include (due_on, payment_stage);
