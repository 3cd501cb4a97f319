-- Staff see the department that somebody signed up with, too.
create or replace view identity.contact as
  select id, company_id, name, email, position, mobile, phone, phone_extension, role, language,
    email_verified_at is not null as is_email_verified, customer_department_id
  from identity.member where removed_at is null;
