-- What search reads: each word, figure and code that an item has is a token, and an item's tokens stand in one array.
-- A search asks for items that have one token of each of its parts, so that all sizes fall on one item.
create table catalogue.search_token (
  id integer generated always as identity primary key,
  token text not null unique,
  items integer not null default 0            -- how many items had it when they were last counted
);

create table catalogue.item_tokens (
  item_id integer primary key,                -- no foreign keys: they would lock rows that an import writes
  product_id integer not null,
  popularity integer not null,
  position integer not null,
  tokens integer[] not null
);
create index on catalogue.item_tokens (product_id);
create index on catalogue.item_tokens using gin (tokens); -- its waiting list is emptied after each renewal

-- The words of a product and of all its items, for searches that name no size.
create table catalogue.product_tokens (
  product_id integer primary key,
  popularity integer not null,
  tokens integer[] not null
);
create index on catalogue.product_tokens using gin (tokens);

-- Products whose tokens are to be written. Who writes a product adds it here; `changes` tells a product that changed
-- again while its tokens were written: it stays.
create table catalogue.tokens_pending (
  product_id integer primary key,
  changes integer not null default 1
);
insert into catalogue.tokens_pending (product_id) select product_id from catalogue.listing;

-- Other names of attributes, materials and things: a term may stand in several groups.
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
    ('pole, kutub'),
    ('phase, fasa'),
    ('pressure, tekanan'),
    ('capacity, kapasitas'),
    ('speed, putaran, kecepatan'),
    ('tooth, teeth, gigi, mata gigi'),
    ('shoe size, nomor sepatu, ukuran sepatu'),
    ('thread, drat, ulir'),
    ('pitch, jarak ulir'),
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
    ('bush, bushing'),
    ('taper bush, taper lock, taperlock'),
    ('pulley, puli, pully, pulli'),
    ('electrode, elektroda, kawat las'),
    ('coverall, wearpack, baju kerja, katelpak'),
    ('spring pin, roll pin, pin pegas'),
    ('centre, center'),
    ('gauge, gage'),
    ('fibre, fiber'),
    ('tap, hand tap, tap tangan'),
    ('hole saw, holesaw, pelubang, mata bor hole saw'),
    ('hacksaw, gergaji besi'),
    ('grease gun, pompa gemuk, pompa stempet'),
    ('lifting eye, eye bolt, baut angkat'),
    ('tarpaulin, terpal'),
    ('ladder, tangga'),
    ('degreaser, pembersih lemak'),
    ('cable duct, wiring duct, kabel duct'),
    ('black, hitam'),
    ('white, putih'),
    ('red, merah'),
    ('blue, biru'),
    ('green, hijau'),
    ('yellow, kuning'),
    ('grey, gray, abu abu'),
    ('orange, oranye, oren, jingga'),
    ('brown, cokelat, coklat'),
    ('clear, bening, transparent, transparan')
  ) groups (terms)) g, unnest(string_to_array(terms, ',')) term
on conflict do nothing;
