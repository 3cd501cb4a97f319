-- What every category and brand is called, and what they are found by.
create view catalogue.named_category as
  select id, path, name_en, name_id, lower(' ' || name_en || E'\n ' || name_id) as search_text from catalogue.category;
create view catalogue.named_brand as select id, name, lower(' ' || name) as search_text from catalogue.brand;
