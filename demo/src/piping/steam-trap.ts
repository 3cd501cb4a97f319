import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { trap } from './steam-trap.drawing.ts'
import { metals, type Metal } from './materials.ts'
import { modelled } from './model.ts'
import { made, sized } from './product.ts'
import { labels, t } from './prose.ts'
import { specialSymbol } from './special-symbol.drawing.ts'
import { inch, noteMetal, plain, two } from './valve-sizes.ts'

type TrapKind = {
  kind: 'disc' | 'float' | 'bucket' | 'bimetal'
  sku: string
  metal: Metal
  sizes: readonly number[]
  pressure: number
  length: number
  height: number
  mass: number
  name: Text
  short: Text
  popularity: number
  lead: Text
  points: readonly Text[]
}
const trapKinds: readonly TrapKind[] = [
  {
    kind: 'disc',
    sku: 'STTD',
    metal: 'ss304',
    sizes: [10, 15, 20, 25],
    pressure: 42,
    length: 78,
    height: 56,
    mass: 720,
    popularity: 430,
    name: t(
      'Thermodynamic steam trap, stainless steel, screwed',
      'Steam trap termodinamik, stainless steel, ulir',
    ),
    short: t('Thermodynamic steam trap', 'Steam trap termodinamik'),
    lead: t(
      'One disc is all that moves: the robust trap for main drips, tracing and outdoor lines.',
      'Hanya satu cakram yang bergerak: perangkap tangguh untuk tetes jalur utama, tracing, dan luar ruangan.',
    ),
    points: [
      t('Any position; level is best', 'Segala posisi; mendatar paling baik'),
      t('Back pressure up to 80 % of the inlet', 'Tekanan balik sampai 80 % tekanan masuk'),
    ],
  },
  {
    kind: 'float',
    sku: 'STFT',
    metal: 'ductile',
    sizes: [15, 20, 25, 40, 50],
    pressure: 10,
    length: 121,
    height: 130,
    mass: 3200,
    popularity: 370,
    name: t('Ball float steam trap, ductile iron, screwed', 'Steam trap pelampung bola, besi cor ulet, ulir'),
    short: t('Float steam trap', 'Steam trap pelampung'),
    lead: t(
      'Drains condensate the moment it forms, at any load: heat exchangers, air heaters, jacketed pans.',
      'Membuang kondensat seketika pada beban berapa pun: penukar panas, pemanas udara, panci berjaket.',
    ),
    points: [
      t('Built-in air vent for quick warm-up', 'Ventilasi udara bawaan mempercepat pemanasan'),
      t('Mount level, float chamber horizontal', 'Pasang mendatar dengan ruang pelampung tegak lurus aliran'),
    ],
  },
  {
    kind: 'bucket',
    sku: 'STIB',
    metal: 'iron',
    sizes: [15, 20, 25, 40],
    pressure: 15,
    length: 127,
    height: 150,
    mass: 2900,
    popularity: 320,
    name: t('Inverted bucket steam trap, cast iron, screwed', 'Steam trap inverted bucket, besi cor, ulir'),
    short: t('Inverted bucket steam trap', 'Steam trap inverted bucket'),
    lead: t(
      'Copes well with dirt and water hammer: the trap of process lines, dryers and corrugators.',
      'Tahan kotoran dan water hammer: perangkap untuk jalur proses, pengering, dan mesin kertas gelombang.',
    ),
    points: [
      t('Fill with water before the first start', 'Isi air sebelum dijalankan pertama kali'),
      t(
        'State the greatest pressure difference: it decides the orifice',
        'Sebutkan beda tekanan terbesar: menentukan ukuran orifis',
      ),
    ],
  },
  {
    kind: 'bimetal',
    sku: 'STBM',
    metal: 'forged',
    sizes: [15, 20, 25],
    pressure: 21,
    length: 95,
    height: 92,
    mass: 1500,
    popularity: 220,
    name: t('Bimetal steam trap, forged steel, screwed', 'Steam trap bimetal, baja tempa, ulir'),
    short: t('Bimetal steam trap', 'Steam trap bimetal'),
    lead: t(
      'Holds the condensate back until it has cooled, and so uses its heat: tracing lines, tank coils.',
      'Menahan kondensat sampai lebih dingin sehingga panasnya terpakai: jalur tracing, coil tangki.',
    ),
    points: [
      t('Set the temperature with the screw under the cap', 'Suhu disetel dengan sekrup di bawah tutup'),
      t(
        'Not where condensate must leave at once',
        'Bukan untuk peralatan yang kondensatnya harus segera keluar',
      ),
    ],
  },
]
export const steamTraps: readonly Product[] = trapKinds.map(
  ({ kind, sku, metal, sizes, pressure, length, height, mass, name, short, popularity, lead, points }) => {
    const title = `1/2" · ${pressure} bar · L ${length}`
    return made({
      code: `TRAP-${kind.toUpperCase()}`,
      name,
      lead: [lead, noteMetal(metal)],
      points: [
        ...points,
        t(
          'Fit a Y-strainer before it unless one is built in',
          'Pasang saringan Y di depannya bila belum terpasang',
        ),
      ],
      data: [
        [labels.pressure, `${pressure} bar`],
        [labels.ends, t('Female thread Rc (ISO 7-1)', 'Ulir dalam Rc (ISO 7-1)')],
        [labels.body, metals[metal].name],
      ],
      category: categories.steamTraps,
      brand: kind === 'disc' || kind === 'float' ? 'Valtirta' : 'Alirana',
      ...(kind === 'bimetal' ? { displayPrice: false } : {}),
      popularity,
      pictures: [
        ...modelled(() => trap({ kind, dn: 15, length, height, hex: 30, thread: 'Rc1/2', title })),
        { view: 'symbol', draw: () => specialSymbol('trap', title) },
      ],
      items: sizes.map((dn): Item => {
        const own = mass * (0.55 + dn / 33)
        return {
          sku: `${sku}-${two(dn)}`,
          name: sized(short, inch(dn)),
          uom: 'pcs',
          price: rupiah(210_000 + own * 155 * (metals[metal].factor * 0.35 + 0.75)),
          weight: own,
          demand: dn <= 20 ? 0.8 : 0.4,
          attributes: {
            nominal_size: inch(dn),
            bore_dn: dn,
            port: `Rc${plain(dn)}`,
            material: metals[metal].name,
            face_to_face: Math.round(length * (0.82 + dn / 85)),
            max_pressure: pressure,
            max_temperature: pressure > 20 ? 400 : 220,
          },
        }
      }),
    })
  },
)
