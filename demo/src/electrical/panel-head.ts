import type { Colour, Row } from './texts.ts'
import type { Stretch, Turned } from './turned.drawing.ts'

/** A 22 mm head: what is before the panel, then bezel, thread with nut, contact blocks. */
export function head(title: string, front: readonly Stretch[], face: Turned['front'], depth = 52): Turned {
  return {
    title,
    stretches: [
      ...front,
      { length: 4, diameter: 29.5, fill: 'darkH', face: 'black' },
      { length: 4, diameter: 22, fill: 'roundH', across: 'Ø 22' },
      { length: 4, diameter: 28, kind: 'ribs', fill: 'darkH' },
      { length: depth - 22, diameter: 26, fill: 'mid', along: String(depth - 22) },
      { length: 10, diameter: 20, fill: 'deep' },
    ],
    ...(face === undefined ? {} : { front: face }),
  }
}

/** What every 22 mm device asks of its panel. */
export const panelData: readonly Row[] = [
  ['cutout', 'Ø 22.3 mm', 'Ø 22,3 mm'],
  ['panel', '1 to 6 mm', '1 sampai 6 mm'],
  ['protection', 'IP65'],
  ['terminals', '2 × 1.5 mm², screw', '2 × 1,5 mm², sekrup'],
]

/** Colours of buttons. */
export const six: readonly Colour[] = ['RD', 'GN', 'YE', 'BU', 'BK', 'WH']

/** Colours of lamps. */
export const five: readonly Colour[] = ['RD', 'GN', 'YE', 'BU', 'WH']
