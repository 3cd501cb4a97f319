import { sql } from 'kysely'
import type { MakersNumber } from '../../catalogue/index.ts'
import { spreadCodes } from '../write/spread-product-values.store.ts'
import type { Mapping } from '../read/mapping.ts'
import type { Db, Row } from '../../platform/index.ts'
import { findSynonymGroups } from '../../search/index.ts'

/** A product as an export reads it; `filled` names the columns that hold the other language's text. */
export interface ExportedProduct {
  readonly id: number
  readonly code: string
  readonly name_en: string
  readonly name_id: string
  readonly description_en: string
  readonly description_id: string
  readonly filled: string[]
  readonly brand: string | null
  /** The category's path, from the top level down. */
  readonly way: { name_en: string; name_id: string; filled: string[] }[] | null
  readonly featured: boolean
  readonly display_price: boolean
  readonly display_add_to_cart: boolean
  readonly popularity: number
  readonly origin: string | null
  readonly tkdn_percent: string | null
  readonly sni: string | null
  readonly pictures: Pick<Row<'catalogue.picture'>, 'key' | 'photo'>[] | null
  readonly documents:
    | (Pick<Row<'catalogue.document'>, 'kind' | 'title' | 'key'> & { readonly valid_until: string | null })[]
    | null
  readonly tabs: Row<'catalogue.tab'>[] | null
}

/** Active products by id, after the id `after`. */
export const findExportedProducts = async (
  db: Db,
  after: number,
  limit: number,
): Promise<ExportedProduct[]> => {
  const { rows } = await sql<ExportedProduct>`
    select p.id, p.code, p.name_en, p.name_id, p.description_en, p.description_id, p.filled, b.name as brand,
      p.featured, p.display_price, p.display_add_to_cart, p.popularity, p.origin, p.tkdn_percent, p.sni,
      (select json_agg(json_build_object('name_en', w.name_en, 'name_id', w.name_id, 'filled', w.filled)
         order by length(w.path))
       from catalogue.category c join catalogue.category w on c.path like w.path || '%'
       where c.id = p.category_id) as way,
      (select json_agg(json_build_object('key', key, 'photo', photo) order by position)
       from catalogue.picture where product_id = p.id) as pictures,
      (select json_agg(json_build_object('kind', kind, 'title', title, 'key', key, 'valid_until', valid_until) order by kind, position)
       from catalogue.document where product_id = p.id) as documents,
      (select json_agg(t order by t.position) from catalogue.tab t where t.product_id = p.id) as tabs
    from catalogue.product p left join catalogue.brand b on b.id = p.brand_id
    where p.active and p.id > ${after} order by p.id limit ${limit}`.execute(db)
  return rows
}

/** An item as an export reads it. */
export interface ExportedItem {
  readonly id: number
  readonly product_id: number
  readonly sku: string
  readonly replaces: string[] | null
  readonly other_numbers: MakersNumber[] | null
  readonly drawing: Pick<Row<'catalogue.item_drawing'>, 'family' | 'parameters'> | null
  readonly name_en: string
  readonly name_id: string
  readonly filled: string[]
  readonly name_made: boolean
  readonly name_suffix: string
  readonly uom: string
  readonly pieces_per_uom: number | null
  readonly stock_tag: string | null
  readonly on_hand: number | null
  readonly lead_time_days: number | null
  readonly min_qty: number
  readonly multiple_qty: number
  readonly weight_g: number | null
  readonly shelf: string | null
  readonly value_ids: number[]
  readonly numbers: { attribute_id: number; value: string }[] | null
  readonly texts: Row<'catalogue.item_text'>[] | null
}

/** The active items of these products, in their order. */
export const findExportedItems = async (db: Db, productIds: readonly number[]): Promise<ExportedItem[]> => {
  const { rows } = await sql<ExportedItem>`
    select i.id, i.product_id, i.sku, i.name_en, i.name_id, i.filled, i.name_made, i.name_suffix, i.uom, i.pieces_per_uom, t.code as stock_tag, s.on_hand,
      i.lead_time_days, i.min_qty, i.multiple_qty, i.weight_g, i.shelf, i.value_ids,
      (select json_agg(json_build_object('attribute_id', attribute_id, 'value', trim_scale(value)::text))
       from catalogue.item_number where item_id = i.id) as numbers,
      (select json_agg(x) from catalogue.item_text x where x.item_id = i.id) as texts,
      (select json_agg(number order by position) from catalogue.other_number
       where item_id = i.id and kind = 'replaced') as replaces,
      (select json_agg(json_build_object('maker', maker, 'number', number) order by position)
       from catalogue.other_number where item_id = i.id and kind = 'other_maker') as other_numbers,
      (select json_build_object('family', d.family, 'parameters', d.parameters)
       from catalogue.item_drawing d where d.item_id = i.id) as drawing
    from catalogue.item i
    left join catalogue.stock_tag t on t.id = i.stock_tag_id
    left join catalogue.stock_report s on s.item_id = i.id
    where i.active and i.product_id = any(${productIds}::int[])
    order by i.product_id, i.position, i.id`.execute(db)
  return rows
}

/** An attribute that at least one active item has of its own, not from its product. */
export type ExportedAttribute = Pick<
  Row<'catalogue.attribute'>,
  'id' | 'code' | 'name_en' | 'name_id' | 'type' | 'unit'
>

/** A value of a choice. */
export type ExportedChoice = Pick<
  Row<'catalogue.attribute_choice'>,
  'id' | 'attribute_id' | 'name_en' | 'name_id' | 'filled'
>

/** A filter that has a place in a category. */
type ExportedFilter = Pick<Row<'catalogue.category_filter'>, 'is_open' | 'numbers'> & {
  readonly code: string
}

/** What items refer to by an id or a name: everything that a mapping brings. */
export interface ExportedReferences {
  readonly attributes: readonly ExportedAttribute[]
  readonly choices: ReadonlyMap<number, ExportedChoice>
  readonly stockTags: readonly Pick<
    Row<'catalogue.stock_tag'>,
    'code' | 'name_en' | 'name_id' | 'available'
  >[]
  readonly brands: readonly Pick<
    Row<'catalogue.brand'>,
    'name' | 'note_en' | 'note_id' | 'filled' | 'logo_key'
  >[]
  readonly relations: NonNullable<Mapping['relations']>
  /** Groups of other names of the shop's own. */
  readonly synonyms: readonly (readonly string[])[]
  readonly choiceDrawings: ReadonlyMap<number, readonly ExportedChoiceDrawing[]>
  /** Of each category that has some, by its path of English names. */
  readonly categoryFilters: readonly { readonly path: string; readonly filters: readonly ExportedFilter[] }[]
  /** Is there an item whose name is made of options too? */
  readonly namedByOptions: boolean
}

/** The drawing beside a value of an attribute. */
interface ExportedChoiceDrawing extends Pick<Row<'catalogue.choice_drawing'>, 'family' | 'parameters'> {
  readonly attribute_id: number
  readonly value: string
}

/** Reads what items refer to. */
export const findExportedReferences = async (db: Db): Promise<ExportedReferences> => {
  const attributes = await sql<ExportedAttribute>`
    with used as (
      select distinct k.attribute_id from catalogue.item i, unnest(i.value_ids) v(id)
        join catalogue.attribute_choice k on k.id = v.id where i.active
      union select n.attribute_id from catalogue.item_number n join catalogue.item i on i.id = n.item_id where i.active
      union select x.attribute_id from catalogue.item_text x join catalogue.item i on i.id = x.item_id where i.active)
    select id, code, name_en, name_id, type, unit from catalogue.attribute
    where id in (select attribute_id from used) and code <> all(${spreadCodes}::text[]) order by position, id`.execute(
    db,
  )
  const choices = await sql<ExportedChoice>`
    select id, attribute_id, name_en, name_id, filled from catalogue.attribute_choice`.execute(db)
  const tags = await sql<ExportedReferences['stockTags'][number]>`
    select code, name_en, name_id, available from catalogue.stock_tag order by id`.execute(db)
  const brands = await sql<ExportedReferences['brands'][number]>`
    select name, note_en, note_id, filled, logo_key from catalogue.brand
    where note_en is not null or logo_key is not null order by id`.execute(db)
  const pathOf = (column: string) => sql`
    (select string_agg(w.name_en, ' > ' order by length(w.path))
     from catalogue.category c join catalogue.category w on c.path like w.path || '%' where c.id = ${sql.ref(column)})`
  const relations = await sql<ExportedReferences['relations'][number]>`
    select r.kind, ${pathOf('r.from_category_id')} as "from", ${pathOf('r.to_category_id')} as "to", r.same, r.begins
    from catalogue.relation_rule r order by r.id`.execute(db)
  const choiceDrawings = await sql<ExportedChoiceDrawing>`
    select k.attribute_id, k.name_en as value, d.family, d.parameters
    from catalogue.choice_drawing d join catalogue.attribute_choice k on k.id = d.choice_id order by k.id`.execute(
    db,
  )
  // Of categories and attributes that the export names.
  const categoryFilters = await sql<ExportedReferences['categoryFilters'][number]>`
    select (select string_agg(w.name_en, ' > ' order by length(w.path))
        from catalogue.category w where c.path like w.path || '%') as path,
      json_agg(json_build_object('code', a.code, 'is_open', f.is_open, 'numbers', f.numbers) order by f.position) as filters
    from catalogue.category_filter f join catalogue.category c on c.id = f.category_id
    join catalogue.attribute a on a.id = f.attribute_id
    where exists (select from catalogue.listing l where l.category_ids @> array[c.id])
      and a.id = any(${attributes.rows.map(({ id }) => id)}::int[])
    group by c.id, c.path order by c.id`.execute(db)
  const groups = await findSynonymGroups(db)
  const suffixes = await sql`
    select from catalogue.item where active and name_made and name_suffix <> '' limit 1`.execute(db)
  return {
    attributes: attributes.rows,
    choices: new Map(choices.rows.map((choice) => [choice.id, choice])),
    stockTags: tags.rows,
    brands: brands.rows,
    relations: relations.rows,
    categoryFilters: categoryFilters.rows,
    synonyms: groups.filter(({ kind }) => kind === 'own').map(({ names }) => names),
    choiceDrawings: Map.groupBy(choiceDrawings.rows, (row) => row.attribute_id),
    namedByOptions: suffixes.rows.length > 0,
  }
}
