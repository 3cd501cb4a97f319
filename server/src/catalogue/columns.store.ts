import { sql, type RawBuilder } from 'kysely'
import { drawingSize } from '@pasok/drawings'
import type { Language } from '@pasok/words'

/** A column that exists once for each language. */
export const inLanguage = (column: string, language: Language): RawBuilder<string> =>
  sql.ref(`${column}_${language}`)

/** A stock tag `t`. */
const tagAsJson = (language: Language) => sql`
  json_build_object('id', t.id, 'code', t.code, 'name', ${inLanguage('t.name', language)}, 'available', t.available)`

const pictureAsJson = sql`
  json_build_object('key', g.key, 'width', g.width, 'height', g.height, 'photo', g.photo, 'title', g.title)`

/** The pictures that show the item `i` itself, or null; and its drawing as a picture, or null. */
export const ownPictures = sql`
  (select json_agg(${pictureAsJson} order by g.position) from catalogue.picture g where g.item_id = i.id) as own_pictures,
  (select json_build_object('key', d.key, 'width', ${sql.lit(drawingSize.width)}::int, 'height', ${sql.lit(drawingSize.height)}::int,
    'photo', false, 'title', d.parameters ->> 'title', 'family', d.family)
   from catalogue.item_drawing d where d.item_id = i.id) as drawing`

/** The pictures of the product `p`, or null; of those that show one item, only those of the item that the first one shows. */
export const productPictures = sql`
  (select json_agg(${pictureAsJson} order by g.position)
   from catalogue.picture g where g.product_id = p.id and (g.item_id is null or g.item_id = (
     select f.item_id from catalogue.picture f where f.product_id = p.id and f.position = 0))) as pictures`

/** What a product's card needs, over `catalogue.product p` and its row `l` of `catalogue.listing`. */
export const listedColumns = (language: Language) => sql`
  p.id, ${inLanguage('p.name', language)} as name, p.filled, p.display_price, p.display_add_to_cart,
  (select json_build_object('id', b.id, 'name', b.name, 'note', ${inLanguage('b.note', language)}, 'filled', b.filled)
   from catalogue.brand b where b.id = p.brand_id) as brand,
  l.category_ids,
  ${productPictures},
  l.item_count, l.first_item_id,
  (select json_agg(case when t.id is not null then ${tagAsJson(language)} end)
   from unnest(l.tag_ids) x(id) left join catalogue.stock_tag t on t.id = x.id) as tags,
  (select json_build_object('sku', o.sku, 'uom', o.uom, 'min_qty', o.min_qty, 'multiple_qty', o.multiple_qty)
   from catalogue.item o where l.item_count = 1 and o.id = l.first_item_id) as only_item,
  (select d.key from catalogue.document d where d.product_id = p.id and d.kind = 'datasheet'
   order by d.position limit 1) as datasheet`

/** The logo of a brand `b`, or null. */
export const logoAsJson = sql`
  case when b.logo_key is not null then
    json_build_object('key', b.logo_key, 'width', b.logo_width, 'height', b.logo_height) end`

/** What an item's row needs, over `catalogue.item i`. */
export const itemColumns = (language: Language) => sql`
  i.id as item_id, ${inLanguage('i.name', language)} as item_name, i.filled as item_filled, i.sku, i.uom,
  (select ${tagAsJson(language)} from catalogue.stock_tag t where t.id = i.stock_tag_id) as tag,
  i.min_qty, i.multiple_qty, i.lead_time_days`

/** Whether a column holds the other language's text, as its row's list `filled` says. */
export const isFilled = (column: string, filled: string, language: Language): RawBuilder<boolean> =>
  sql`${`${column}_${language}`} = any(${sql.ref(filled)})`

/** All technical values of `items`, a query or CTE with rows of `catalogue.item`: one row per value. */
export const selectValues = (items: RawBuilder<unknown>, language: Language) => sql`
  select i.id as item_id, k.attribute_id, ${inLanguage('k.name', language)} as text, null::text as number,
    ${isFilled('name', 'k.filled', language)} as filled
    from ${items} i join catalogue.attribute_choice k on k.id = any(i.value_ids)
  union all
  select i.id, v.attribute_id, null, trim_scale(v.value)::text, false
    from ${items} i join catalogue.item_number v on v.item_id = i.id
  union all
  select i.id, v.attribute_id, ${inLanguage('v.value', language)}, null,
    ${isFilled('value', 'v.filled', language)}
    from ${items} i join catalogue.item_text v on v.item_id = i.id`

/** Values `v` with their attributes `a` as JSON, in the attributes' order. */
export const valuesAsJson = (language: Language) => sql`
  json_agg(json_build_object('code', a.code, 'name', ${inLanguage('a.name', language)}, 'unit', a.unit,
    'text', v.text, 'number', v.number, 'filled', v.filled) order by a.position, a.id, v.text)`
