-- What one cost the shop, as the line of its quotation says. For staff alone.
alter table orders.line add column unit_cost bigint check (unit_cost >= 0);
