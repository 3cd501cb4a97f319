import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../server/src/platform/index.ts'
import { freshDatabase } from '../server/src/testing/fresh-database.ts'
import { rowTypes } from './row-types.ts'

const FILE = join(import.meta.dirname, '../server/src/platform/database/tables.generated.ts')

it('the row types are those of the migrated database; `npm run row-types` writes them', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url, { role: 'batch' })
  const written = await rowTypes(database.db)
  await database.close()
  await fresh.drop()
  await expect(written).toMatchFileSnapshot(FILE)
})
