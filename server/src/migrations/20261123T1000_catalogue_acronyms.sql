-- Acronyms that buyers type for what catalogues spell out.
insert into catalogue.synonym (group_id, term)
select distinct (select max(group_id) from catalogue.synonym) + g.place, btrim(term) from (
  select row_number() over () as place, terms from (values
    ('apd, ppe, alat pelindung diri, personal protective equipment, safety equipment'),
    ('rtd, pt100')
  ) groups (terms)) g, unnest(string_to_array(g.terms, ',')) term;
