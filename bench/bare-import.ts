import { catalogueImport, openDatabase } from '@pasok/server'

/**
 * The least that any import does: reads a CSV file and writes each row whole, under its part number, 500 rows a
 * transaction: `node bench/bare-import.ts DATABASE FILE`.
 */
const [url = '', file = ''] = process.argv.slice(2)
const BATCH_ROWS = 500

const database = await openDatabase(url, { role: 'batch' })
await database.pool.query('create table bare (sku text primary key, row jsonb not null)')
let batch: object[] = []
const write = async (): Promise<void> => {
  await database.pool.query(
    'insert into bare select r->>$2, r from jsonb_array_elements($1::jsonb) r on conflict do nothing',
    [JSON.stringify(batch), 'sku'],
  )
  batch = []
}
for await (const row of catalogueImport.readCsv(file)) {
  if ('cells' in row) batch.push(row.cells)
  if (batch.length === BATCH_ROWS) await write()
}
await write()
await database.close()
