import { ink, type Mark } from './svg.ts'

const across = 'x1="0" y1="0" x2="0" y2="1"'
const along = 'x1="0" y1="0" x2="1" y2="0"'
const metal: Stops = [
  [0, '#b3bcc6'],
  [0.22, '#fafbfc'],
  [0.55, '#e3e7ec'],
  [1, '#a4aeb9'],
]
const rubber: Stops = [
  [0, '#3b434d'],
  [0.25, '#77818d'],
  [0.6, '#505a65'],
  [1, '#2c333b'],
]
type Stops = readonly (readonly [offset: number, colour: string])[]

const gradient = (id: string, direction: string, stops: Stops): string =>
  `<linearGradient id="${id}" ${direction}>${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`

const hatching = (id: string, degrees: number, step: number, ground: string): string =>
  `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})"><rect width="${step}" height="${step}" fill="${ground}" stroke="none"/><path d="M0 0V${step}" stroke="${ink}" stroke-width="1.3"/></pattern>`

const definitions: Record<string, string> = {
  roundH: gradient('roundH', across, metal),
  roundV: gradient('roundV', along, metal),
  darkH: gradient('darkH', across, rubber),
  darkV: gradient('darkV', along, rubber),
  hole: gradient('hole', across, [
    [0, '#6d7783'],
    [0.6, '#a4aeb9'],
    [1, '#dfe4e9'],
  ]),
  glow: '<radialGradient id="glow" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#ffffff"/><stop offset=".55" stop-color="#e3e7ec"/><stop offset="1" stop-color="#a9b2bc"/></radialGradient>',
  hatch: hatching('hatch', 45, 9, '#f3f5f7'),
  hatchBack: hatching('hatchBack', -45, 9, '#f3f5f7'),
  hatchFine: hatching('hatchFine', 45, 5, '#e0e5ea'),
}

/**
 * A drawing of 800 × 600 as a whole SVG file. Its texts are figures and symbols only, since one file serves both
 * languages. It holds no script and no style, so it may be shown under any content security policy.
 *
 * @param title what is drawn: a standard and a size, or a part number
 */
export function sheet(title: string, marks: readonly Mark[]): string {
  const body = marks.join('\n')
  const used = Object.entries(definitions).filter(([id]) => body.includes(`url(#${id})`))
  const defs = used.length === 0 ? '' : `<defs>${used.map(([, definition]) => definition).join('')}</defs>\n`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<title>${escape(title)}</title>
${defs}<rect width="800" height="600" fill="#ffffff"/>
<g fill="none" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" font-family="Inter, Arial, sans-serif" font-size="22">
${body}
</g>
</svg>
`
}

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
