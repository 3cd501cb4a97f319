import { sql } from 'kysely'
import { countryName, productAttributes } from '../../catalogue/index.ts'
import type { Db, Row } from '../../platform/index.ts'
import {
  emptyReferences,
  ensureChoice,
  findChoices,
  findWrittenChoice,
  writeChoices,
  type References,
} from './references.store.ts'

type Code = (typeof productAttributes)[number]['code']
export const spreadCodes: readonly Code[] = productAttributes.map(({ code }) => code)
/** Behind those that mappings bring. */
const FIRST_POSITION = 10_000

type Attribute = Pick<Row<'catalogue.attribute'>, 'id' | 'code' | 'type'>

interface Source {
  readonly id: number
  readonly origin: string | null
  readonly sni: string | null
  readonly tkdn_percent: string | null
}

/** The attributes that a product's values become, and their choices that this product needs. */
export const findSpreadReferences = async (
  db: Db,
  { origin, sni }: Pick<Source, 'origin' | 'sni'>,
): Promise<References> => {
  const refs = emptyReferences()
  for (const attribute of await findAttributes(db, spreadCodes))
    refs.attributes.set(attribute.code, attribute)
  const names = origin === null ? [] : Object.values(findCountryNames(origin))
  const choices = await findChoices(
    db,
    [...refs.attributes.values()].map(({ id }) => id),
    sni === null ? names : [...names, sni],
  )
  for (const { attribute_id, ...choice } of choices) {
    refs.choices.keep(attribute_id, choice)
    refs.attributeByChoice.set(choice.id, attribute_id)
  }
  return refs
}

const findAttributes = async (db: Db, codes: readonly string[]): Promise<Attribute[]> => {
  const { rows } = await sql<Attribute>`
    select id, code, type from catalogue.attribute where code = any(${codes}::text[])`.execute(db)
  return rows
}

/**
 * Gives the items of these products their product's origin, local content and standard as values. An attribute that a mapping
 * has given another type is left alone.
 */
export const spreadProductValues = async (
  tx: Db,
  refs: References,
  productIds: readonly number[],
): Promise<void> => {
  const { rows } = await sql<Source>`
    select id, origin, sni, tkdn_percent::text from catalogue.product where id = any(${productIds}::int[])`.execute(
    tx,
  )
  const ids = new Map<Code, number>()
  for (const [at, attribute] of productAttributes.entries()) {
    if (rows.every((row) => row[attribute.code] === null) && !refs.attributes.has(attribute.code)) continue
    const id = await ensureAttribute(tx, refs, attribute, FIRST_POSITION + at)
    if (id !== undefined) ids.set(attribute.code, id)
  }
  if (ids.size === 0) return
  const choiceOf = async (code: Code, names: { en: string; id: string } | undefined) => {
    const id = ids.get(code)
    return names && id !== undefined ? await ensureChoice(tx, refs, id, names) : undefined
  }
  const spread = []
  for (const { id, origin, sni, tkdn_percent } of rows) {
    const choices = [
      await choiceOf('origin', origin === null ? undefined : findCountryNames(origin)),
      await choiceOf('sni', sni === null ? undefined : { en: sni, id: sni }),
    ]
    spread.push({ id, choices: choices.filter((choice) => choice !== undefined), tkdn_percent })
  }
  await writeChoices(tx, refs)
  const written = spread.map(({ choices, ...one }) => ({
    ...one,
    choices: choices.map((choice) => findWrittenChoice(refs, choice)),
  }))
  const input = sql`jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id int, choices int[], tkdn_percent numeric)`
  const own = sql`(select id from catalogue.attribute_choice where attribute_id = any(${[...ids.values()]}::int[]))`
  await sql`
    update catalogue.item i set value_ids = n.value_ids from (
      select i.id, array(
        select v from unnest(i.value_ids) v where v not in ${own} union select unnest(r.choices) order by 1) as value_ids
      from ${input} join catalogue.item i on i.product_id = r.id) n
    where n.id = i.id and n.value_ids <> i.value_ids`.execute(tx)
  const tkdn = ids.get('tkdn_percent')
  if (tkdn === undefined) return
  await sql`
    delete from catalogue.item_number x using ${input} join catalogue.item i on i.product_id = r.id
    where x.item_id = i.id and x.attribute_id = ${tkdn} and r.tkdn_percent is null`.execute(tx)
  await sql`
    insert into catalogue.item_number (item_id, attribute_id, value)
    select i.id, ${tkdn}, r.tkdn_percent from ${input} join catalogue.item i on i.product_id = r.id
    where r.tkdn_percent is not null
    on conflict (item_id, attribute_id) do update set value = excluded.value where item_number.value <> excluded.value`.execute(
    tx,
  )
}

const findCountryNames = (origin: string) => ({
  en: countryName(origin, 'en') ?? origin,
  id: countryName(origin, 'id') ?? origin,
})

const ensureAttribute = async (
  tx: Db,
  refs: References,
  { code, type, unit, name_en, name_id }: (typeof productAttributes)[number],
  position: number,
): Promise<number | undefined> => {
  const known = refs.attributes.get(code)
  if (known) return known.type === type ? known.id : undefined
  await sql`
    insert into catalogue.attribute (code, name_en, name_id, type, unit, position)
    values (${code}, ${name_en}, ${name_id}, ${type}, ${unit}, ${position}) on conflict (code) do nothing`.execute(
    tx,
  )
  // Somebody else may have written it at the same time, of another type.
  const [stored] = await findAttributes(tx, [code])
  if (!stored) return undefined
  refs.attributes.set(code, stored)
  return stored.type === type ? stored.id : undefined
}
