-- Words that begin as a text does, which the search box offers while it is typed.
create index on catalogue.search_token (token text_pattern_ops);

-- Words of descriptions are tokens of products now: all products are written again.
insert into catalogue.tokens_pending as p (product_id) select product_id from catalogue.listing order by 1
on conflict (product_id) do update set changes = p.changes + 1;

-- What the search by text columns read.
alter table catalogue.product drop column search, drop column name_words;
alter table catalogue.synonym drop column singular, drop column phrase;
drop function catalogue.head(text);
drop function catalogue.phrase(text);
drop function catalogue.either(text);
