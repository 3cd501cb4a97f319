import { expect, test } from 'vitest'
import { overwriteGetLocale } from '~words/runtime.js'
import { rowsCsv } from './rows-csv.ts'

const rows = [
  { part_number: 'Valve 1/2", brass', quantity: '1.000' },
  { part_number: '=cmd', quantity: '' },
]

test('rows become a file that spreadsheets open in the reader’s language, without formulas', () => {
  overwriteGetLocale(() => 'en')
  expect(rowsCsv(rows)).toBe('\uFEFFPart number,Quantity\r\n"Valve 1/2"", brass",1.000\r\n\'=cmd,\r\n')
  overwriteGetLocale(() => 'id')
  expect(rowsCsv(rows)).toBe('\uFEFFNomor part;Jumlah\r\n"Valve 1/2"", brass";1.000\r\n\'=cmd;\r\n')
})

test('what rows say beside part numbers goes along', () => {
  overwriteGetLocale(() => 'en')
  const described = [{ part_number: 'A-1', quantity: '2 pcs', description: 'Clamp' }, ...rows.slice(1)]
  expect(rowsCsv(described)).toBe(
    "\uFEFFPart number,Quantity,Description,Note\r\nA-1,2 pcs,Clamp,\r\n'=cmd,,,\r\n",
  )
})
