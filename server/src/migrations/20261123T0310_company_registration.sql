-- What a registration that waits for its link says of the company; the person stands in identity.registration.
create table company.registration (
  registration_id integer primary key references identity.registration on delete cascade,
  company_type_id integer not null,
  legal_name text not null check (length(legal_name) between 3 and 200),
  trade_name text not null check (length(trade_name) <= 200),
  npwp text not null check (npwp ~ '^\d{16}$'),
  nitku text not null check (nitku ~ '^\d{22}$'),
  is_pkp boolean not null,
  nib text not null check (nib ~ '^\d{13}$'),
  customer_classification_id integer not null,
  customer_industry_id integer not null,
  industrial_estate_id integer,
  street text not null check (length(street) between 3 and 200),
  rt text not null check (rt ~ '^(\d{3})?$'),
  rw text not null check (rw ~ '^(\d{3})?$'),
  province_id integer not null,
  city_id integer not null,
  district_id integer not null,
  subdistrict_id bigint not null,
  postal_code text not null check (postal_code ~ '^\d{5}$'),
  -- The texts that were agreed to.
  terms_version date not null,
  privacy_version date not null
);

-- Its papers, as in company.document.
create table company.registration_document (
  storage_key text primary key,
  registration_id integer not null references company.registration on delete cascade,
  kind text not null check (kind in ('npwp', 'nib')),
  filename text not null check (length(filename) <= 200),
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size integer not null check (size > 0)
);
create index registration_document_registration on company.registration_document (registration_id);

-- What a registration's own profile and its letter call the company.
create view company.waiting as
  select registration_id, legal_name as name from company.registration;

-- Until now a member and a company were there before the link was used. Those that only signed up wait from now on, for
-- 24 hours; their links and sessions stay theirs.
create temporary table moved on commit drop as
select m.id, m.company_id, t.version as terms_version, p.version as privacy_version
from identity.member m
join company.company c on c.id = m.company_id and c.registration_status = 'draft'
join company.seat s on s.company_id = c.id
join lateral (select max(version) as version from company.consent where member_id = m.id and text = 'terms') t
  on t.version is not null
join lateral (select max(version) as version from company.consent where member_id = m.id and text = 'privacy') p
  on p.version is not null
where m.email_verified_at is null and m.removed_at is null and m.password_hash is not null
  and not exists (select from identity.member other where other.company_id = c.id and other.id <> m.id)
  and not exists (select from company.answer a where a.company_id = c.id);

insert into identity.registration (id, email, password_hash, name, position, customer_department_id, mobile, phone,
  phone_extension, language, created_at, ends_at)
select m.id, m.email, m.password_hash, m.name, m.position, m.customer_department_id, m.mobile, m.phone,
  m.phone_extension, m.language, m.created_at, now() + interval '24 hours'
from identity.member m join moved on moved.id = m.id;

insert into company.registration (registration_id, company_type_id, legal_name, trade_name, npwp, nitku, is_pkp, nib,
  customer_classification_id, customer_industry_id, industrial_estate_id, street, rt, rw, province_id, city_id,
  district_id, subdistrict_id, postal_code, terms_version, privacy_version)
select moved.id, c.company_type_id, c.legal_name, c.trade_name, c.npwp, c.nitku, c.is_pkp, c.nib,
  c.customer_classification_id, c.customer_industry_id, c.industrial_estate_id, s.street, s.rt, s.rw, s.province_id,
  s.city_id, s.district_id, s.subdistrict_id, s.postal_code, moved.terms_version, moved.privacy_version
from moved join company.company c on c.id = moved.company_id join company.seat s on s.company_id = c.id;

insert into company.registration_document (storage_key, registration_id, kind, filename, content_type, size)
select d.storage_key, moved.id, d.kind, d.filename, d.content_type, d.size
from company.document d join moved on moved.company_id = d.company_id;

update identity.session s set registration_id = moved.id, member_id = null
from moved where s.member_id = moved.id;
update identity.verification v set registration_id = moved.id
from moved where v.member_id = moved.id and v.used_at is null and v.ends_at > now();
delete from company.document d using moved where d.company_id = moved.company_id;
-- The link of a member is not needed any more, and deleting the member would take the moved ones along.
alter table identity.verification drop column member_id, drop column used_at, drop column ends_at;
delete from identity.verification where registration_id is null;
alter table identity.verification alter column registration_id set not null;
delete from identity.member m using moved where m.id = moved.id;
delete from company.company c using moved where c.id = moved.company_id;

-- Others who never used their link: staff joined them to a company, or decided on theirs already. Nobody ever proved
-- that the address is theirs, so they are members no longer and may sign up again. Where somebody owns the company, an
-- invitation that has ended is left there: one click of an owner sends it.
insert into company.invitation (company_id, email, role, language, hash, invited_by, invited_at, ends_at)
select m.company_id, m.email, m.role, m.language, sha256(convert_to(gen_random_uuid()::text, 'utf8')), owner.id, now(),
  now()
from identity.member m
join lateral (
  select o.id from identity.member o
  where o.company_id = m.company_id and o.role = 'owner' and o.removed_at is null and o.email_verified_at is not null
  order by o.id limit 1) owner on true
where m.email_verified_at is null and m.removed_at is null
on conflict (company_id, email) do nothing;
delete from identity.session s using identity.member m
where m.id = s.member_id and m.email_verified_at is null;
delete from identity.password_reset r using identity.member m
where m.id = r.member_id and m.email_verified_at is null;
update identity.member set removed_at = now(), version = version + 1
where email_verified_at is null and removed_at is null;

-- From now on a member is somebody who used a link.
alter table identity.member add check (email_verified_at is not null or removed_at is not null);
