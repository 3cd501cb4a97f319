-- What search reads: each word, figure and code that an item has is a token, and an item's tokens stand in one array.
-- A search asks for items that have one token of each of its parts, so that all sizes fall on one item.
create table catalogue.search_token (
  id integer generated always as identity primary key,
  token text not null unique,
  items integer not null default 0            -- how many items had it when they were last counted
);

create table catalogue.item_tokens (
  item_id integer primary key references catalogue.item on delete cascade,
  product_id integer not null references catalogue.product on delete cascade,
  popularity integer not null,
  position integer not null,
  tokens integer[] not null
);
create index on catalogue.item_tokens (product_id);
create index on catalogue.item_tokens using gin (tokens); -- its waiting list is emptied after each renewal

-- The words of a product and of all its items, for searches that name no size.
create table catalogue.product_tokens (
  product_id integer primary key references catalogue.product on delete cascade,
  popularity integer not null,
  tokens integer[] not null
);
create index on catalogue.product_tokens using gin (tokens);

-- Products whose tokens are to be written: whoever writes a product adds it, and counts one up where it waits already,
-- so that a change during the writing is not taken for done.
create table catalogue.tokens_pending (
  product_id integer primary key,
  changes integer not null default 1
);
insert into catalogue.tokens_pending (product_id) select product_id from catalogue.listing;

-- Other names of attributes, of materials and of what had none yet.
insert into catalogue.synonym (group_id, term)
select g.group_id, btrim(term) from (
  select (select max(group_id) from catalogue.synonym) + row_number() over ()::integer as group_id, terms from (values
    -- Attributes
    ('bore, cylinder bore, diameter silinder, diameter piston, diameter bore'),
    ('stroke, langkah, panjang langkah'),
    ('inside diameter, inner diameter, diameter dalam, id'),
    ('outside diameter, outer diameter, diameter luar, od'),
    ('width across flats, af, ukuran kunci'),
    ('length, panjang'),
    ('width, lebar'),
    ('height, tinggi'),
    ('thickness, tebal, ketebalan, thick'),
    ('voltage, tegangan'),
    ('current, arus'),
    ('power, daya'),
    ('pole, kutub, phase, fasa'),
    ('pressure, tekanan'),
    ('capacity, kapasitas'),
    ('speed, putaran, kecepatan'),
    ('tooth, teeth, gigi, mata gigi'),
    ('shoe size, nomor sepatu, ukuran sepatu'),
    ('thread, drat, ulir'),
    ('pitch, jarak ulir'),
    ('grit, kekasaran'),
    -- Materials
    ('fkm, viton'),
    ('nbr, nitrile, nitril, buna, buna n'),
    ('ptfe, teflon'),
    ('polyurethane, poliuretan, pu'),
    ('polyamide, nylon, nilon, poliamida'),
    ('steel, baja, besi'),
    ('stainless steel, stainless, ss, sus, baja tahan karat'),
    ('silicone, silikon, vmq'),
    ('leather, kulit'),
    ('latex, lateks'),
    ('plastic, plastik'),
    ('wood, kayu'),
    ('carbide, karbida, widia'),
    -- Things
    ('miniature circuit breaker, mcb, pemutus sirkuit, pemutus arus, pemutus'),
    ('moulded case circuit breaker, molded case circuit breaker, mccb'),
    ('residual current device, rcd, rccb, elcb, gpas'),
    ('thermal overload relay, overload relay, tor, overload'),
    ('surge protective device, spd, surge arrester, arrester'),
    ('pushbutton, push button, tombol'),
    ('pilot lamp, lampu indikator, lampu pilot'),
    ('floodlight, flood light, lampu sorot'),
    ('linear guide, linear rail, rel linear, lm guide'),
    ('ball screw, ballscrew'),
    ('bush, bushing, bus'),
    ('taper bush, taper lock, taperlock'),
    ('pulley, puli, pully, pulli'),
    ('electrode, elektroda, kawat las'),
    ('coverall, wearpack, baju kerja, katelpak'),
    ('spring pin, roll pin, pin pegas'),
    ('centre, center'),
    ('gauge, gage'),
    ('fibre, fiber'),
    ('tap, hand tap, mesin tap, tap tangan'),
    ('hole saw, holesaw, mata bor lubang'),
    ('hacksaw, gergaji besi'),
    ('grease gun, pompa gemuk, pompa stempet'),
    ('lifting eye, eye bolt, mata angkat'),
    ('tarpaulin, terpal'),
    ('ladder, tangga'),
    ('degreaser, pembersih gemuk'),
    ('cable duct, wiring duct, duct kabel'),
    ('black, hitam'),
    ('white, putih'),
    ('red, merah'),
    ('blue, biru'),
    ('green, hijau'),
    ('yellow, kuning'),
    ('grey, gray, abu abu, abu'),
    ('orange, oranye, oren, jingga'),
    ('brown, cokelat, coklat'),
    ('clear, bening, transparent, transparan')
  ) groups (terms)) g, unnest(string_to_array(terms, ',')) term
on conflict do nothing;
