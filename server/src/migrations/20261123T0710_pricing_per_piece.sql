-- What one of so many pieces costs, half up to the rupiah; null where either is.
create function pricing.per_piece(price bigint, pieces integer) returns bigint
  language sql immutable parallel safe
  as $$ select (price * 2 + pieces) / (pieces::bigint * 2) $$;
