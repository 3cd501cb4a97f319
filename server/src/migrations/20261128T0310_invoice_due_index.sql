-- Ranges of due days.
create index invoice_due on invoice.invoice (due_on);
