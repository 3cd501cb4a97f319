-- Where an item lies in the warehouse, for staff alone.
alter table catalogue.item add column shelf text check (length(shelf) between 1 and 20);
