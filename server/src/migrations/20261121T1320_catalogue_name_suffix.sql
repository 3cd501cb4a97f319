-- What a made name has after the product's: the item's options. It stays when a file without options comes in.
alter table catalogue.item add name_suffix text not null default '';
