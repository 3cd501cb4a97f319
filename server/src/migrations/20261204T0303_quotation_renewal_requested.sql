alter table quotation.quotation rename column renewal_asked_at to renewal_requested_at;
alter index quotation.quotation_renewal_asked rename to quotation_renewal_requested;
