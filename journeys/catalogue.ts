import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCatalogue, type WrittenCatalogue } from '@pasok/demo'

/** A product of 45 items, more than two pages of a Variant table, and one of a single item, beside the demo's. */
export const longProduct = { name: 'Threaded rod DIN 976, cut to length', items: 45 } as const
export const singleItem = { name: 'Bench vice 150 mm', sku: 'BV-150' } as const

/** A product that the supplier named in Indonesian alone, with a photograph. */
export const lentProduct = { name: 'Penjepit mesin', material: 'Besi cor', sku: 'PM-100' } as const

/**
 * The part of the demo that journeys sell from: a few products of every chapter. All of it, in two editions and a copy
 * for each worker, would take most of a run's time.
 */
const part = new Set([
  'BALL-VALVE-BRASS',
  'BALL-VALVE-SS304-2PC',
  'BEARING-60-SERIES',
  'BEARING-62-SERIES',
  'BEARING-63-SERIES',
  'CABLE-NYAF',
  'CASTER-FIXED',
  'CASTER-SWIVEL',
  'COMPACT-CYL-ISO21287',
  'CONTACTOR-3P',
  'CUTTING-DISC-INOX',
  'GAUGE-100-GLYCERINE',
  'GAUGE-63-BOTTOM',
  'GLOVE-CUT-C',
  'GLOVE-NITRILE',
  'GREASE-CARTRIDGE-400',
  'HELMET-ABS',
  'HEX-BOLT-ISO4017-88-ZN',
  'HEX-BOLT-ISO4017-A2',
  'HEX-NUT-ISO4032-8-ZN',
  'HEX-NUT-ISO4032-A2',
  'HSS-DRILL-DIN338',
  'HYD-HOSE-1SN',
  'HYD-HOSE-2SN',
  'INDUCTIVE-SENSOR-FLUSH',
  'MCB-1P-C-6KA',
  'MCB-3P-C-6KA',
  'O-RING-FKM75',
  'O-RING-NBR70',
  'PROFILE-CYL-ISO15552',
  'PUSH-IN-ELBOW',
  'PUSH-IN-STRAIGHT',
  'PUSH-IN-TEE',
  'SMC-CDQ2B-DMZ',
  'SMC-CP96SDB-C',
  'SOCKET-SCREW-ISO4762-129',
  'SOLENOID-52-DOUBLE',
  'SOLENOID-52-SINGLE',
  'SPANNER-DIN3113',
  'TAP-SPIRAL-POINT',
  'V-BELT-A',
  'V-BELT-B',
  'WASHER-ISO7089-A2',
])

/** Where a run's demo lies. */
export const demoFolder = (runFolder: string): string => join(runFolder, 'demo')

/** Writes the demo's files, and that part of its rows in their place. */
export const writeDemo = async (folder: string): Promise<WrittenCatalogue> => {
  const written = await writeCatalogue(folder)
  const [first = '', ...lines] = (await readFile(written.catalogue, 'utf8')).split(/\r?\n/).filter(Boolean)
  const kept = lines.filter((line) => part.has(cellsOf(line)[0] ?? ''))
  await writeFile(written.catalogue, `${[first, ...kept].join('\n')}\n`)
  return written
}

const PHOTOGRAPH = 'clamp.png'
/** A grey PNG, 640 × 480. */
const greyPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAoAAAAHgCAAAAAAQuoM4AAADZElEQVR42u3SQREAAAzCMPwLQC8CJmCfREKvKTyKBBgQA4IBMSAY' +
  'EAOCATEgGBADggExIBgQA4IBMSAYEAOCATEgGBADggExIBgQA4IBMSAYEAOCATEgBgQDYkAwIAYEA2JAMCAGBANiQDAgBgQDYkAw' +
  'IAYEA2JAMCAGBANiQDAgBgQDYkAwIAYEA2JAMCAGxIBgQAwIBsSAYEAMCAbEgGBADAgGxIBgQAwIBsSAYEAMCAbEgGBADAgGxIBg' +
  'QAwIBsSAYEAMiAHBgBgQDIgBwYAYEAyIAcGAGBAMiAHBgBgQDIgBwYAYEAyIAcGAGBAMiAHBgBgQDIgBwYAYEAyIATEgGBADggEx' +
  'IBgQA4IBMSAYEAOCATEgGBADggExIBgQA4IBMSAYEAOCATEgGBADggExIBgQA4IBMSAGBANiQDAgBgQDYkAwIAYEA2JAMCAGBANi' +
  'QDAgBgQDYkAwIAYEA2JAMCAGBANiQDAgBgQDYkAMCAbEgGBADAgGxIBgQAwIBsSAYEAMCAbEgGBADAgGxIBgQAwIBsSAYEAMCAbE' +
  'gGBADAgGxIBgQAyIAcGAGBAMiAHBgBgQDIgBwYAYEAyIAcGAGBAMiAHBgBgQDIgBwYAYEAyIAcGAGBAMiAHBgBgQA0qAATEgGBAD' +
  'ggExIBgQA4IBMSAYEAOCATEgGBADggExIBgQA4IBMSAYEAOCATEgGBADggExIBgQA2JAMCAGBANiQDAgBgQDYkAwIAYEA2JAMCAG' +
  'BANiQDAgBgQDYkAwIAYEA2JAMCAGBANiQDAgBgQDYkAMCAbEgGBADAgGxIBgQAwIBsSAYEAMCAbEgGBADAgGxIBgQAwIBsSAYEAM' +
  'CAbEgGBADAgGxIAYEAyIAcGAGBAMiAHBgBgQDIgBwYAYEAyIAcGAGBAMiAHBgBgQDIgBwYAYEAyIAcGAGBAMiAHBgBgQA4IBMSAY' +
  'EAOCATEgGBADggExIBgQA4IBMSAYEAOCATEgGBADggExIBgQA4IBMSAYEAOCATEgGBADYkAwIAYEA2JAMCAGBANiQDAgBgQDYkAw' +
  'IAYEA2JAMCAGBANiQDAgBgQDYkAwIAYEA2JAMCAGxIBgQAwIBsSAYEAMCAbEgGBADAgGxIBgQAwIBsSAYEAMCAbEgGBADAgGxIBg' +
  'QAwI1wA50kkykk7piwAAAABJRU5ErkJggg=='

type Row = Readonly<Record<string, string>>

const rods = Array.from({ length: longProduct.items }, (_, i): Row => {
  const length = String((i + 1) * 20)
  return {
    product: 'ROD-976',
    sku: `TR976-M8-${length}`,
    name_en: longProduct.name,
    name_id: 'Batang ulir DIN 976, dipotong sesuai panjang',
    category_en: 'Fasteners > Rods',
    category_id: 'Pengencang > Batang',
    price: String(15_000 + i * 700),
    stock_tag: 'ready_stock',
    popularity: '1',
    attr_length: length,
  }
})
const vice: Row = {
  product: 'VICE-150',
  sku: singleItem.sku,
  name_en: singleItem.name,
  name_id: 'Ragum 150 mm',
  category_en: 'Maintenance',
  category_id: 'Perawatan mesin',
  price: '885000',
  popularity: '1',
}
const clamps = [lentProduct.sku, 'PM-125'].map((sku, i): Row => ({
  product: 'CLAMP',
  sku,
  name_id: lentProduct.name,
  category_en: 'Maintenance',
  category_id: 'Perawatan mesin',
  price: String(240_000 + i * 35_000),
  popularity: '1',
  images: PHOTOGRAPH,
  attr_material_id: i === 0 ? lentProduct.material : 'Baja',
}))

const lineOf = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

/** Writes the demo's catalogue with those three products at its end, and answers the file's path. */
export const writePlain = async (folder: string, written: WrittenCatalogue): Promise<string> => {
  const file = join(folder, 'plain.csv')
  const demo = (await readFile(written.catalogue, 'utf8')).trimEnd()
  const columns = cellsOf(demo.slice(0, demo.search(/\r?\n/)))
  const more = [...rods, vice, ...clamps].map((row) => lineOf(columns.map((column) => row[column] ?? '')))
  await writeFile(file, `${[demo, ...more].join('\n')}\n`)
  await writeFile(join(written.pictures, PHOTOGRAPH), Buffer.from(greyPicture, 'base64'))
  return file
}

/** Around every text of the bracketed edition that comes from data, as ⟦⟧ stand around those from words. */
export const inData = (text: string): string => (text.trim() === '' ? text : `‹${text}›`)

const inHtml = (html: string): string => html.replace(/>([^<]+)</g, (_, text: string) => `>${inData(text)}<`)

const markers: Readonly<Record<string, (text: string) => string>> = {
  name: inData,
  item_name: inData,
  description: inHtml,
  category: (path) =>
    path
      .split('>')
      .map((step) => inData(step.trim()))
      .join(' > '),
}

const markerOf = (column: string): ((text: string) => string) => {
  if (column === 'brand' || column === 'sni') return inData
  if (/^tab_\d_title_/.test(column)) return inData
  if (/^tab_\d_html_/.test(column)) return inHtml
  // A column of numbers has no language.
  if (/^attr_.*_(en|id)$/.test(column)) return inData
  return markers[column.replace(/_(en|id)$/, '')] ?? ((text) => text)
}

/** Splits a line of a file that a spreadsheet writes: cells in quotes where they hold a comma or a quote. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  )

const marked = (csv: string): string => {
  const [first = '', ...lines] = csv.split(/\r?\n/).filter(Boolean)
  const columns = cellsOf(first).map(markerOf)
  const line = (text: string) => lineOf(cellsOf(text).map((cell, i) => columns[i]?.(cell) ?? cell))
  return `${[first, ...lines.map(line)].join('\n')}\n`
}

interface Named {
  name_en?: string
  name_id?: string
  unit?: string
  name?: string
  note_en?: string
  note_id?: string
}

const TEXTS = ['name_en', 'name_id', 'unit', 'name', 'note_en', 'note_id'] as const

const markedMapping = (json: string): string => {
  const mapping = JSON.parse(json) as Record<'attributes' | 'stock_tags' | 'brands', Named[]>
  for (const list of [mapping.attributes, mapping.stock_tags, mapping.brands])
    for (const entry of list)
      for (const key of TEXTS) if (entry[key] !== undefined) entry[key] = inData(entry[key])
  return JSON.stringify(mapping)
}

/** Writes the demo's catalogue once more with every text in ‹brackets›; answers its rows and its mapping. */
export const writeMarked = async (
  folder: string,
  demo: WrittenCatalogue,
): Promise<{ file: string; mapping: string }> => {
  const written = { file: join(folder, 'marked.csv'), mapping: join(folder, 'marked.json') }
  await writeFile(written.file, marked(await readFile(demo.catalogue, 'utf8')))
  await writeFile(written.mapping, markedMapping(await readFile(demo.mapping, 'utf8')))
  return written
}

/** Every part number of the demo: it may stand on a page by itself. */
export const partNumbers = async (runFolder: string): Promise<string[]> => {
  const [first = '', ...lines] = (await readFile(join(demoFolder(runFolder), 'catalogue.csv'), 'utf8'))
    .split(/\r?\n/)
    .filter(Boolean)
  const column = cellsOf(first).indexOf('sku')
  return lines.map((line) => cellsOf(line)[column] ?? '')
}
