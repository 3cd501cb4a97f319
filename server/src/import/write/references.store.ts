import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'
import {
  queueTokensOfAttribute,
  queueTokensOfCategory,
  queueTokensOfChoice,
  toSlug,
  widthKey,
} from '../../catalogue/index.ts'
import { toAttributeCode } from '../read/attribute-code.ts'
import type { MappedAttribute, Mapping } from '../read/mapping.ts'
import { mergeText, slugs } from './merge.ts'
import { NameIndex, type Named } from '../read/name-index.ts'
import { both, type Bilingual } from '../read/row.ts'
import type { StoredPicture } from '../files/import-files.ts'

/** The width of a logo's photograph. */
export const LOGO_WIDTH = 256

type Category = Named & { readonly path: string }

/** All records that rows refer to by name, in memory while a file is read. */
export interface References {
  readonly brands: Map<string, number>
  readonly tags: Map<string, number>
  readonly categories: NameIndex<Category>
  readonly attributes: Map<
    string,
    { readonly id: number; readonly type: MappedAttribute['type']; readonly filter_only?: boolean }
  >
  readonly choices: NameIndex<Named>
  /** attribute_choice.id to attribute.id */
  readonly attributeByChoice: Map<number, number>
  /** Choices that have an id and are not written yet, see writeChoices. */
  readonly newChoices: NewChoice[]
  /** Reserved ids of future choices. */
  readonly spareChoiceIds: number[]
  /** The stored choices in whose place ids were reserved: another transaction wrote them first. */
  readonly storedChoices: Map<number, number>
}

interface NewChoice extends Name {
  readonly choiceId: number
  readonly attributeId: number
}

/** References of which nothing is read yet. */
export const emptyReferences = (): References => ({
  brands: new Map(),
  tags: new Map(),
  categories: new NameIndex(),
  attributes: new Map(),
  choices: new NameIndex(),
  attributeByChoice: new Map(),
  newChoices: [],
  spareChoiceIds: [],
  storedChoices: new Map(),
})

/** Reads all references. */
export const loadReferences = async (db: Db): Promise<References> => {
  const brands = await sql<{
    id: number
    name: string
  }>`select id, lower(name) as name from catalogue.brand`.execute(db)
  const tags = await sql<{ id: number; code: string }>`select id, code from catalogue.stock_tag`.execute(db)
  const categories = await sql<Category & { parent_id: number | null }>`
    select id, parent_id, path, name_en as en, name_id as id_text, filled from catalogue.category`.execute(db)
  const attributes = await sql<Pick<Row<'catalogue.attribute'>, 'id' | 'code' | 'type' | 'filter_only'>>`
    select id, code, type, filter_only from catalogue.attribute`.execute(db)
  const choices = await sql<Named & { attribute_id: number }>`
    select id, attribute_id, name_en as en, name_id as id_text, filled from catalogue.attribute_choice`.execute(
    db,
  )
  const categoryNames = new NameIndex<Category>()
  for (const { parent_id, ...category } of categories.rows) categoryNames.keep(parent_id, category)
  const choiceNames = new NameIndex<Named>()
  for (const { attribute_id, ...choice } of choices.rows) choiceNames.keep(attribute_id, choice)
  return {
    ...emptyReferences(),
    brands: new Map(brands.rows.map((b) => [b.name, b.id])),
    tags: new Map(tags.rows.map((t) => [t.code, t.id])),
    categories: categoryNames,
    attributes: new Map(attributes.rows.map((a) => [a.code, a])),
    choices: choiceNames,
    attributeByChoice: new Map(choices.rows.map((c) => [c.id, c.attribute_id])),
  }
}

const idFrom = (rows: readonly { id: number }[]): number => {
  const [row] = rows
  if (!row) throw new Error('the row just written is not there')
  return row.id
}

/** The mapping names an attribute that already exists with another type. */
export class AttributeTypeDiffers extends Error {
  override readonly name = 'AttributeTypeDiffers'
}

/** Writes the records of the mapping itself: stock tags, attributes, brands' notes. */
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
    const { code, name_en, name_id, type, unit = null } = attribute
    const { rows: changed } = await sql<{ id: number }>`
      select id from catalogue.attribute where code = ${code}
        and (name_en, name_id, unit) is distinct from (${name_en}, ${name_id}, ${unit}::text)`.execute(tx)
    for (const { id } of changed) await queueTokensOfAttribute(tx, id)
    const { rows } = await sql<{ id: number }>`
      insert into catalogue.attribute (code, name_en, name_id, type, unit, position)
      values (${code}, ${name_en}, ${name_id}, ${type}, ${unit}, ${position})
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

/** The brand of this name, created if there is none. */
export const ensureBrand = async (tx: Db, refs: References, name: string): Promise<number> => {
  const known = refs.brands.get(name.toLowerCase())
  if (known !== undefined) return known
  const { rows } = await sql<{ id: number }>`
    insert into catalogue.brand (name, slug) values (${name}, ${toSlug(name) || 'x'})
    on conflict (lower(name)) do update set name = catalogue.brand.name returning id`.execute(tx)
  const id = idFrom(rows)
  refs.brands.set(name.toLowerCase(), id)
  return id
}

/** Sets a brand's logo; returns whether it changed. A photograph is shown in its smallest width. */
export const setLogo = async (tx: Db, brandId: number, logo: StoredPicture): Promise<boolean> => {
  const key = logo.photo ? widthKey(logo.key, LOGO_WIDTH) : logo.key
  const { rows } = await sql`
    update catalogue.brand set logo_key = ${key}, logo_width = ${logo.width}, logo_height = ${logo.height}
    where id = ${brandId} and logo_key is distinct from ${key} returning id`.execute(tx)
  return rows.length > 0
}

/** The names of a record after a row; undefined if it has none at all. */
const resolveNames = (known: Named | undefined, names: Bilingual) => {
  // The Indonesian column has its English name, which is not an Indonesian one.
  const sayNothing = known && !names.en && known.id_text !== names.id
  return mergeText(
    'name',
    sayNothing ? {} : names,
    known && { en: known.en, id: known.id_text },
    known?.filled ?? [],
  )
}

type Name = NonNullable<ReturnType<typeof resolveNames>>

const isCalled = (known: Named, name: Name): boolean =>
  known.en === name.en && known.id_text === name.id && known.filled.join() === name.filled.join()

/** The last category of a path of names, created with its parents if missing. */
export const ensureCategory = async (
  tx: Db,
  refs: References,
  path: { readonly en?: string[]; readonly id?: string[] },
): Promise<number | null> => {
  let parent: Category | null = null
  const depth = Math.max(path.en?.length ?? 0, path.id?.length ?? 0)
  for (let level = 0; level < depth; level++) {
    const names = both(path.en?.[level], path.id?.[level])
    const owner: Category | null = parent
    const known = refs.categories.find(owner?.id ?? null, names)
    const name = resolveNames(known, names)
    if (!name) return null
    if (known && isCalled(known, name)) {
      parent = known
      continue
    }
    const written: { id: number; path: string } = known
      ? await renameCategory(tx, known, name)
      : await insertCategory(tx, owner, name, refs.categories.size)
    parent = { id: written.id, path: written.path, en: name.en, id_text: name.id, filled: name.filled }
    refs.categories.keep(owner?.id ?? null, parent, known)
  }
  return parent?.id ?? null
}

const renameCategory = async (tx: Db, known: Category, name: Name): Promise<Category> => {
  const { slug_en, slug_id } = slugs(name)
  await sql`
    update catalogue.category set name_en = ${name.en}, name_id = ${name.id}, slug_en = ${slug_en},
      slug_id = ${slug_id}, filled = ${name.filled} where id = ${known.id}`.execute(tx)
  await queueTokensOfCategory(tx, known.id)
  return known
}

const insertCategory = async (
  tx: Db,
  parent: Category | null,
  name: Name,
  position: number,
): Promise<{ id: number; path: string }> => {
  const { slug_en, slug_id } = slugs(name)
  const { rows } = await sql<{ id: number }>`
    insert into catalogue.category (parent_id, name_en, name_id, slug_en, slug_id, filled, position)
    values (${parent?.id ?? null}, ${name.en}, ${name.id}, ${slug_en}, ${slug_id}, ${name.filled}, ${position})
    on conflict (parent_id, name_en) do update set name_id = excluded.name_id, slug_id = excluded.slug_id, filled = excluded.filled
    returning id`.execute(tx)
  const id = idFrom(rows)
  const path = `${parent?.path ?? '/'}${id}/`
  await sql`update catalogue.category set path = ${path} where id = ${id} and path <> ${path}`.execute(tx)
  return { id, path }
}

/** The id of the category at a path of names in one of the languages, `Fasteners > Bolts`; undefined where there is none. */
export const findCategoryByPath = ({ categories }: References, path: string): number | undefined => {
  let owner: number | undefined
  for (const name of path.split('>').map((part) => part.trim())) {
    const parent = owner ?? null
    owner = (categories.find(parent, { en: name }) ?? categories.find(parent, { id: name }))?.id
    if (owner === undefined) return undefined
  }
  return owner
}

/**
 * The attribute that a file's own heading names, created as a choice if missing; undefined if the heading is empty, or
 * the attribute with this name is not a choice.
 */
export const ensureOption = async (tx: Db, refs: References, name: string): Promise<number | undefined> => {
  if (name === '') return undefined
  const code = toAttributeCode(name)
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

/**
 * The choice with this name of an attribute, created or given its missing language if needed; undefined if the row
 * clears it. A dash in one language is ignored, because other items share the name. writeChoices writes created ones.
 */
export const ensureChoice = async (
  tx: Db,
  refs: References,
  attributeId: number,
  cells: Bilingual,
): Promise<number | undefined> => {
  const names = both(cells.en ?? undefined, cells.id ?? undefined)
  const known = refs.choices.find(attributeId, names)
  const name = resolveNames(known, names)
  if (!name) return undefined
  if (known && isCalled(known, name)) return known.id
  // An unwritten choice is not in the database.
  if (known) await writeChoices(tx, refs)
  const id = known
    ? await renameChoice(tx, findWrittenChoice(refs, known.id), name)
    : await makeChoice(tx, refs, attributeId, name)
  refs.choices.keep(attributeId, { id, en: name.en, id_text: name.id, filled: name.filled }, known)
  refs.attributeByChoice.set(id, attributeId)
  return id
}

const renameChoice = async (tx: Db, id: number, name: Name): Promise<number> => {
  await sql`
    update catalogue.attribute_choice set name_en = ${name.en}, name_id = ${name.id}, filled = ${name.filled}
    where id = ${id}`.execute(tx)
  await queueTokensOfChoice(tx, id)
  return id
}

const makeChoice = async (tx: Db, refs: References, attributeId: number, name: Name): Promise<number> => {
  if (refs.spareChoiceIds.length === 0) refs.spareChoiceIds.push(...(await drawChoiceIds(tx)))
  const choiceId = refs.spareChoiceIds.shift()
  if (choiceId === undefined) throw new Error('no id was drawn')
  refs.newChoices.push({ ...name, choiceId, attributeId })
  return choiceId
}

/** Reserves ids in bulk: a file has thousands of new names, and one statement each took a tenth of an import. */
const drawChoiceIds = async (tx: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('catalogue.attribute_choice', 'id'))::int as id
    from generate_series(1, 100) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A choice's id, once choices were written: another transaction may have written one of this name first. */
export const findWrittenChoice = ({ storedChoices }: References, id: number): number =>
  storedChoices.get(id) ?? id

/** Rounds of writing choices; each is followed by another only if somebody else wrote one of them at the same time. */
const MOST_ROUNDS = 5

/** Writes the choices that rows have created; see `findWrittenChoice`. */
export const writeChoices = async (tx: Db, refs: References): Promise<void> => {
  let left = refs.newChoices.splice(0)
  for (let round = 1; left.length > 0; round++) {
    if (round > MOST_ROUNDS) throw new Error('choices of an attribute are neither written nor there')
    const inserted = await insertChoices(tx, left)
    left = left.filter(({ choiceId }) => !inserted.has(choiceId))
    if (left.length === 0) return
    const stored = await findChoices(
      tx,
      left.map(({ attributeId }) => attributeId),
      left.map(({ en }) => en),
    )
    const findStored = ({ attributeId, en }: NewChoice) =>
      stored.find((one) => one.attribute_id === attributeId && one.en === en)
    for (const choice of left) {
      const one = findStored(choice)
      if (!one) continue
      refs.storedChoices.set(choice.choiceId, one.id)
      refs.choices.keep(choice.attributeId, one)
      refs.attributeByChoice.set(one.id, choice.attributeId)
    }
    // The others have the slug of another name that somebody wrote at the same time.
    left = left.filter((choice) => !findStored(choice))
  }
}

/** The choices of these attributes that have one of these names, in either language. */
export const findChoices = async (
  db: Db,
  attributeIds: readonly number[],
  names: readonly string[],
): Promise<(Named & { readonly attribute_id: number })[]> => {
  const { rows } = await sql<Named & { attribute_id: number }>`
    select id, attribute_id, name_en as en, name_id as id_text, filled from catalogue.attribute_choice
    where attribute_id = any(${attributeIds}::int[])
      and (name_en = any(${names}::text[]) or name_id = any(${names}::text[]))`.execute(db)
  return rows
}

/** Inserts those choices that are not there; returns their ids. */
const insertChoices = async (tx: Db, made: readonly NewChoice[]): Promise<Set<number>> => {
  const rows = made.map(({ choiceId, attributeId, en, id, filled }) => ({
    id: choiceId,
    attribute_id: attributeId,
    name_en: en,
    name_id: id,
    filled,
    slug: toSlug(en) || 'x',
  }))
  // Two names may have the same slug: the second one's ends with its id, after a character that no name produces.
  const written = await sql<{ id: number }>`
    insert into catalogue.attribute_choice (id, attribute_id, name_en, name_id, filled, slug)
    select id, attribute_id, name_en, name_id, filled, slug || case
      when row_number() over (partition by attribute_id, slug order by id) > 1 or exists (
        select from catalogue.attribute_choice c where c.attribute_id = r.attribute_id and c.slug = r.slug)
      then '_' || id else '' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id int, attribute_id int, name_en text, name_id text, filled text[], slug text)
    on conflict do nothing returning id`.execute(tx)
  return new Set(written.rows.map(({ id }) => id))
}
