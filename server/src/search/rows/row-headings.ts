import { unitCode } from '@pasok/contract'
import { isCount } from './row-signs.ts'

/** What a column of a buyer's list holds. What is ignored is known, too, and never taken for anything else. */
export type Meaning = 'partNumber' | 'description' | 'quantity' | 'unit' | 'note' | 'ignored'

/** Words of headings, in either language and shortened, by the word that stands for them below. */
const WORDS = vocabulary(`
  no: # nr num number nomor nomer numb nos
  code: kode cod
  part: parts sparepart
  item: items
  goods: barang brg
  product: produk products
  article: artikel art
  catalog: catalogue katalog cat
  mfr: mfg manufacturer manufacturers manuf maker pabrik pabrikan
  name: nama nm
  description: desc descr deskripsi uraian specification specifications spec specs spesifikasi rincian
  qty: quantity quantities kuantitas kwantitas kts qnty qtty
  much: banyak banyaknya
  sum: jumlah jml jmlh
  order: pesan pesanan ordered orders
  need: needed required req require kebutuhan
  request: requested permintaan diminta
  unit: satuan sat stn uom units
  note: notes remark remarks keterangan ket catatan comment comments komentar
  price: harga hrg prices cost costs biaya rate tarif rp idr usd hpp het @
  total: subtotal amount nilai
  date: tanggal tgl dates
  designator: designators refdes
  reference: references referensi ref`)

/** How columns of each meaning are headed, by the words above; of several columns the one that stands first here is it. */
const HEADINGS: Readonly<Record<Exclude<Meaning, 'ignored'>, readonly string[]>> = {
  partNumber: phrases(`
    part no, no part, part code, code part, sku, sku no, no sku, sku code, code sku, mpn, mfr part no, mfr part, mfr no,
    mfr pn, mfr code, item code, code item, goods code, code goods, product code, code product, product no, no product,
    goods no, no goods, order code, code order, catalog no, no catalog, catalog code, article no, no article,
    article code, material no, no material, material code, code material, stock code, type no, pn, p n, item no, no item,
    order no, part, code, article, model, model no, no model, type, tipe, material, item, goods, product,
    reference, reference no, no reference, reference code, code reference`),
  description: phrases(`
    description, item description, goods description, description goods, product description, material description,
    part description, short text, material short text, description item, description product, goods name, name goods, item name, name item, product name,
    name product, part name, name part, material name, name material, name, name and description, type goods, jenis goods,
    spare part, request, value`),
  quantity: phrases(`
    order qty, qty order, qty need, need qty, qty request, request qty, sum order, sum need, sum request, total qty,
    qty total, qty, qty goods, much, volume, vol, sum, sum goods, need, count, pcs, order`),
  unit: phrases('unit, unit of measure, um, unit qty, measure, qty unit, unit goods, order unit, base unit'),
  note: phrases('note, order note, line note, info'),
}

/** From this heading on a column may also hold what lines, kinds or goods are called. */
const UNSURE = HEADINGS.partNumber.indexOf('item no')

/** A column whose heading has one of these words is none of the others, whatever else stands there. */
const IGNORED = new Set(
  (
    'price total date designator footprint id line row baris urut pos position discount diskon disc tax ppn vat weight berat ' +
    'brand merk merek supplier vendor category kategori currency image foto gambar link url stock stok min moq due eta ' +
    'delivery status mfr lead po pr location lokasi gudang warehouse rak potongan hand available tersedia sisa balance saldo ' +
    'reserved shipped delivered terkirim received diterima outstanding backorder last previous max maks maksimum minimum ' +
    'minimal used usage terpakai pemakaian average avg forecast isi per reference old lama alternative alternatif plant storeroom'
  ).split(' '),
)

/** Every word of a heading that is known. */
const KNOWN = new Set([
  ...WORDS.keys(),
  ...WORDS.values(),
  ...IGNORED,
  ...Object.values(HEADINGS)
    .flat()
    .flatMap((phrase) => phrase.split(' ')),
])

/** A heading is short; a longer text is a sentence. */
const LONGEST_HEADING = 60

/** What a column holds by its heading, and how surely: the less the surer. Undefined for a text that is no heading. */
export const readHeading = (
  heading: string,
): { readonly meaning: Meaning; readonly rank: number } | undefined => {
  // '3 pcs' is a quantity, and 'pcs' a heading.
  const words = isCount(heading) ? [] : readWords(unitApart(heading).name)
  if (words.length === 0) return undefined
  const phrase = words.join(' ')
  for (const [meaning, known] of Object.entries(HEADINGS)) {
    const rank = known.indexOf(phrase)
    if (rank !== -1) return { meaning: meaning as Meaning, rank }
  }
  // A number alone is that of a line.
  if (
    phrase === 'no' ||
    RATE.test(heading) ||
    words.some((word) => IGNORED.has(word) && !isOfOther(words, word))
  )
    return { meaning: 'ignored', rank: 0 }
  const meaning = loosely(words)
  return meaning && { meaning, rank: 100 }
}

/** A manufacturer's or a supplier's part number is one, and the quantity of an order or of a request. */
const isOfOther = (words: readonly string[], word: string): boolean =>
  (['mfr', 'supplier', 'vendor'].includes(word) && words.includes('part')) ||
  (['po', 'pr'].includes(word) && words.includes('qty'))

/** The unit behind a heading: 'Qty (pcs)', 'Order (dus)'. */
const unitApart = (heading: string): { readonly name: string; readonly unit?: string } => {
  const [, name = '', unit = ''] = /^([^()]+)\(([^()]+)\)$/.exec(heading) ?? []
  return unitCode(unit) === undefined ? { name: heading } : { name, unit: unit.trim() }
}

/** How much of one thing is in another: 'Qty/Box', 'Pcs / dus'. */
const RATE =
  /\/\s*(?:box|dus|dos|doos|kotak|carton|karton|ctn|pack|pak|pkt|set|roll|rol|drum|pail|board|unit)\b/i

/** Headings with more words than are known: 'LCSC Part Number', 'Qty for 10 boards'. */
const loosely = (words: readonly string[]): Meaning | undefined => {
  const has = (...some: readonly string[]) => some.some((word) => words.includes(word))
  if (has('qty') || (has('sum', 'much') && words.length <= 3)) return 'quantity'
  if (has('part', 'item', 'goods', 'product', 'material', 'article', 'sku') && has('no', 'code', 'pn'))
    return 'partNumber'
  return has('description') ? 'description' : undefined
}

/** The words of a heading as they stand in the vocabulary; none where it is no heading. */
const readWords = (heading: string): string[] => {
  if (heading.length > LONGEST_HEADING) return []
  const words = heading.toLowerCase().match(/\p{L}+|[#@]/gu) ?? []
  const known = words.flatMap(apart).map((word) => WORDS.get(word) ?? word)
  // 'Nama / Name' in both languages.
  return known.filter((word, at) => word !== known[at - 1])
}

/** Two words that are written as one: 'partnumber', 'kodebarang'. */
const apart = (word: string): string[] => {
  if (KNOWN.has(word)) return [word]
  for (let at = 2; at <= word.length - 2; at++) {
    const two = [word.slice(0, at), word.slice(at)]
    if (two.every((one) => KNOWN.has(one))) return two
  }
  return [word]
}

function vocabulary(lines: string): Map<string, string> {
  const pairs = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', others = ''] = line.trim().split(': ')
      return others.split(' ').map((other): [string, string] => [other, word])
    })
  return new Map(pairs)
}

function phrases(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim())
}

/** A column of part numbers by its heading. */
export interface NamedColumn {
  readonly at: number
  /** Its heading says so, and is not one that also names lines, designators or orders: 'Item', 'Reference'. */
  readonly isSure: boolean
}

/** A column of quantities by its heading. */
export interface NamedQuantity {
  readonly at: number
  /** The less the surer. */
  readonly rank: number
  /** What its heading says it counts: 'Qty (pcs)'. */
  readonly unit?: string | undefined
  /** 'Jumlah' alone, which is a quantity as well as what a row comes to. */
  readonly isSum: boolean
}

/** The columns of a table, by its headings. Those of part numbers may be several: what stands in them decides. */
export interface NamedColumns {
  /** The likeliest first. */
  readonly partNumbers: readonly NamedColumn[]
  readonly description?: number | undefined
  /** The likeliest first. */
  readonly quantities: readonly NamedQuantity[]
  readonly prices: readonly number[]
  readonly unit?: number | undefined
  readonly note?: number | undefined
  /** Columns that hold something else, and those whose headings are not known. */
  readonly others: readonly number[]
  readonly unknown: readonly number[]
  /** How many headings are known. */
  readonly known: number
}

/** Whether a heading says 'Jumlah' and no more. */
const isSumAlone = (heading: string): boolean => readWords(heading).join(' ') === 'sum'

/** What a row of headings names; undefined where it names neither an item nor a quantity. */
export const columnsNamedIn = (cells: readonly string[]): NamedColumns | undefined => {
  const found = cells.map(readHeading)
  const ranked = (wanted: Meaning) =>
    found
      .flatMap((one, at) => (one?.meaning === wanted ? [{ at, rank: one.rank }] : []))
      .toSorted((one, other) => one.rank - other.rank)
  const listColumns = (wanted: Meaning): number[] => ranked(wanted).map(({ at }) => at)
  const partNumbers = listColumns('partNumber').map((at) => ({ at, isSure: (found[at]?.rank ?? 0) < UNSURE }))
  const [description] = listColumns('description')
  const quantities = ranked('quantity').map((one) => ({
    ...one,
    unit: unitApart(cells[one.at] ?? '').unit,
    isSum: isSumAlone(cells[one.at] ?? ''),
  }))
  if (partNumbers.length === 0 && description === undefined && quantities.length === 0) return undefined
  const [[unit], [note]] = [listColumns('unit'), listColumns('note')]
  const used = [...[...partNumbers, ...quantities.slice(0, 1)].map(({ at }) => at), description, unit, note]
  const left = cells.flatMap((cell, at) => (cell !== '' && !used.includes(at) ? [at] : []))
  return {
    partNumbers,
    description,
    quantities,
    prices: cells.flatMap((cell, at) => (readWords(cell).includes('price') ? [at] : [])),
    unit,
    note,
    others: left.filter((at) => found[at]),
    unknown: left.filter((at) => !found[at]),
    known: found.filter(Boolean).length,
  }
}
