-- What statements name of invoices and credit notes.
create view invoice.numbered as select id, number, company_id, order_id, due_on from invoice.invoice;
create view invoice.numbered_credit_note as select id, number, invoice_id from invoice.credit_note;
