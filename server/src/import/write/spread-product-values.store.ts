import type { Day } from '@pasok/contract'
import { sql, type RawBuilder } from 'kysely'
import { countryName, hasValidCertificate, productAttributes } from '../../catalogue/index.ts'
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

type Attribute = Pick<Row<'catalogue.attribute'>, 'id' | 'code' | 'type' | 'filter_only'>

/** A product's values by the attributes that they become; of weights, the greatest of its items. */
type Source = { readonly id: number } & Readonly<
  Record<Exclude<Code, 'valid_certificate'>, string | null> & { valid_certificate: true | null }
>

/** A condition: a product has a certificate whose last day, if it has one, is not before `today`. */
export const isCertified = (productId: RawBuilder<unknown>, today: Day): RawBuilder<boolean> => sql`exists (
  select from catalogue.document d
  where d.product_id = ${productId} and d.kind = 'certificate' and (d.valid_until is null or d.valid_until >= ${today}::date))`

/** The attributes that a product's values become, and their choices that this product needs. */
export const findSpreadReferences = async (
  db: Db,
  { origin, sni }: Pick<Source, 'origin' | 'sni'>,
): Promise<References> => {
  const refs = emptyReferences()
  for (const attribute of await findAttributes(db, spreadCodes))
    refs.attributes.set(attribute.code, attribute)
  const names = [
    ...(origin === null ? [] : Object.values(findCountryNames(origin))),
    ...(sni === null ? [] : [sni]),
    hasValidCertificate.en,
  ]
  const choices = await findChoices(
    db,
    [...refs.attributes.values()].map(({ id }) => id),
    names,
  )
  for (const { attribute_id, ...choice } of choices) {
    refs.choices.keep(attribute_id, choice)
    refs.attributeByChoice.set(choice.id, attribute_id)
  }
  return refs
}

const findAttributes = async (db: Db, codes: readonly string[]): Promise<Attribute[]> => {
  const { rows } = await sql<Attribute>`
    select id, code, type, filter_only from catalogue.attribute where code = any(${codes}::text[])`.execute(
    db,
  )
  return rows
}

/**
 * Gives the items of these products their product's origin, local content and standard as values, whether it has a certificate
 * that is valid `today`, and their own weight. An attribute that a mapping has given another type is left alone.
 */
export const spreadProductValues = async (
  tx: Db,
  refs: References,
  productIds: readonly number[],
  today: Day,
): Promise<void> => {
  const { rows } = await sql<Source>`
    select p.id, p.origin, p.sni, p.tkdn_percent::text,
      (select max(i.weight_g) from catalogue.item i where i.product_id = p.id)::text as item_weight_kg,
      case when ${isCertified(sql`p.id`, today)} then true end as valid_certificate
    from catalogue.product p where p.id = any(${productIds}::int[])`.execute(tx)
  const ids = new Map<Code, number>()
  for (const [at, attribute] of productAttributes.entries()) {
    if (rows.every((row) => row[attribute.code] === null) && !refs.attributes.has(attribute.code)) continue
    const id = await ensureAttribute(tx, refs, attribute, FIRST_POSITION + at)
    if (id !== undefined) ids.set(attribute.code, id)
  }
  if (ids.size === 0) return
  await writeSpreadChoices(tx, refs, ids, rows)
  await writeSpreadNumbers(tx, ids, productIds)
}

type AttributeIds = ReadonlyMap<Code, number>

const writeSpreadChoices = async (
  tx: Db,
  refs: References,
  ids: AttributeIds,
  rows: readonly Source[],
): Promise<void> => {
  const choiceOf = async (code: Code, names: { en: string; id: string } | undefined) => {
    const id = ids.get(code)
    return names && id !== undefined ? await ensureChoice(tx, refs, id, names) : undefined
  }
  const spread = []
  for (const { id, origin, sni, valid_certificate } of rows) {
    const choices = [
      await choiceOf('origin', origin === null ? undefined : findCountryNames(origin)),
      await choiceOf('sni', sni === null ? undefined : { en: sni, id: sni }),
      await choiceOf('valid_certificate', valid_certificate === null ? undefined : hasValidCertificate),
    ]
    spread.push({ id, choices: choices.filter((choice) => choice !== undefined) })
  }
  await writeChoices(tx, refs)
  const written = spread.map(({ id, choices }) => ({
    id,
    choices: choices.map((choice) => findWrittenChoice(refs, choice)),
  }))
  const input = sql`jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id int, choices int[])`
  const own = sql`(select id from catalogue.attribute_choice where attribute_id = any(${[...ids.values()]}::int[]))`
  const valueIds = sql`array(
    select v from unnest(i.value_ids) v where v not in ${own} union select unnest(r.choices) order by 1)`
  // Joined to items once: where a subquery reads them, too, the plan joins it to the items of the whole catalogue.
  await sql`
    update catalogue.item i set value_ids = ${valueIds} from ${input}
    where i.product_id = r.id and i.value_ids <> ${valueIds}`.execute(tx)
}

const writeSpreadNumbers = async (
  tx: Db,
  ids: AttributeIds,
  productIds: readonly number[],
): Promise<void> => {
  const [tkdn, weight] = [ids.get('tkdn_percent') ?? null, ids.get('item_weight_kg') ?? null]
  const numbers = sql`(
    select i.id as item_id, v.attribute_id, v.value
    from catalogue.product p join catalogue.item i on i.product_id = p.id
    cross join lateral (values (${tkdn}::int, p.tkdn_percent), (${weight}::int, i.weight_g / 1000.0)) v(attribute_id, value)
    where p.id = any(${productIds}::int[]) and v.attribute_id is not null)`
  await sql`
    delete from catalogue.item_number x using ${numbers} n
    where x.item_id = n.item_id and x.attribute_id = n.attribute_id and n.value is null`.execute(tx)
  await sql`
    insert into catalogue.item_number (item_id, attribute_id, value)
    select item_id, attribute_id, value from ${numbers} n where value is not null
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
  attribute: (typeof productAttributes)[number],
  position: number,
): Promise<number | undefined> => {
  const { code, type, unit, name_en, name_id, filter_only: filterOnly } = attribute
  const isOurs = (known: Pick<Attribute, 'type'> & { readonly filter_only?: boolean }) =>
    known.type === type && (known.filter_only ?? false) === filterOnly
  const known = refs.attributes.get(code)
  if (known) return isOurs(known) ? known.id : undefined
  await sql`
    insert into catalogue.attribute (code, name_en, name_id, type, unit, position, filter_only)
    values (${code}, ${name_en}, ${name_id}, ${type}, ${unit}, ${position}, ${filterOnly}) on conflict (code) do nothing`.execute(
    tx,
  )
  // Somebody else may have written it at the same time, of another type.
  const [stored] = await findAttributes(tx, [code])
  if (!stored) return undefined
  refs.attributes.set(code, stored)
  return isOurs(stored) ? stored.id : undefined
}
