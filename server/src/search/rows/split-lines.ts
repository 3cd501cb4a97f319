import { unitCode } from '@pasok/contract'
import { isCodeLike } from './row-signs.ts'

/** The number of a line, or a bullet: '1. ', '2) ', '- '. */
const LINE_NUMBER = /^(?:\d{1,3}[.)]|[-*•·–]) /
/** '6204-2RS 10 pcs', '6204-2RS x 10 pcs', '6204-2RS: 10', '6204-2RS (10)'. */
const QUANTITY_LAST = / (?:[x×] ?)?(?<number>\(?\d[\d.,]{0,9}) ?(?<unit>\p{L}{1,12})?\.?\)?$/u
/** '10 x 6204-2RS', '10 pcs 6204-2RS'. */
const QUANTITY_FIRST = /^(?<number>\d{1,6}) ?(?<unit>\p{L}{1,12}|×)\.? (?<item>.+)$/u
/** What stands between an item and its quantity. */
const BETWEEN = /(?: [-–=]| ?[:=,]| ?(?<!\.)\.{2,})$/
/** 'Selang 3 m' may as well be what an item is called. */
const MEASURES: ReadonlySet<string | undefined> = new Set(['m', 'kg', 'l'])

/**
 * Rows of one cell each, typed line by line, in an item and its quantity. A unit makes a number a quantity; a number alone
 * is one behind codes, where all lines with a digit have it so. 'M8 x 30' stays whole: it is a size. Numbers of lines and
 * bullets are cut off, before several cells, too.
 */
export const splitLines = (table: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const rows = table.filter((row) => row.length > 0)
  if (rows.filter(isOneText).length * 2 <= rows.length)
    return rows.every(([first = '']) => LINE_NUMBER.test(first)) ? table.map(withoutLineNumber) : table
  const areBare = rows.every(
    (row) => !isOneText(row) || !/\d/.test(row[0] ?? '') || splitLine(row[0] ?? '', true).length > 1,
  )
  return table.map((row) => (isOneText(row) ? splitLine(row[0] ?? '', areBare) : row))
}

const isOneText = (row: readonly string[]): boolean =>
  row.filter((text) => text !== '').length === 1 && row[0] !== ''

const withoutLineNumber = ([first, ...others]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [first.replace(LINE_NUMBER, ''), ...others]

/** An item and its quantity, or the text alone. */
const splitLine = (line: string, isBareQuantity: boolean): readonly string[] => {
  const text = line.replace(LINE_NUMBER, '')
  const first = QUANTITY_FIRST.exec(text)?.groups
  if (first?.['item'] && (/^[x×]$/i.test(first['unit'] ?? '') || isQuantity(first['unit'], first['item'])))
    return [first['item'], joined(first['number'], first['unit'])]
  const last = QUANTITY_LAST.exec(text)
  const { number, unit } = last?.groups ?? {}
  const item = text.slice(0, last?.index).replace(BETWEEN, '')
  const isBare = unit === undefined && isBareQuantity && isCodeLike(item) && !/ [x×]/.test(last?.[0] ?? '')
  return last && (isBare || isQuantity(unit, item)) ? [item, joined(number, unit)] : [text]
}

const isQuantity = (unit = '', item: string): boolean =>
  unitCode(unit) !== undefined && (isCodeLike(item) || !MEASURES.has(unitCode(unit)))

const joined = (number = '', unit = ''): string =>
  `${number.replace('(', '')} ${/^[x×]$/i.test(unit) ? '' : unit}`.trim()
