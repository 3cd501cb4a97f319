-- Lists are read in the order of an index: of all companies and of one, by time, and by time in each state.
drop index quotation.quotation_of_company;
drop index quotation.quotation_by_state;
create index quotation_by_time on quotation.quotation (created_at, id);
create index quotation_by_state on quotation.quotation (state, created_at, id);
create index quotation_by_state_and_change on quotation.quotation (state, updated_at, id);
create index quotation_of_company on quotation.quotation (company_id, created_at, id);
-- A buyer's list: of plain checkouts those alone that can be ordered.
create index quotation_listed on quotation.quotation (company_id, created_at, id)
  where state = 'quoted' or not is_plain_checkout;
create index quotation_listed_by_state on quotation.quotation (company_id, state, created_at, id)
  where state = 'quoted' or not is_plain_checkout;
create index quotation_uploaded on quotation.quotation (company_id, created_at, id) where source = 'upload';
create index quotation_of_requester on quotation.quotation (requester_id);
