-- Lines keep their ids when they change places: of one statement, the order counts at its end.
alter table quotation.line drop constraint line_quotation_id_version_place_key;
alter table quotation.line
  add constraint line_quotation_id_version_place_key unique (quotation_id, version, place) deferrable;
