import type { iso1234 } from '../standards/iso1234.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { said } from './passage.ts'
import { splitPinDimensions, splitPinMounted } from './pin.drawing.ts'
import { own, type Family } from './series.ts'

/** A split pin's figures. */
export type Split = (typeof iso1234)[keyof typeof iso1234]

/** Split pins by the hole they fit. */
export const split: Family<Split> = {
  code: 'SPLIT-PIN-ISO1234',
  sku: 'CP1234',
  standard: 'ISO 1234',
  noun: said('Split pin', 'Pin belah (splitpen)'),
  category: categories.splitPins,
  brand: (grade) => (grade.code.startsWith('A') ? 'Ringgala' : 'Pasakti'),
  popularity: 600,
  label: (key) => said('Ø {0}', 'Ø {0}', own(key)),
  sizeCode: 'nominal_diameter',
  lead: ({ size, grade }) => [
    said(
      'Half-round wire folded to a pin with an eye: it goes through castle nut and bolt, its legs are bent apart, and nothing comes loose.',
      'Kawat setengah bulat yang dilipat menjadi pin bermata: dimasukkan melalui mur mahkota dan baut, kakinya dibuka, dan tidak ada yang lepas.',
    ),
    size.d <= 2.5
      ? said(
          'This size is for linkages, clevis pins and small axles.',
          'Ukuran ini untuk tuas, pin garpu, dan as kecil.',
        )
      : said(
          'This size is for wheel hubs, steering and towing gear.',
          'Ukuran ini untuk hub roda, kemudi, dan gandengan.',
        ),
    grade.use,
  ],
  points: ({ size }) => [
    said(
      'For holes of {0} mm; the wire itself measures {1} mm',
      'Untuk lubang {0} mm; kawatnya sendiri {1} mm',
      size.d,
      size.wire,
    ),
    said(
      'The length counts from the eye to the shorter leg',
      'Panjang dihitung dari mata sampai kaki yang pendek',
    ),
    said('Use a new one at every assembly', 'Ganti baru setiap kali dipasang'),
  ],
  data: ({ size }) => [
    [said('Hole', 'Lubang'), said('{0} mm', '{0} mm', size.d)],
    [said('Eye', 'Mata'), said('{0} × {1} mm', '{0} × {1} mm', size.c, size.b)],
  ],
  mass: ({ wire, b }, length) => 0.785 * wire ** 2 * (length + b * 1.4) * steel,
  effort: 0.75,
  slender: 9,
  values: ({ wire, c }) => ({ outer_diameter: wire, head_diameter: c }),
  pictures: ({ size, length, title }) => {
    const pin = { ...size, length, title }
    return [
      { view: 'dimensions', draw: () => splitPinDimensions(pin) },
      { view: 'mounted', draw: () => splitPinMounted(pin) },
    ]
  },
}

const splitSteps = [10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40, 45, 50, 56, 63, 71, 80, 90, 100, 112, 125]
/** About a dozen usual lengths of a size. */
export const splitLengths = ({ min, max, d }: Split): readonly number[] =>
  splitSteps.filter((length) => length >= Math.max(min, d * 5) && length <= max)
