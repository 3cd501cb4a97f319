-- Staff's quotations that do not wait are read by their last change, whatever their state.
create index quotation_by_change on quotation.quotation (updated_at, id);
