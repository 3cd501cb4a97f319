-- Trade names of a float valve. The first one is a name of the group's own; searches find products that have it at once.
with added as (insert into catalogue.synonym_group (kind) values ('standard') returning id)
insert into catalogue.synonym (group_id, term)
select id, unnest(array['float valve', 'pelampung tangki', 'pelampung air', 'katup pelampung', 'keran pelampung', 'kran pelampung'])
from added;
insert into catalogue.synonym_pending (term) values ('float valve'), ('katup pelampung');

-- Three sizes that stand together in a product's name are now tokens of its items.
insert into catalogue.tokens_pending as p (product_id)
select id from catalogue.product where concat(name_en, ' ', name_id) ~ '[0-9] ?[x×] ?[0-9.,]+ ?[x×] ?[0-9]'
on conflict (product_id) do update set changes = p.changes + 1;
