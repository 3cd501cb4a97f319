-- Named by what it holds. Views follow by themselves.
alter table pricing.kept_list_price rename to product_list_price;
alter index pricing.kept_list_price_pkey rename to product_list_price_pkey;
