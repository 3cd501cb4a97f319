/**
 * How a column of part numbers is headed, in small letters without signs; the first that a table has is it: 'Item' may
 * also be the number of a line.
 */
const PART_NUMBER = `
  partnumber partno partnum sku skunumber skuno mpn manufacturerpartnumber nomorpart nomerpart nopart kodepart
  itemcode itemnumber itemno kodebarang nomorbarang nobarang kodeitem kodeproduk productcode productnumber
  ordercode ordernumber catalognumber catalogueno catalogno articlenumber articleno materialnumber materialno
  typenumber pn part kode code article artikel model type tipe material item barang namabarang product produk
  description deskripsi uraian`
  .trim()
  .split(/\s+/)
const QUANTITY =
  /^(?:qty|quantity|jumlah|jml|kuantitas|kts|banyak(?:nya)?)(?:order|pesan|pesanan|pcs|unit|required|req)?$/
const ORDERED = /^(?:order|orderqty|orderquantity|requiredqty|pesanan|pcs|volume|vol)$/

/** Which columns of a table are meant, by a row of headings; undefined where it names none. */
export interface NamedColumns {
  readonly partNumber?: number
  readonly quantity?: number
}

/** The columns that a row's cells name; undefined where they name neither. */
export const columnsNamedIn = (cells: readonly string[]): NamedColumns | undefined => {
  const headings = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''))
  const name = PART_NUMBER.find((one) => headings.includes(one))
  const partNumber = name === undefined ? -1 : headings.indexOf(name)
  const plain = headings.findIndex((heading) => QUANTITY.test(heading))
  const quantity = plain === -1 ? headings.findIndex((heading) => ORDERED.test(heading)) : plain
  if (partNumber === -1 && quantity === -1) return undefined
  return { ...(partNumber !== -1 && { partNumber }), ...(quantity !== -1 && { quantity }) }
}
