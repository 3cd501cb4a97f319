import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fewProducts, writeCatalogue, type WrittenCatalogue } from '@pasok/demo'

/** A product of 45 items, more than two pages of a Variant table, and one of a single item, beside the demo's. */
export const longProduct = { name: 'Threaded rod DIN 976, cut to length', items: 45 } as const
export const singleItem = { name: 'Bench vice 150 mm', sku: 'BV-150' } as const

/** A product that the supplier named in Indonesian alone, with a photograph. */
export const untranslatedProduct = { name: 'Penjepit mesin', material: 'Besi cor', sku: 'PM-100' } as const

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
    category_id: 'Baut & mur (fastener) > Batang',
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
const clamps = [untranslatedProduct.sku, 'PM-125'].map((sku, i): Row => ({
  product: 'CLAMP',
  sku,
  name_id: untranslatedProduct.name,
  category_en: 'Maintenance',
  category_id: 'Perawatan mesin',
  price: String(240_000 + i * 35_000),
  popularity: '1',
  images: PHOTOGRAPH,
  attr_material_id: i === 0 ? untranslatedProduct.material : 'Baja',
}))

const formatLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

/** Writes what journeys sell: a part of the demo, with those three products at its end. */
export const writeSold = async (folder: string): Promise<WrittenCatalogue> => {
  const written = await writeCatalogue(folder, fewProducts)
  const [headings = ''] = (await readFile(written.catalogue, 'utf8')).split('\n', 1)
  const columns = headings.split(',')
  const more = [...rods, vice, ...clamps].map((row) => formatLine(columns.map((column) => row[column] ?? '')))
  await appendFile(written.catalogue, `${more.join('\n')}\n`)
  await writeFile(join(written.pictures, PHOTOGRAPH), Buffer.from(greyPicture, 'base64'))
  return written
}
