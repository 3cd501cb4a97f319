import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { ImportProblem } from '../problem.ts'
import type { Mapping } from '../read/mapping.ts'
import { findCategoryByPath, type References } from './references.store.ts'

/**
 * Replaces the rules of related items by those of a mapping that has any; unknown categories and attributes are
 * reported.
 */
export const writeRelationRules = async (
  tx: Db,
  refs: References,
  { relations }: Mapping,
  report: (problem: ImportProblem) => void,
): Promise<void> => {
  if (!relations) return
  const refuse = (code: 'unknown_category' | 'unknown_attribute', value: string) =>
    report({ line: 1, column: 'relations', code, value, refusesRow: false })
  const find = (path: string) => {
    const id = findCategoryByPath(refs, path)
    if (id === undefined) refuse('unknown_category', path)
    return id
  }
  const rules = relations.flatMap(({ from, to, ...rule }) => {
    const [from_category_id, to_category_id] = [find(from), find(to)]
    for (const code of [...rule.same, ...rule.begins])
      if (!refs.attributes.has(code)) refuse('unknown_attribute', code)
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
