create schema delivery;

-- How goods reach their buyer. Staff edit what a method says, its place, and whether it is offered.
create table delivery.method (
  id integer primary key generated always as identity,
  code text not null unique check (code in ('own_fleet', 'courier', 'pick_up')),
  version integer not null default 1,
  name_en text not null check (length(name_en) between 1 and 80),
  name_id text not null check (length(name_id) between 1 and 80),
  description_en text not null check (length(description_en) between 1 and 300),
  description_id text not null check (length(description_id) between 1 and 300),
  is_enabled boolean not null,
  position integer not null
);
-- Goods can be picked up from the first day. The other methods are turned on when they have rates.
insert into delivery.method (code, name_en, name_id, description_en, description_id, is_enabled, position) values
  ('own_fleet', 'Our own fleet', 'Armada kami', 'Delivered to your gate by our own truck.',
    'Diantar sampai lokasi Anda dengan truk kami.', false, 1),
  ('courier', 'Courier', 'Ekspedisi', 'Sent by a courier, with a tracking number.',
    'Dikirim lewat ekspedisi, lengkap dengan nomor resi.', false, 2),
  ('pick_up', 'Pick up at our warehouse', 'Ambil di gudang kami',
    'We let you know when your goods are ready. Bring the order number.',
    'Kami kabari begitu barang siap. Bawa nomor pesanan saat mengambil.', true, 3);

-- Provinces and cities with the same rates.
create table delivery.zone (
  id integer primary key generated always as identity,
  version integer not null default 1,
  name_en text not null check (length(name_en) between 1 and 80),
  name_id text not null check (length(name_id) between 1 and 80)
);

create table delivery.zone_area (
  -- Of a province or a city: a code of the Ministry of Home Affairs as a number; see server/src/reference.
  area_id integer primary key check (area_id between 10 and 99 or area_id between 1000 and 9999),
  zone_id integer not null references delivery.zone on delete cascade
);
create index zone_area_zone on delivery.zone_area (zone_id);

-- What a method costs in a zone, in whole rupiah before tax. What is picked up costs nothing.
create table delivery.rate (
  id integer primary key generated always as identity,
  version integer not null default 1,
  method_code text not null references delivery.method (code) check (method_code in ('own_fleet', 'courier')),
  zone_id integer not null references delivery.zone on delete cascade,
  base_amount bigint not null check (base_amount between 0 and 1000000000),
  included_weight_g integer not null check (included_weight_g between 0 and 1000000000),
  -- For each started kilogram above the included weight.
  amount_per_kg bigint not null check (amount_per_kg between 0 and 1000000000),
  lead_days_from integer not null check (lead_days_from >= 0),
  lead_days_to integer not null check (lead_days_to between lead_days_from and 365),
  -- Of goods before tax; null where delivery is never free.
  free_from bigint check (free_from between 1 and 1000000000000),
  unique (method_code, zone_id)
);
create index rate_zone on delivery.rate (zone_id);
