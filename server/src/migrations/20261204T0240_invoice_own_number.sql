-- The buyer's own number of the line's item, copied from the order's line.
alter table invoice.line add column own_number text not null default '' check (length(own_number) <= 60);
