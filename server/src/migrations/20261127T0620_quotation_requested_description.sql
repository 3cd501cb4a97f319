-- What the row of a file calls its item beside its part number.
alter table quotation.line add column requested_description text not null default ''
  check (length(requested_description) <= 500);
-- What of a file is not among its rows; see contract/src/search/quick-order-records.ts, 'leftOut'.
alter table quotation.upload add column left_out jsonb;
