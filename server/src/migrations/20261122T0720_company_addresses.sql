-- Where a company receives, and where its bills go.
create table company.address (
  id integer primary key generated always as identity,
  company_id integer not null references company.company on delete cascade,
  label text not null check (length(label) between 1 and 60),
  recipient text not null check (length(recipient) between 2 and 200),
  phone text not null check (phone ~ '^\+[1-9]\d{6,14}$'),
  street text not null check (length(street) between 3 and 200),
  rt text not null check (rt ~ '^(\d{3})?$'),
  rw text not null check (rw ~ '^(\d{3})?$'),
  -- Codes of the Ministry of Home Affairs as numbers; see server/src/reference.
  province_id integer not null,
  city_id integer not null,
  district_id integer not null,
  subdistrict_id bigint not null,
  postal_code text not null check (postal_code ~ '^\d{5}$'),
  note text not null default '' check (length(note) <= 500),
  is_default_delivery boolean not null,
  is_default_billing boolean not null,
  created_at timestamptz not null,
  -- Raised when its fields change; what it is the default for is no field.
  version integer not null default 1
);
create index address_company on company.address (company_id, id);
-- At most one of each; that there is one as soon as there are addresses, see server/src/company/keep-addresses.ts.
create unique index address_default_delivery on company.address (company_id) where is_default_delivery;
create unique index address_default_billing on company.address (company_id) where is_default_billing;

-- Companies that were approved before there were addresses: the seat they registered is their first one.
insert into company.address (company_id, label, recipient, phone, street, rt, rw, province_id, city_id, district_id,
  subdistrict_id, postal_code, is_default_delivery, is_default_billing, created_at)
select c.id, case p.language when 'id' then 'Alamat terdaftar' else 'Registered address' end, c.legal_name, p.phone,
  s.street, s.rt, s.rw, s.province_id, s.city_id, s.district_id, s.subdistrict_id, s.postal_code, true, true,
  c.created_at
from company.company c
join company.seat s on s.company_id = c.id
join lateral (
  select m.language, coalesce(nullif(m.phone, ''), m.mobile) as phone from identity.contact m
  where m.company_id = c.id and coalesce(nullif(m.phone, ''), m.mobile) <> '' order by m.id limit 1) p on true
where c.registration_status in ('approve', 'suspend');
