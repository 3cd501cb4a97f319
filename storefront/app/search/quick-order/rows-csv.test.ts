import { expect, test } from 'vitest'
import { overwriteGetLocale } from '~words/runtime.js'
import { rowsCsv } from './rows-csv.ts'

const rows = [
  { part_number: 'Valve 1/2", brass', quantity: '1.000' },
  { part_number: '=cmd', quantity: '' },
]

test('rows become a file that spreadsheets open in the reader’s language, without formulas', () => {
  overwriteGetLocale(() => 'en')
  expect(rowsCsv(rows)).toBe('\uFEFFTyped,Quantity\r\n"Valve 1/2"", brass",1.000\r\n\'=cmd,\r\n')
  overwriteGetLocale(() => 'id')
  expect(rowsCsv(rows)).toBe('\uFEFFYang diketik;Jumlah\r\n"Valve 1/2"", brass";1.000\r\n\'=cmd;\r\n')
})
