import type { Product, Text } from '../catalogue/model.ts'
import { isMetric, metricThreads, type MetricThread } from '../standards/metric-thread.ts'
import type { Grade } from './grades.ts'
import { said, table, type Row } from './passage.ts'

/** The hole a bolt goes through. */
export const clearance = (key: string): readonly Text[] =>
  isMetric(key)
    ? [
        said(
          'Clearance hole {0} mm (ISO 273, medium)',
          'Lubang lewat {0} mm (ISO 273, sedang)',
          metricThreads[key].clearance,
        ),
      ]
    : []

/** The drill ahead of the tap. */
export const tapDrill = (key: string): readonly Text[] =>
  isMetric(key)
    ? [
        said(
          'Tapped hole: drill {0} mm first',
          'Lubang berulir: bor {0} mm terlebih dahulu',
          Math.round((metricThreads[key].d - metricThreads[key].pitch) * 10) / 10,
        ),
      ]
    : []

/** How tight, where the class is one that the tables hold. */
export function tightening(key: string, { torque }: Grade): readonly Text[] {
  const torques = isMetric(key) ? metricThreads[key].torque : undefined
  if (torques === undefined || torque === undefined) return []
  return [
    said(
      'Tightening torque {0} Nm at a friction of 0.12, lightly oiled',
      'Torsi pengencangan {0} Nm pada gesekan 0,12, berminyak tipis',
      torques[torque],
    ),
  ]
}

/** The load that breaks a bolt of this thread, by its stress area. */
export function breaking(key: string, { tensile, strength }: Grade): readonly Row[] {
  if (tensile === undefined || !isMetric(key)) return []
  const kn = (metricThreads[key].area * tensile) / 1000
  return [
    [
      said('Tensile strength', 'Kuat tarik'),
      said('{0} N/mm² minimum ({1})', 'Minimum {0} N/mm² ({1})', tensile, strength ?? ''),
    ],
    [
      said('Breaking load', 'Beban putus'),
      said('{0} kN minimum', 'Minimum {0} kN', kn < 100 ? Math.round(kn * 10) / 10 : Math.round(kn)),
    ],
  ]
}

/** A row of thread and pitch. */
export const threadRow = (key: string, pitch: number): Row => [
  said('Thread', 'Ulir'),
  said('{0} × {1} mm, coarse', '{0} × {1} mm, kasar', key, pitch),
]

const torqueHead = [
  said('Thread', 'Ulir'),
  said('Clearance hole, mm', 'Lubang lewat, mm'),
  said('8.8, Nm', '8.8, Nm'),
  said('10.9, Nm', '10.9, Nm'),
  said('12.9, Nm', '12.9, Nm'),
]

/** A chapter with the torques of all common threads. */
export const torqueTab = (): NonNullable<Product['tabs']> => [
  {
    title: said('Tightening torques', 'Torsi pengencangan'),
    html: table(
      torqueHead,
      (Object.keys(metricThreads) as MetricThread[]).flatMap((key) => {
        const { clearance: hole, torque } = metricThreads[key]
        return torque === undefined || key === 'M18' || key === 'M22' || key === 'M27'
          ? []
          : [[key, hole, ...torque]]
      }),
      said(
        'Guide values for a friction of 0.12 under head and thread (VDI 2230). With molybdenum paste take 20 % off; test critical joints.',
        'Nilai acuan untuk gesekan 0,12 pada kepala dan ulir (VDI 2230). Bila memakai pasta molibdenum kurangi 20 %; sambungan penting sebaiknya diuji tersendiri.',
      ),
    ),
  },
]

/** A chapter on what stainless bolts stand. */
export const stainlessTab = (): NonNullable<Product['tabs']> => [
  {
    title: said('Choosing A2 or A4', 'Memilih A2 atau A4'),
    html: table(
      [said('Place', 'Lokasi'), said('A2 (SUS 304)', 'A2 (SUS 304)'), said('A4 (SUS 316)', 'A4 (SUS 316)')],
      [
        [said('Inland, rain', 'Pedalaman, hujan'), said('good', 'baik'), said('good', 'baik')],
        [
          said('Washing water, food acids', 'Air cucian, asam makanan'),
          said('good', 'baik'),
          said('very good', 'sangat baik'),
        ],
        [
          said('Coast, salt spray', 'Pesisir, kabut garam'),
          said('stains, pits', 'bernoda, berlubang'),
          said('good', 'baik'),
        ],
        [
          said('Under sea water', 'Terendam air laut'),
          said('unsuitable', 'tidak cocok'),
          said('limited', 'terbatas'),
        ],
        [
          said('Indoor pools, chlorine vapour', 'Kolam dalam ruangan, uap klorin'),
          said('unsuitable', 'tidak cocok'),
          said('limited', 'terbatas'),
        ],
      ],
      said(
        'Use nuts and washers of the same grade, paste on every thread, and slow turning: hand tools rather than impact wrenches.',
        'Gunakan mur dan ring dari bahan yang sama, pasta pada setiap ulir, dan putaran pelan: kunci tangan, bukan kunci impak.',
      ),
    ),
  },
]

type Sizes = { small: Text; middle: Text; large: Text }

/** A sentence by how large a thread is. */
export const bySize = (d: number, { small, middle, large }: Sizes): Text =>
  d <= 6 ? small : d <= 12 ? middle : large
