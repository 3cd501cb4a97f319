-- What the item was sold by as the buyer was shown it; see contract/src/cart/records.ts, 'unit'. Null where nobody knows.
alter table cart.line add column unit_shown jsonb;
