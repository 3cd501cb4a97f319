-- Who of staff looks after a company; its members are given the name, the phone and the email address.
alter table company.company add column salesperson_id integer references identity.staff;
create index company_of_salesperson on company.company (salesperson_id, created_at, id) where salesperson_id is not null;

-- Of staff: +62…, or empty.
alter table identity.staff add column phone text not null default '' check (phone = '' or phone ~ '^\+[1-9]\d{6,14}$');

-- The last login of a member; sessions that have ended are deleted.
alter table identity.member add column last_login_at timestamptz;
update identity.member m set last_login_at = s.began_at
from (select member_id, max(began_at) as began_at from identity.session group by member_id) s where s.member_id = m.id;
create or replace view identity.contact as
  select id, company_id, name, email, position, mobile, phone, phone_extension, role, language,
    email_verified_at is not null as is_email_verified, customer_department_id,
    lower(' ' || name || E'\n ' || email) as search_text, last_login_at
  from identity.member where removed_at is null;

-- What staff write down about a company. Its members never read it.
create table company.staff_note (
  id integer primary key generated always as identity,
  company_id integer not null references company.company on delete cascade,
  staff_id integer not null references identity.staff,
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index staff_note_of_company on company.staff_note (company_id, id);
