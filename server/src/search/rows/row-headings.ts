import { unitCode } from '@pasok/contract'
import { isCount } from './row-signs.ts'

/** The kind of content in a column of a buyer's list. Known headings without a use here are `ignored`. */
export type Meaning = 'partNumber' | 'description' | 'quantity' | 'unit' | 'note' | 'ignored'

/** Normalised heading words, each with its synonyms in both languages and its abbreviations. */
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

/** The normalised headings of each kind of column. If several columns match one kind, the heading listed first wins. */
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

/** From this heading on, the column may also hold line numbers, types or names. */
const UNSURE = HEADINGS.partNumber.indexOf('item no')

/** A heading with one of these words is ignored, whatever other words it has. */
const IGNORED = new Set(
  (
    'price total date designator footprint id line row baris urut pos position discount diskon disc tax ppn vat weight berat ' +
    'brand merk merek supplier vendor category kategori currency image foto gambar link url stock stok min moq due eta ' +
    'delivery status mfr lead po pr location lokasi gudang warehouse rak potongan hand available tersedia sisa balance saldo ' +
    'reserved shipped delivered terkirim received diterima outstanding backorder last previous max maks maksimum minimum ' +
    'minimal used usage terpakai pemakaian average avg forecast isi per reference old lama alternative alternatif plant storeroom'
  ).split(' '),
)

/** All words of known headings. */
const KNOWN = new Set([
  ...WORDS.keys(),
  ...WORDS.values(),
  ...IGNORED,
  ...Object.values(HEADINGS)
    .flat()
    .flatMap((phrase) => phrase.split(' ')),
])

/** In characters; a longer text is a sentence. */
const LONGEST_HEADING = 60

/** Reads a heading as a kind of column; a lower rank is more certain. Undefined if the text is no heading. */
export const readHeading = (
  heading: string,
): { readonly meaning: Meaning; readonly rank: number } | undefined => {
  // '3 pcs' is a quantity, but 'pcs' is a heading.
  const words = isCount(heading) ? [] : readWords(unitApart(heading).name)
  if (words.length === 0) return undefined
  const phrase = words.join(' ')
  for (const [meaning, known] of Object.entries(HEADINGS)) {
    const rank = known.indexOf(phrase)
    if (rank !== -1) return { meaning: meaning as Meaning, rank }
  }
  // 'No' alone heads line numbers.
  if (
    phrase === 'no' ||
    RATE.test(heading) ||
    words.some((word) => IGNORED.has(word) && !isOfOther(words, word))
  )
    return { meaning: 'ignored', rank: 0 }
  const meaning = loosely(words)
  return meaning && { meaning, rank: 100 }
}

/** Exceptions: a manufacturer's or supplier's part number is a part number, and the quantity of an order is a quantity. */
const isOfOther = (words: readonly string[], word: string): boolean =>
  (['mfr', 'supplier', 'vendor'].includes(word) && words.includes('part')) ||
  (['po', 'pr'].includes(word) && words.includes('qty'))

/** Splits the unit off a heading: 'Qty (pcs)', 'Order (dus)'. */
const unitApart = (heading: string): { readonly name: string; readonly unit?: string } => {
  const [, name = '', unit = ''] = /^([^()]+)\(([^()]+)\)$/.exec(heading) ?? []
  return unitCode(unit) === undefined ? { name: heading } : { name, unit: unit.trim() }
}

/** Matches the content of a pack: 'Qty/Box', 'Pcs / dus'. */
const RATE =
  /\/\s*(?:box|dus|dos|doos|kotak|carton|karton|ctn|pack|pak|pkt|set|roll|rol|drum|pail|board|unit)\b/i

/** Reads headings with additional unknown words: 'LCSC Part Number', 'Qty for 10 boards'. */
const loosely = (words: readonly string[]): Meaning | undefined => {
  const has = (...some: readonly string[]) => some.some((word) => words.includes(word))
  if (has('qty') || (has('sum', 'much') && words.length <= 3)) return 'quantity'
  if (has('part', 'item', 'goods', 'product', 'material', 'article', 'sku') && has('no', 'code', 'pn'))
    return 'partNumber'
  return has('description') ? 'description' : undefined
}

/** Normalises the words of a heading; none if the text is too long for one. */
const readWords = (heading: string): string[] => {
  if (heading.length > LONGEST_HEADING) return []
  const words = heading.toLowerCase().match(/\p{L}+|[#@]/gu) ?? []
  const known = words.flatMap(apart).map((word) => WORDS.get(word) ?? word)
  // 'Nama / Name' repeats a word in the other language.
  return known.filter((word, at) => word !== known[at - 1])
}

/** Splits two known words written as one: 'partnumber', 'kodebarang'. */
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

/** A column with a heading of part numbers. */
export interface NamedColumn {
  readonly at: number
  /** False for headings that also name line numbers, designators or orders: 'Item', 'Reference'. */
  readonly isSure: boolean
}

/** A column with a heading of quantities. */
export interface NamedQuantity {
  readonly at: number
  /** Lower is more certain. */
  readonly rank: number
  /** The unit in the heading: 'Qty (pcs)'. */
  readonly unit?: string | undefined
  /** Whether the heading is only 'Jumlah', which means a quantity or an amount. */
  readonly isSum: boolean
}

/** The columns of a table by their headings. If several may hold part numbers, their content decides. */
export interface NamedColumns {
  /** The most likely first. */
  readonly partNumbers: readonly NamedColumn[]
  readonly description?: number | undefined
  /** The most likely first. */
  readonly quantities: readonly NamedQuantity[]
  readonly prices: readonly number[]
  readonly unit?: number | undefined
  readonly note?: number | undefined
  /** Columns with ignored headings, and columns with unknown ones. */
  readonly others: readonly number[]
  readonly unknown: readonly number[]
  /** The number of known headings. */
  readonly known: number
}

/** Whether a heading is only 'Jumlah' or a synonym. */
const isSumAlone = (heading: string): boolean => readWords(heading).join(' ') === 'sum'

/** Reads a row of headings; undefined if it names neither an item nor a quantity. */
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
