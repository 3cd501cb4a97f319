-- The grammar reads units and fractions that it did not (docs/search.md): the tokens of all products are written again.
insert into catalogue.tokens_pending as p (product_id) select product_id from catalogue.listing
on conflict (product_id) do update set changes = p.changes + 1;
