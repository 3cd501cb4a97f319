-- What was credited of a return is the sum of its credit notes.
alter table fulfilment.return drop column refund_amount,
  -- Whole rupiah with tax: the part of the goods' price that had been credited before.
  add column credited_before bigint not null default 0 check (credited_before >= 0);
