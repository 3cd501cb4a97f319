-- Menus have the entries of the settings file: {type, title, url, children} in place of {en, id, to, entries}.
update content.version v set content = jsonb_set(v.content, '{entries}', (
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'type', 'link',
    'title', jsonb_build_object('en', entry -> 'en', 'id', entry -> 'id'),
    'url', entry -> 'to',
    'children', (
      select jsonb_agg(jsonb_build_object(
        'type', 'link',
        'title', jsonb_build_object('en', child -> 'en', 'id', child -> 'id'),
        'url', child -> 'to') order by child_position)
      from jsonb_array_elements(entry -> 'entries') with ordinality as below (child, child_position)))) order by position)
  from jsonb_array_elements(v.content -> 'entries') with ordinality as listed (entry, position)))
from content.document d
where d.id = v.document_id and d.kind = 'menu' and jsonb_array_length(v.content -> 'entries') > 0;
