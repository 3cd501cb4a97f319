-- What changed while the line's item lay in a cart and its buyer had not accepted; see contract/src/quotation/records.ts,
-- 'changedInCart'.
alter table quotation.line add column changed_in_cart jsonb;
