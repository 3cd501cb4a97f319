-- An item's other part numbers: those that it replaces, and those that other makers give to an equivalent.
alter table catalogue.replaced_number rename to other_number;
alter table catalogue.other_number rename constraint replaced_number_item_id_fkey to other_number_item_id_fkey;
alter index catalogue.replaced_number_bare_idx rename to other_number_bare_idx;
alter table catalogue.other_number
  drop constraint replaced_number_pkey,
  add kind text not null default 'replaced' check (kind in ('replaced', 'other_maker')),
  add maker text,
  -- The maker's name and the number, as buyers type both.
  add with_maker text generated always as (catalogue.bare_sku(maker || number)) stored,
  add check ((kind = 'other_maker') = (maker is not null)),
  add primary key (item_id, kind, position);
alter table catalogue.other_number alter kind drop default;
create index on catalogue.other_number (with_maker text_pattern_ops) where with_maker is not null;

-- Of its other numbers, as staff change them.
alter table catalogue.item add numbers_version integer not null default 1;
