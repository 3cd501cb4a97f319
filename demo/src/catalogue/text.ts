import type { Text } from './model.ts'

/** Made once: they take long to make, and the catalogue has thousands of figures. */
const formats = {
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }),
  id: new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 }),
}

/** A figure as each language writes it: 0.75 and 0,75; 1,000 and 1.000. */
export const figure = (value: number): Text => ({
  en: formats.en.format(value),
  id: formats.id.format(value),
})

type Parts = {
  /** Paragraphs: use first. */
  lead: readonly string[]
  /** Points to know before ordering. */
  points: readonly string[]
  /** Technical data as label and value. */
  data?: readonly (readonly [label: string, value: string])[]
}

/** A description in both languages from its parts, as the HTML the import allows. */
export const describe = (en: Parts, id: Parts): Text => ({ en: html(en), id: html(id) })

function html({ lead, points, data = [] }: Parts): string {
  const paragraphs = lead.map((text) => `<p>${escaped(text)}</p>`).join('')
  const list = `<ul>${points.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`
  if (data.length === 0) return paragraphs + list
  const rows = data.map(([label, value]) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`)
  return `${paragraphs}${list}<table><tbody>${rows.join('')}</tbody></table>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
