-- A broad range of days passes over many quotations in the order of their changes: with these columns from the index alone.
drop index quotation.quotation_by_change;
create index quotation_by_change on quotation.quotation (updated_at, id) include (created_at, state);
