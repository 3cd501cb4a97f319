-- Named by what it holds. Views follow by themselves.
alter table catalogue.kept_count rename to category_brand_count;
alter index catalogue.kept_count_pkey rename to category_brand_count_pkey;
