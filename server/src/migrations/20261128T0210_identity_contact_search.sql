-- What staff look for of the people of a company.
create or replace view identity.contact as
  select id, company_id, name, email, position, mobile, phone, phone_extension, role, language,
    email_verified_at is not null as is_email_verified, customer_department_id,
    lower(' ' || name || E'\n ' || email) as search_text
  from identity.member where removed_at is null;
create index member_search on identity.member using gin (lower(' ' || name || E'\n ' || email) gin_trgm_ops);
