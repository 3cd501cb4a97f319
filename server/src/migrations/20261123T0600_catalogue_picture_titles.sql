-- What a drawing says that it shows, by its own title; null for a photograph.
alter table catalogue.picture add title text;
-- The item that it shows, where the title is its part number. A product's own pictures are those of no item, and those
-- of the item that its first picture shows.
alter table catalogue.picture add item_id integer references catalogue.item on delete cascade;
create index on catalogue.picture (item_id);
