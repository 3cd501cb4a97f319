-- The buyer's own number of the line's item, as it was when the line was written.
alter table quotation.line add column own_number text not null default '' check (length(own_number) <= 60);
