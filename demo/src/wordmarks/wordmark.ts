import type { InventedBrand } from '../catalogue/brands.ts'
import { escape } from '../drawing/sheet.ts'
import { ink, num } from '../drawing/svg.ts'
import { glyphOf } from './alphabet.ts'
import { brush, signs } from './signs.ts'
import { draw, type Pen } from './stroke.ts'
import { styles, type Style } from './styles.ts'

/** A factor, with the three decimals that show at this size. */
const fine = (value: number): string => String(Math.round(value * 1000) / 1000 || 0)

const white = '#ffffff'
const field = { width: 240, height: 80, rim: 12 }

const written = (brand: InventedBrand, letters: Style['letters']): string =>
  letters === 'capitals' ? brand.toUpperCase() : letters === 'small' ? brand.toLowerCase() : brand

/** The letters at a cap height, from zero: their commands, and how wide they come out. */
function letters(text: string, style: Style, height: number): { d: string; width: number } {
  const pen: Pen = {
    width: style.width * height,
    height,
    radius: style.radius * height,
    ...(style.cut === true ? { cut: true } : {}),
  }
  const weight = style.weight * height
  let d = ''
  let x = 0
  let last: number | undefined
  for (const letter of text) {
    const [wide, left, right, lines] = glyphOf(letter, style)
    const between = (style.space + 0.08) * height
    if (last !== undefined) x += weight * 0.85 + between * ((last + left) / 2) * 1.1 - between * 0.1
    d += draw(lines, x, 0, wide * pen.width, pen)
    x += wide * pen.width
    last = right
  }
  return { d, width: x + weight }
}

/**
 * A brand's name as it stands on its products, on a field of 240 × 80: letters drawn by the rules of its style and a
 * small sign, in ink and one accent at most. It holds no text element, style or script.
 */
export function wordmark(brand: InventedBrand): string {
  const style = styles[brand]
  const text = written(brand, style.letters)
  const below = style.letters !== 'capitals' && /[gjpy]/.test(text) ? 0.32 : 0
  const above = style.place === 'above'
  const beside = style.sign !== undefined && !above
  const lean = Math.tan(((style.slant ?? 0) * Math.PI) / 180)
  const inner = field.width - 2 * field.rim - (style.plate === true ? 12 : 0)

  // Everything grows with the cap height, so the name is measured once and then fitted.
  const one = letters(text, style, 1)
  const signSize = above ? 0.9 : 1.25
  const across = one.width + lean + (beside ? signSize + 0.42 : 0)
  const height = Math.min(above ? 26 : 34, inner / across)
  const { d, width } = letters(text, style, height)
  const weight = style.weight * height
  const side = signSize * height
  const total = width + lean * height + (beside ? side + 0.42 * height : 0)
  const left = (field.width - total) / 2
  const top = above ? 44 : (field.height - height - below * height * 0.5) / 2
  const nameX = left + (beside && style.place !== 'right' ? side + 0.42 * height : 0) + weight / 2
  const signX = above ? (field.width - side) / 2 : style.place === 'right' ? left + total - side : left
  const signY = above ? 10 : top + (height - side) / 2

  const front = style.plate === true ? white : ink
  const ends =
    style.soft === true ? ' stroke-linecap="round" stroke-linejoin="round"' : ' stroke-miterlimit="1.9"'
  const stroke = (colour: string, thick: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(thick)}"${ends}/>`
  const ground = style.plate === true ? ink : white
  const plate =
    style.plate === true ? `<rect x="4" y="12" width="232" height="56" rx="3" fill="${ink}"/>\n` : ''
  const inside = style.inside === 'line' ? stroke(ground, weight * 0.18) : ''
  const bar =
    style.inside === 'bar'
      ? `<path d="M${num(-weight)} ${num(height * 0.36)}H${num(width)}" stroke="${ground}" stroke-width="${num(height * 0.07)}"/>`
      : ''
  const rule =
    style.rule === true
      ? `<path d="M${num(left)} ${num(top + height + weight / 2 + 9)}H${num(left + total)}" stroke="${style.accent ?? ink}" stroke-width="2"/>\n`
      : ''
  const sign =
    style.sign === undefined
      ? ''
      : `<g transform="translate(${num(signX)} ${num(signY)}) scale(${fine(side / 40)})">${signs[style.sign](brush(style.accent ?? front), brush(front))}</g>\n`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field.width} ${field.height}" width="${field.width}" height="${field.height}">
<title>${escape(brand)}</title>
${plate}${sign}<g transform="matrix(1 0 ${fine(-lean)} 1 ${num(nameX + lean * height)} ${num(top)})">${stroke(front, weight)}${inside}${bar}</g>
${rule}</svg>
`
}
