-- Staff edit a product's and an item's fields: a change names the version that it saw.
alter table catalogue.product add fields_version integer not null default 1;
alter table catalogue.item add fields_version integer not null default 1;
