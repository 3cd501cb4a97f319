import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { slugOf } from '../catalogue.ts'
import type { MappedAttribute, Mapping } from './mapping.ts'
import { mergeText, slugs } from './merge.ts'
import type { Bilingual } from './row.ts'

interface Named {
  readonly id: number
  readonly en: string
  readonly id_text: string
  readonly filled: readonly string[]
}

/** Everything that rows refer to by name, kept in memory while a file is read. */
export interface References {
  readonly brands: Map<string, number>
  readonly tags: Map<string, number>
  readonly categories: Map<string, Named & { readonly path: string }>
  readonly attributes: Map<string, { readonly id: number; readonly type: MappedAttribute['type'] }>
  readonly choices: Map<string, Named & { readonly attribute_id: number }>
  /** attribute_choice.id to attribute.id */
  readonly attributeOfChoice: Map<number, number>
}

const keyOf = (owner: number | null, name: string) => `${owner ?? 0} ${name}`

/** Reads all references. */
export const loadReferences = async (db: Db): Promise<References> => {
  const brands = await sql<{
    id: number
    name: string
  }>`select id, lower(name) as name from catalogue.brand`.execute(db)
  const tags = await sql<{ id: number; code: string }>`select id, code from catalogue.stock_tag`.execute(db)
  const categories = await sql<Named & { parent_id: number | null; path: string }>`
    select id, parent_id, path, name_en as en, name_id as id_text, filled from catalogue.category`.execute(db)
  const attributes = await sql<{ id: number; code: string; type: MappedAttribute['type'] }>`
    select id, code, type from catalogue.attribute`.execute(db)
  const choices = await sql<Named & { attribute_id: number }>`
    select id, attribute_id, name_en as en, name_id as id_text, filled from catalogue.attribute_choice`.execute(
    db,
  )
  return {
    brands: new Map(brands.rows.map((b) => [b.name, b.id])),
    tags: new Map(tags.rows.map((t) => [t.code, t.id])),
    categories: new Map(categories.rows.map((c) => [keyOf(c.parent_id, c.en), c])),
    attributes: new Map(attributes.rows.map((a) => [a.code, a])),
    choices: new Map(choices.rows.map((c) => [keyOf(c.attribute_id, c.en), c])),
    attributeOfChoice: new Map(choices.rows.map((c) => [c.id, c.attribute_id])),
  }
}

const idFrom = (rows: readonly { id: number }[]): number => {
  const [row] = rows
  if (!row) throw new Error('the row just written is not there')
  return row.id
}

/** The mapping names an attribute that exists already with another type. */
export class AttributeTypeDiffers extends Error {
  override readonly name = 'AttributeTypeDiffers'
}

/** Writes what the mapping itself brings: stock tags, attributes, brands' notes. */
export const writeMappedReferences = async (tx: Db, refs: References, mapping: Mapping): Promise<void> => {
  for (const tag of mapping.stock_tags) {
    const { rows } = await sql<{ id: number }>`
      insert into catalogue.stock_tag (code, name_en, name_id, available)
      values (${tag.code}, ${tag.name_en}, ${tag.name_id}, ${tag.available})
      on conflict (code) do update set name_en = excluded.name_en, name_id = excluded.name_id, available = excluded.available
      returning id`.execute(tx)
    refs.tags.set(tag.code, idFrom(rows))
  }
  for (const [position, attribute] of mapping.attributes.entries()) {
    const known = refs.attributes.get(attribute.code)
    if (known && known.type !== attribute.type)
      throw new AttributeTypeDiffers(
        `Attribute ${attribute.code} is of type ${known.type}, the mapping says ${attribute.type}.`,
      )
    const { rows } = await sql<{ id: number }>`
      insert into catalogue.attribute (code, name_en, name_id, type, unit, position)
      values (${attribute.code}, ${attribute.name_en}, ${attribute.name_id}, ${attribute.type}, ${attribute.unit ?? null}, ${position})
      on conflict (code) do update set name_en = excluded.name_en, name_id = excluded.name_id, unit = excluded.unit,
        position = excluded.position
      returning id`.execute(tx)
    refs.attributes.set(attribute.code, { id: idFrom(rows), type: attribute.type })
  }
  for (const brand of mapping.brands) {
    const id = await ensureBrand(tx, refs, brand.name)
    const note = mergeText('note', both(brand.note_en, brand.note_id), undefined, [])
    await sql`update catalogue.brand set note_en = ${note?.en ?? null}, note_id = ${note?.id ?? null},
      filled = ${note?.filled ?? []} where id = ${id}`.execute(tx)
  }
}

const both = (en: string | undefined, id: string | undefined): Bilingual => ({
  ...(en !== undefined && { en }),
  ...(id !== undefined && { id }),
})

/** The brand of this name, made where there is none. */
export const ensureBrand = async (tx: Db, refs: References, name: string): Promise<number> => {
  const known = refs.brands.get(name.toLowerCase())
  if (known !== undefined) return known
  const { rows } = await sql<{ id: number }>`
    insert into catalogue.brand (name, slug) values (${name}, ${slugOf(name) || 'x'})
    on conflict (lower(name)) do update set name = catalogue.brand.name returning id`.execute(tx)
  const id = idFrom(rows)
  refs.brands.set(name.toLowerCase(), id)
  return id
}

/** The category at the end of a path of names, made with its parents where they are missing. */
export const ensureCategory = async (
  tx: Db,
  refs: References,
  path: { readonly en?: string[]; readonly id?: string[] },
): Promise<number | null> => {
  let parent: { id: number; path: string } | null = null
  const depth = Math.max(path.en?.length ?? 0, path.id?.length ?? 0)
  for (let level = 0; level < depth; level++) {
    const given = both(path.en?.[level], path.id?.[level])
    const key = keyOf(parent?.id ?? null, given.en ?? given.id ?? '')
    const known = refs.categories.get(key)
    const name = mergeText('name', given, known && { en: known.en, id: known.id_text }, known?.filled ?? [])
    if (!name) return null
    if (known && known.en === name.en && known.id_text === name.id) {
      parent = known
      continue
    }
    const slug = slugs(name)
    const parentPath: string = parent?.path ?? '/'
    const { rows } = await sql<{ id: number; path: string }>`
      insert into catalogue.category (parent_id, name_en, name_id, slug_en, slug_id, filled, position)
      values (${parent?.id ?? null}, ${name.en}, ${name.id}, ${slug.slug_en}, ${slug.slug_id}, ${name.filled}, ${refs.categories.size})
      on conflict (parent_id, name_en) do update set name_id = excluded.name_id, slug_id = excluded.slug_id, filled = excluded.filled
      returning id, ${parentPath} || id || '/' as path`.execute(tx)
    const id = idFrom(rows)
    const own = `${parentPath}${id}/`
    await sql`update catalogue.category set path = ${own} where id = ${id} and path <> ${own}`.execute(tx)
    parent = { id, path: own }
    refs.categories.set(key, { id, path: own, en: name.en, id_text: name.id, filled: name.filled })
  }
  return parent?.id ?? null
}

/** The attribute that a file's own heading names, made as a choice where there is none; undefined where it is no choice. */
export const ensureOption = async (tx: Db, refs: References, name: string): Promise<number | undefined> => {
  const code = slugOf(name).replaceAll('-', '_')
  if (code === '') return undefined
  const known = refs.attributes.get(code)
  if (known) return known.type === 'choice' ? known.id : undefined
  const { rows } = await sql<{ id: number }>`
    insert into catalogue.attribute (code, name_en, name_id, type, position)
    values (${code}, ${name}, ${name}, 'choice', ${refs.attributes.size})
    on conflict (code) do update set code = excluded.code returning id`.execute(tx)
  const id = idFrom(rows)
  refs.attributes.set(code, { id, type: 'choice' })
  return id
}

/** The choice of this name within an attribute, made or given its missing language where needed. */
export const ensureChoice = async (
  tx: Db,
  refs: References,
  attributeId: number,
  given: Bilingual,
): Promise<number | undefined> => {
  const key = keyOf(attributeId, given.en ?? given.id ?? '')
  const known = refs.choices.get(key)
  const name = mergeText('name', given, known && { en: known.en, id: known.id_text }, known?.filled ?? [])
  if (!name) return undefined
  if (known && known.en === name.en && known.id_text === name.id) return known.id
  const { rows } = await sql<{ id: number }>`
    insert into catalogue.attribute_choice (attribute_id, name_en, name_id, filled)
    values (${attributeId}, ${name.en}, ${name.id}, ${name.filled})
    on conflict (attribute_id, name_en) do update set name_id = excluded.name_id, filled = excluded.filled
    returning id`.execute(tx)
  const id = idFrom(rows)
  refs.choices.set(key, { id, attribute_id: attributeId, en: name.en, id_text: name.id, filled: name.filled })
  refs.attributeOfChoice.set(id, attributeId)
  return id
}
