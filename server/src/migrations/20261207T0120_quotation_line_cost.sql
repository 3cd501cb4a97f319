-- What one cost the shop when the line was written: whole rupiah before tax, null where it was not known. For staff alone.
alter table quotation.line add column unit_cost bigint check (unit_cost >= 0);
