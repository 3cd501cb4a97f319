-- Staff's registrations are read in the order of an index, and looked for by tax numbers.
drop index company.company_by_status;
create index company_by_status on company.company (registration_status, created_at, id);
create index company_by_time on company.company (created_at, id);
create index company_npwp_search on company.company using gin (npwp gin_trgm_ops);
create index company_nib_search on company.company using gin (nib gin_trgm_ops);
