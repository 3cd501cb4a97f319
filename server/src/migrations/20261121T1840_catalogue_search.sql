-- A word as a condition of a full-text search, its stems in both languages beside it: 'bolts'|'bolt'.
create function catalogue.either(word text) returns text language sql immutable strict parallel safe
  as $$ select '(' || string_agg(distinct quote_literal(s), '|') || ')' from unnest(array[word]
    || ts_lexize('pg_catalog.english_stem', word) || ts_lexize('pg_catalog.indonesian_stem', word)) s $$;
-- Words one after the other.
create function catalogue.phrase(text) returns text language sql immutable strict parallel safe
  as $$ select string_agg(catalogue.either(w), '<->' order by n)
    from unnest(string_to_array($1, ' ')) with ordinality u(w, n) $$;
-- A text's English stems in its own order: 'hex keys' and 'hex key' are one.
create function catalogue.singular(text) returns text language sql immutable strict parallel safe
  as $$ select string_agg(coalesce((ts_lexize('pg_catalog.english_stem', w))[1], w), ' ' order by n)
    from unnest(string_to_array($1, ' ')) with ordinality u(w, n) $$;

-- What a name calls a thing, before what it has and what it is for: 'Air filter' of 'Air filter with drain, G1/8'.
create function catalogue.head(name text) returns text language sql immutable strict parallel safe
  as $$ select regexp_replace(name, '(,|\s(with|for|to|of|and|dengan|untuk|dari|dan)\s).*$', '', 'i') $$;

-- The words of a product's code and name alone: a narrow row to rank by, and what the search box completes.
alter table catalogue.product add name_words tsvector generated always as (
  setweight(to_tsvector('simple'::regconfig,
    catalogue.normalised(catalogue.head(name_en) || ' ' || catalogue.head(name_id))), 'A') ||
  setweight(to_tsvector('english'::regconfig, catalogue.normalised(catalogue.head(name_en))), 'A') ||
  setweight(to_tsvector('indonesian'::regconfig, catalogue.normalised(catalogue.head(name_id))), 'A') ||
  to_tsvector('simple'::regconfig, catalogue.normalised(code || ' ' || name_en || ' ' || name_id)) ||
  to_tsvector('english'::regconfig, catalogue.normalised(name_en)) ||
  to_tsvector('indonesian'::regconfig, catalogue.normalised(name_id))
) stored;
create index on catalogue.product using gin (name_words);

-- What stands in a category is of its kind, though its name does not say so.
alter table catalogue.category add words tsvector generated always as (
  to_tsvector('simple'::regconfig, catalogue.normalised(name_en || ' ' || name_id)) ||
  to_tsvector('english'::regconfig, catalogue.normalised(name_en)) ||
  to_tsvector('indonesian'::regconfig, catalogue.normalised(name_id))
) stored;
create index on catalogue.category using gin (words);

-- The words of a brand's name, which no product's own text has.
alter table catalogue.brand add words text[] generated always as
  (string_to_array(catalogue.normalised(name), ' ')) stored;
create index on catalogue.brand using gin (words);

-- The vocabulary also knows what holds a digit ('m8', '1/2'), which is never corrected to.
alter table catalogue.search_term
  add word boolean generated always as (term ~ '^[a-z]{3,}$') stored,
  add singular text generated always as (catalogue.singular(term)) stored;
create index on catalogue.search_term (singular);
drop index catalogue.search_term_term_idx;
drop index catalogue.search_term_left_length_idx;
create index on catalogue.search_term using gin (term gin_trgm_ops) where word;
create index on catalogue.search_term (left(term, 1), length(term)) where word;
create index on catalogue.search_term (term text_pattern_ops);

-- What buyers call a thing: every term of a group finds what any other one names. A term may stand in several groups.
create table catalogue.synonym (
  group_id integer not null,
  term text not null check (term <> '' and term = catalogue.normalised(term)),
  singular text not null generated always as (catalogue.singular(term)) stored,
  phrase text not null generated always as (catalogue.phrase(term)) stored,
  primary key (group_id, term)
);
create index on catalogue.synonym (singular);

insert into catalogue.synonym (group_id, term)
select distinct g.group_id, btrim(term) from (
  select row_number() over ()::integer as group_id, terms from (values
    -- Fasteners
    ('bolt, screw, baut, sekrup, skrup, bout'),
    ('hex bolt, hexagon bolt, baut segi enam, baut hex'),
    ('socket head cap screw, socket screw, allen bolt, allen screw, baut l, baut inbus, baut imbus'),
    ('set screw, grub screw, baut tanam'),
    ('carriage bolt, coach bolt, baut payung'),
    ('self drilling screw, sekrup roofing, baut roofing, baut baja ringan'),
    ('eye bolt, baut mata'),
    ('threaded rod, stud bar, batang ulir, as drat, long drat'),
    ('nut, mur, moer'),
    ('lock nut, nyloc, nylock, mur pengunci, mur nilon'),
    ('wing nut, mur kupu, mur kupu kupu'),
    ('washer, ring plat, ring'),
    ('spring washer, lock washer, ring per'),
    ('retaining ring, circlip, snap ring, snapring, sirklip'),
    ('rivet, paku keling, keling'),
    ('anchor, angkur, dynabolt, dinabol, dynabol, fisher, fischer'),
    ('thread, threaded, drat, draad, ulir'),
    ('parallel key, pasak, spie'),
    ('split pin, cotter pin, pin belah, spi'),
    -- Power transmission
    ('bearing, bantalan, laher, lager, klaher, kelaher'),
    ('pillow block, bantalan duduk, rumah bearing, bearing duduk'),
    ('shaft, poros'),
    ('belt, sabuk'),
    ('v belt, vbelt, sabuk v, tali kipas, fan belt, vanbelt, van belt'),
    ('timing belt, sabuk gigi'),
    ('pulley, puli, pully'),
    ('chain, rantai'),
    ('sprocket, sproket, gir rantai, gear rantai'),
    ('gear, roda gigi, gir'),
    ('gearbox, gear box, girboks, speed reducer, gear reducer'),
    ('coupling, kopling'),
    ('oil seal, shaft seal, sil oli, seal oli, sil as'),
    ('spring, per, pegas'),
    -- Pneumatics, hydraulics, valves and piping
    ('valve, katup, klep, kran, keran'),
    ('ball valve, ballvalve, katup bola, stop kran, stopkran'),
    ('check valve, non return valve, katup searah, katup satu arah'),
    ('gate valve, katup gerbang'),
    ('butterfly valve, katup kupu, katup kupu kupu'),
    ('safety valve, relief valve, katup pengaman'),
    ('float valve, katup pelampung, kran pelampung'),
    ('foot valve, klep kaki, tusen klep'),
    ('needle valve, katup jarum'),
    ('solenoid, selenoid, solenoida'),
    ('cylinder, silinder'),
    ('hose, selang, slang'),
    ('tube, tubing, selang'),
    ('hydraulic, hidrolik, hidraulik, hidrolis'),
    ('pneumatic, pneumatik'),
    ('pneumatic cylinder, air cylinder, silinder angin, silinder udara, silinder pneumatik'),
    ('air hose, selang angin, selang udara'),
    ('air filter, filter angin, filter udara'),
    ('pressure regulator, air regulator, regulator angin, regulator udara, regulator tekanan'),
    ('silencer, muffler, peredam suara'),
    ('pressure gauge, manometer, pengukur tekanan'),
    ('filter, saringan, strainer'),
    ('quick coupling, quick coupler, kopler cepat, kopling cepat'),
    ('fitting, fiting, sambungan'),
    ('flange, flensa, flens'),
    ('elbow, knee, keni, siku'),
    ('union, watermur, water mur, water moer'),
    ('nipple, nipel, nepel, neple'),
    ('reducer, reduser, pengecil'),
    ('cap, dop'),
    ('socket, soket, sok'),
    ('pipe, pipa'),
    ('gasket, paking, packing'),
    ('seal, sil'),
    ('o ring, oring, cincin o, seal karet'),
    ('seal tape, ptfe tape, thread seal tape, selotip pipa, solasi pipa'),
    ('clamp, klem'),
    ('hose clamp, klem selang'),
    ('pump, pompa'),
    -- Tools and measuring
    ('spanner, wrench, kunci pas'),
    ('open end spanner, open end wrench, double open end spanner, kunci pas'),
    ('combination spanner, combination wrench, kunci ring pas, kunci kombinasi'),
    ('adjustable spanner, adjustable wrench, kunci inggris'),
    ('hex key, hexagon key, allen key, allen wrench, kunci l, kunci hex'),
    ('screwdriver, obeng'),
    ('pliers, tang'),
    ('hammer, palu, martil'),
    ('vice, vise, ragum, catok, tanggem'),
    ('file, kikir'),
    ('saw, gergaji'),
    ('drill bit, drill, mata bor, bor'),
    ('end mill, endmill, pisau frais'),
    ('die, snei, sney'),
    ('collet, kolet'),
    ('sandpaper, sanding, emery, abrasive paper, amplas, ampelas'),
    ('grinding disc, grinding wheel, grinding stone, batu gerinda, mata gerinda'),
    ('cutting disc, cutting wheel, cut off wheel, gerinda potong, batu potong'),
    ('wire brush, sikat kawat'),
    ('caliper, calliper, vernier caliper, jangka sorong, sigmat, sketmat'),
    ('micrometer, mikrometer'),
    ('measuring tape, tape measure, meteran'),
    ('spirit level, waterpass'),
    -- Safety and workplace
    ('glove, sarung tangan, kaos tangan'),
    ('safety shoe, sepatu safety, sepatu keselamatan, sepatu proyek, sepatu kerja'),
    ('helmet, helm'),
    ('safety helmet, hard hat, helm proyek, helm safety, helm keselamatan'),
    ('safety glasses, spectacles, goggles, kacamata, kacamata safety, kacamata keselamatan'),
    ('ear muff, earmuff, penutup telinga'),
    ('ear plug, earplug, sumbat telinga'),
    ('mask, masker, respirator'),
    ('vest, rompi'),
    ('harness, body harness, safety belt, sabuk tubuh'),
    ('fire extinguisher, apar, pemadam api, alat pemadam'),
    ('padlock, gembok'),
    ('grease, gemuk, stempet, gomok, vet'),
    ('oil, oli, minyak'),
    ('adhesive, glue, lem, perekat'),
    ('epoxy, epoksi, lem besi, lem epoxy'),
    ('tape, lakban, isolasi, selotip, solasi'),
    ('paint, cat'),
    ('spray paint, pilok, pylox, cat semprot'),
    ('caster, castor, kastor, roda troli'),
    ('hand pallet, hand lift, pallet jack, pallet truck'),
    ('chain hoist, chain block, katrol, takel'),
    ('wire rope, tali kawat, kawat sling, seling'),
    ('shackle, segel, sekel'),
    ('jack, dongkrak'),
    ('electrode, elektroda, kawat las'),
    ('welding, las'),
    -- Electrical
    ('cable, kabel, wire'),
    ('cable tie, kabel ties, pengikat kabel, kabel tis, tie wrap'),
    ('cable lug, lug, skun, skun kabel, kabel skun, sepatu kabel'),
    ('cable gland, kelenjar kabel'),
    ('heat shrink, selongsong bakar'),
    ('fuse, sekering, sekring'),
    ('miniature circuit breaker, mcb'),
    ('contactor, kontaktor'),
    ('relay, relai'),
    ('switch, sakelar, saklar'),
    ('limit switch, sakelar batas'),
    ('pushbutton, push button, tombol tekan'),
    ('lamp, lampu, light'),
    ('power outlet, stopkontak, stop kontak, colokan'),
    ('inverter, frequency inverter, vfd, variable speed drive, vsd'),
    ('electric motor, motor listrik, dinamo'),
    ('proximity switch, proximity sensor, inductive sensor, sensor induktif'),
    ('terminal block, terminal blok'),
    ('enclosure, boks panel, box panel, panel box'),
    ('transformer, trafo'),
    ('battery, baterai, aki, accu'),
    -- What a thing is made of
    ('stainless steel, stainless, baja tahan karat, inox'),
    ('steel, baja'),
    ('brass, kuningan'),
    ('bronze, perunggu'),
    ('copper, tembaga'),
    ('aluminium, aluminum, alumunium'),
    ('cast iron, besi cor'),
    ('rubber, karet'),
    ('galvanised, galvanized, galvanis'),
    ('zinc plated, lapis seng')
  ) groups (terms)) g, unnest(string_to_array(terms, ',')) term;

-- What was looked for and not found, so that a shop learns what it lacks. It holds nobody's address or number.
create table catalogue.search_without_result (
  day date not null,
  language text not null check (language in ('en', 'id')),
  text text not null check (length(text) between 1 and 60),
  times integer not null default 1,
  primary key (day, language, text)
);
