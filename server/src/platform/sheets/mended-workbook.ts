import { zipSync } from 'fflate'
import { plainNumber } from './plain-number.ts'

/** Formats of a percentage that every workbook knows: 0% and 0.00%. */
const PERCENT_FORMATS = ['9', '10']

const FORMAT = /<(?:\w+:)?numFmt\s[^>]*>/g
const STYLES = /<((?:\w+:)?cellXfs)\b[^>]*>([^]*?)<\/\1>/
const STYLE = /<(?:\w+:)?xf\s[^>]*>/g
const ERROR_CELL = /<((?:\w+:)?c)(\s(?:[^>]*\s)?)t\s*=\s*["']e["']/g
const CHARACTER = /&#(x[0-9a-f]{5,6}|\d{5,7});/gi

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

/**
 * A workbook of these unpacked parts, so that the library reads from it what a person sees in it: a number shown as 40 % as
 * that and not as 0.4, an error of a formula as its name and not as an empty cell, and characters beyond the first 65,536.
 * It holds these parts and no others, not packed: nothing is unpacked a second time.
 */
export const mendedWorkbook = (unpacked: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const files = { ...unpacked }
  const percent = percentStyles(files)
  for (const [name, file] of Object.entries(files)) {
    const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    const hasErrors = content.includes('t="e"') || content.includes("t='e'")
    const isSheet = content.includes('sheetData')
    if (!hasErrors && !(isSheet && percent.size > 0) && !content.includes('&#')) continue
    const before = content.toString('utf8')
    const text = before.replace(CHARACTER, characterOf)
    const cells = hasErrors ? text.replace(ERROR_CELL, '<$1$2t="str"') : text
    const after = isSheet && percent.size > 0 ? withPercentages(cells, percent) : cells
    if (after !== before) files[name] = Buffer.from(after)
  }
  return zipSync(files, { level: 0 })
}

const characterOf = (reference: string, code: string): string => {
  const point = code.toLowerCase().startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number(code)
  return point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : reference
}

/** The numbers of the cell styles that show a percentage. */
const percentStyles = (files: Readonly<Record<string, Uint8Array>>): ReadonlySet<string> => {
  const [, sheet] = Object.entries(files).find(([name]) => name.endsWith('styles.xml')) ?? []
  if (!sheet) return new Set()
  const text = Buffer.from(sheet).toString('utf8')
  const own = (text.match(FORMAT) ?? []).filter((tag) => showsPercent(attribute(tag, 'formatCode') ?? ''))
  const formats = new Set([...PERCENT_FORMATS, ...own.map((tag) => attribute(tag, 'numFmtId'))])
  const styles = STYLES.exec(text)?.[2]?.match(STYLE) ?? []
  return new Set(styles.flatMap((tag, i) => (formats.has(attribute(tag, 'numFmtId')) ? [String(i)] : [])))
}

/** A percent sign that is text of its own, in quotation marks or behind a backslash, multiplies nothing. */
const showsPercent = (format: string): boolean => format.replaceAll(/&quot;.*?&quot;|\\./g, '').includes('%')

const withPercentages = (text: string, percent: ReadonlySet<string>): string => {
  const cell = `<((?:\\w+:)?c)(?=\\s[^>]*\\bs\\s*=\\s*["'](?:${[...percent].join('|')})["'])(\\s[^>]*[^>/])>`
  const formula = String.raw`(\s*(?:<(?:\w+:)?f\b[^>]*>(?:[^<]*</(?:\w+:)?f>)?\s*)?<(?:\w+:)?v>)`
  return text.replace(
    new RegExp(`${cell}${formula}([^<]+)<`, 'g'),
    (whole: string, tag: string, attributes: string, before: string, value: string) => {
      const number = Number(value)
      if ((attribute(attributes, 't') ?? 'n') !== 'n' || Number.isNaN(number)) return whole
      const others = attributes.replace(/\st\s*=\s*["']n["']/, '')
      return `<${tag}${others} t="str">${before}${plainNumber(number * 100)}%<`
    },
  )
}
