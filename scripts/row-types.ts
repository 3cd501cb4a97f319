import { sql } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'
import type { Db } from '../server/src/platform/index.ts'

/** A check that lets one text column have some values only, as PostgreSQL writes it. */
const ONE_OF = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/
const ONE = /^CHECK \(\((\w+) = ('[^']*')::text\)\)$/
const ARRAY_OF = /\((\w+) <@ ARRAY\[(.+)\]\)/

/** The values that checks allow, by `schema.table.column`. */
const allowedValues = async (db: Db): Promise<ReadonlyMap<string, string[]>> => {
  const { rows } = await sql<{ table: string; definition: string }>`
    select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'c' and c.conrelid <> 0`.execute(db)
  return new Map(
    rows.flatMap(({ table, definition }) => {
      const [, column, values] =
        [ONE_OF, ONE, ARRAY_OF].map((form) => form.exec(definition)).find((found) => found) ?? []
      if (column === undefined || values === undefined) return []
      return [[`${table}.${column}`, [...values.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '')]]
    }),
  )
}

/**
 * TypeScript of the rows of a database's tables, as they come out of it: see `typeParsers`. A text column with a check of
 * its values is the union of them.
 */
export const rowTypes = async (db: Db): Promise<string> => {
  const values = await allowedValues(db)
  const text = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
    outFile: null,
    // The job runner's own.
    excludePattern: 'pgboss.*',
    typeMapping: { int8: 'number', numeric: 'string', timestamptz: 'Date', jsonb: 'unknown' },
    postprocess: async ({ metadata }) => {
      const tables = metadata.tables.filter(({ isView }) => !isView)
      for (const { schema, name, columns } of tables)
        for (const column of columns) {
          const allowed = values.get(`${schema}.${name}.${column.name}`)
          if (allowed) column.enumValues = allowed
        }
      return Object.assign(metadata, { tables })
    },
  })
  return text.replace('export interface DB ', 'export interface Tables ')
}
