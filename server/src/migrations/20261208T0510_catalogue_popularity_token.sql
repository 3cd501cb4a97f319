-- Among a product's tokens is one of its popularity, negative, which no word has: the more popular, the lower. A search that
-- nearly every product fits begins with the most popular of them.
create function catalogue.popularity_token(popularity integer) returns integer
  language sql immutable strict parallel safe
  return -1 - floor(8 * ln(greatest(popularity, 0) + 1.0::double precision))::integer;

update catalogue.product_tokens set tokens = tokens || catalogue.popularity_token(popularity);
