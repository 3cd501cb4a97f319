import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { Mapping } from '../read/mapping.ts'
import type { References } from './references.store.ts'

/** Replaces the rules of related items by those of a mapping that names any; one of a category that there is not is left out. */
export const writeRelationRules = async (tx: Db, refs: References, { relations }: Mapping): Promise<void> => {
  if (!relations) return
  const rules = relations.flatMap(({ from, to, ...rule }) => {
    const [from_category_id, to_category_id] = [categoryAt(refs, from), categoryAt(refs, to)]
    return from_category_id === undefined || to_category_id === undefined
      ? []
      : [{ ...rule, from_category_id, to_category_id }]
  })
  await sql`delete from catalogue.relation_rule`.execute(tx)
  await sql`
    insert into catalogue.relation_rule (kind, from_category_id, to_category_id, same, begins)
    select kind, from_category_id, to_category_id, same, begins
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb)
      as r(kind text, from_category_id int, to_category_id int, same text[], begins text[])`.execute(tx)
}

/** The category of a path of English names. */
const categoryAt = (refs: References, path: string): number | undefined => {
  let id: number | undefined
  for (const name of path.split('>').map((one) => one.trim())) {
    id = refs.categories.find(id ?? null, { en: name })?.id
    if (id === undefined) return undefined
  }
  return id
}
