import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { adapter } from './hydraulic-fitting.drawing.ts'
import { steel, hydraulicThreads, systems, two, type HydraulicRow, type System } from './hydraulic-sizes.ts'
import { modelled } from './model.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Adapter = {
  code: string
  shape: Parameters<typeof adapter>[0]['shape']
  a: System
  b: System
  name: Text
  use: Text
  popularity: number
  reducing?: boolean
}
const adapters: readonly Adapter[] = [
  {
    code: 'BB',
    shape: 'mm',
    a: 'bsp',
    b: 'bsp',
    popularity: 490,
    name: t('Adapter BSP male × BSP male', 'Adaptor BSP drat luar × BSP drat luar'),
    use: t(
      'Joins two BSP swivel hoses, or a hose with a port.',
      'Menyambung dua selang bermur putar BSP, atau selang dengan lubang.',
    ),
  },
  {
    code: 'BF',
    shape: 'mf',
    a: 'bsp',
    b: 'bsp',
    popularity: 390,
    name: t('Adapter BSP male × BSP female', 'Adaptor BSP drat luar × BSP drat dalam'),
    use: t(
      'Lengthens a port or lifts a fitting clear of its neighbour.',
      'Memperpanjang lubang atau menjauhkan fitting dari tetangganya.',
    ),
  },
  {
    code: 'BE',
    shape: 'elbow',
    a: 'bsp',
    b: 'bsp',
    popularity: 380,
    name: t('Elbow adapter 90° BSP male × BSP male', 'Adaptor siku 90° BSP drat luar × BSP drat luar'),
    use: t(
      'Turns the line by 90° where a bent hose end takes too much space.',
      'Membelokkan jalur 90° bila ujung selang bersudut memakan tempat.',
    ),
  },
  {
    code: 'BS',
    shape: 'swivel-elbow',
    a: 'bsp',
    b: 'bsp',
    popularity: 320,
    name: t('Swivel elbow 90° BSP male × BSP nut', 'Adaptor siku 90° BSP drat luar × mur putar BSP'),
    use: t(
      'The nut lets the elbow point anywhere before it is tightened.',
      'Mur putarnya memungkinkan siku diarahkan ke mana saja sebelum dikencangkan.',
    ),
  },
  {
    code: 'BT',
    shape: 'tee',
    a: 'bsp',
    b: 'bsp',
    popularity: 350,
    name: t('Tee adapter BSP male, three ends', 'Adaptor tee BSP drat luar, tiga ujung'),
    use: t(
      'Branches one line into two, or takes a gauge.',
      'Membagi satu jalur menjadi dua, atau memasang manometer.',
    ),
  },
  {
    code: 'BJ',
    shape: 'mm',
    a: 'jic',
    b: 'bsp',
    popularity: 430,
    name: t('Adapter JIC male × BSP male', 'Adaptor JIC drat luar × BSP drat luar'),
    use: t(
      'Brings American hoses to European and Japanese ports.',
      'Menghubungkan selang Amerika ke lubang Eropa dan Jepang.',
    ),
  },
  {
    code: 'JJ',
    shape: 'mm',
    a: 'jic',
    b: 'jic',
    popularity: 330,
    name: t('Adapter JIC male × JIC male', 'Adaptor JIC drat luar × JIC drat luar'),
    use: t('Union of two JIC swivel hoses.', 'Penghubung dua selang bermur putar JIC.'),
  },
  {
    code: 'BM',
    shape: 'mm',
    a: 'metric',
    b: 'bsp',
    popularity: 300,
    name: t('Adapter metric 24° × BSP male', 'Adaptor metrik 24° × BSP drat luar'),
    use: t(
      'Joins metric machine piping to BSP pumps and valves.',
      'Menghubungkan pipa mesin metrik ke pompa dan katup BSP.',
    ),
  },
  {
    code: 'BK',
    shape: 'bulkhead',
    a: 'bsp',
    b: 'bsp',
    popularity: 220,
    name: t(
      'Bulkhead adapter BSP male × BSP male, with lock nut',
      'Adaptor tembus dinding (bulkhead) BSP dengan mur pengunci',
    ),
    use: t(
      'Leads a line through a tank wall or panel.',
      'Meneruskan jalur menembus dinding tangki atau panel.',
    ),
  },
  {
    code: 'BP',
    shape: 'plug',
    a: 'bsp',
    b: 'bsp',
    popularity: 360,
    name: t('Plug BSP male', 'Sumbat (plug) BSP drat luar'),
    use: t(
      'Closes an unused port; with a bonded seal under the head.',
      'Menutup lubang yang tidak dipakai; dengan ring seal di bawah kepala.',
    ),
  },
  {
    code: 'BC',
    shape: 'cap',
    a: 'bsp',
    b: 'bsp',
    popularity: 270,
    name: t('Cap BSP female', 'Tutup (cap) BSP drat dalam'),
    use: t(
      'Closes a male adapter while a hose is away.',
      'Menutup adaptor drat luar selama selangnya dilepas.',
    ),
  },
]
export const hydraulicAdapters: readonly Product[] = adapters.map(
  ({ code, shape, a, b, name, use, popularity }): Product => {
    const [own, other] = [systems[a], systems[b]]
    const shown = hydraulicThreads[2]
    const closed = shape === 'plug' || shape === 'cap'
    const lengthOf = (row: HydraulicRow): number =>
      Math.round(
        closed
          ? 12 + row.hex * 0.55
          : shape === 'bulkhead'
            ? 48 + row.hex
            : shape === 'elbow' || shape === 'tee' || shape === 'swivel-elbow'
              ? 2 * (16 + row.hex * 0.62)
              : 26 + row.hex * 0.75,
      )
    return made({
      code: `ADAPTER-${code}`,
      name,
      lead: [
        use,
        a === b
          ? t(`Both ends ${own.name.en}.`, `Kedua ujung ${own.name.id}.`)
          : t(
              `One end ${own.name.en}, the other ${other.name.en}.`,
              `Satu ujung ${own.name.id}, ujung lain ${other.name.id}.`,
            ),
      ],
      points: [
        own.care,
        t('In flat ports seal with a bonded seal', 'Pada lubang bermuka rata rapatkan dengan bonded seal'),
        t(
          'Two adapters in a row add a leak point: look for a direct one first',
          'Dua adaptor berderet berarti satu kebocoran lebih: cari dulu tipe langsung',
        ),
      ],
      data: [
        [labels.material, steel],
        [
          labels.pressure,
          t('up to 400 bar (DN 12), 250 bar (DN 25)', 'sampai 400 bar (DN 12), 250 bar (DN 25)'),
        ],
      ],
      category: categories.adapters,
      brand: 'Hidralaya',
      popularity,
      pictures: modelled(() =>
        adapter({
          shape,
          hex: shown?.hex ?? 27,
          a: shown?.[a][1] ?? 21,
          b: shown?.[b][1] ?? 21,
          length: shown === undefined ? 46 : lengthOf(shown),
          threadA: shown?.[a][0] ?? '',
          threadB: shown?.[b][0] ?? '',
          title: `${shown?.[a][0] ?? ''}${closed ? '' : ` × ${shown?.[b][0] ?? ''}`}`,
        }),
      ),
      items: hydraulicThreads.flatMap((row, index): Item[] => {
        const partners =
          closed || shape === 'elbow' || shape === 'tee' || shape === 'bulkhead' || shape === 'swivel-elbow'
            ? [row]
            : [row, hydraulicThreads[index + 1]].filter((next): next is HydraulicRow => next !== undefined)
        return partners.map((partner) => {
          const big = Math.max(row.hex, partner.hex)
          const mass =
            big ** 2 *
            0.1 *
            (shape === 'tee' ? 1.9 : shape === 'elbow' || shape === 'swivel-elbow' ? 1.5 : closed ? 0.7 : 1)
          const [ta, tb] = [row[a][0], partner[b][0]]
          const size = closed || ta === tb ? ta : `${ta} × ${tb}`
          return {
            sku: `AD${code}-${two(row.dn)}${partner === row ? '' : `-${two(partner.dn)}`}`,
            name: t(`${name.en}, ${size}`, `${name.id}, ${size.replaceAll('1.5', '1,5')}`),
            uom: 'pcs',
            price: rupiah(7_000 + mass * 190),
            weight: mass,
            demand: row.dn <= 12 ? 0.85 : 0.55,
            attributes: {
              end_one: ta,
              ...(closed ? {} : { end_two: tb }),
              material: steel,
              across_flats: big,
              length: lengthOf(row.hex > partner.hex ? row : partner),
            },
          }
        })
      }),
    })
  },
)
