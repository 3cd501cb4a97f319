-- The postings that name an invoice without its order: refunds of what is held of it.
create index posting_of_invoice on ledger.posting (invoice_id) where order_id is null and invoice_id is not null;
