-- What every item is called, retired ones too.
create view catalogue.named_item as select id, sku, sku_norm, name_en, name_id from catalogue.item;
