import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { valveDimensions, valveSymbol } from './solenoid-valve.drawing.ts'

const sizes = {
  'G1/8': { flow: 650, mass: 160, price: 182_000 },
  'G1/4': { flow: 1050, mass: 255, price: 238_000 },
} as const
const coils: readonly Text[] = [
  { en: '24 V DC', id: '24 V DC' },
  { en: '220 V AC', id: '220 V AC' },
  { en: '110 V AC', id: '110 V AC' },
]

const items = (count: 1 | 2): Item[] =>
  (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((port) =>
    coils
      .filter((coil) => !(port === 'G1/8' && coil.en.startsWith('110')))
      .map((coil): Item => {
        const size = sizes[port]
        const kind: Text =
          count === 1
            ? { en: '5/2 solenoid valve, single coil', id: 'Solenoid valve 5/2 coil tunggal' }
            : { en: '5/2 solenoid valve, double coil', id: 'Solenoid valve 5/2 coil ganda' }
        return {
          sku: `PSV52${count}-${port.slice(1).replace('/', '')}-${coil.en.replace(' V ', '').replace('DC', 'D').replace('AC', 'A')}`,
          name: { en: `${kind.en} ${port} ${coil.en}`, id: `${kind.id} ${port} ${coil.id}` },
          uom: 'pcs',
          price: rupiah(size.price * (count === 1 ? 1 : 1.58)),
          weight: size.mass * (count === 1 ? 1 : 1.45),
          demand: coil.en.startsWith('24') ? 0.95 : 0.6,
          attributes: {
            function:
              count === 1
                ? { en: '5/2, spring return', id: '5/2, balik pegas' }
                : { en: '5/2, bistable', id: '5/2, bistabil' },
            port,
            coil,
            flow: size.flow,
            max_pressure: 8,
          },
        }
      }),
  )

const description = (en: string, id: string): Text =>
  describe(
    {
      lead: [en],
      points: [
        'Internal pilot: needs 1.5 bar at port 1',
        'Manual override, plug with LED to EN 175301-803 form B',
        'Exhausts 3 and 5: fit silencers',
      ],
      data: [
        ['Medium', 'Compressed air filtered to 40 µm'],
        ['Pressure', '1.5 to 8 bar'],
        ['Temperature', '−5 to +60 °C'],
        ['Protection', 'IP65, duty 100 %'],
      ],
    },
    {
      lead: [id],
      points: [
        'Pilot internal: butuh 1,5 bar pada port 1',
        'Tombol manual, steker berlampu LED EN 175301-803 bentuk B',
        'Lubang buang 3 dan 5: pasang silencer',
      ],
      data: [
        ['Media', 'Udara bertekanan tersaring 40 µm'],
        ['Tekanan', '1,5 sampai 8 bar'],
        ['Suhu kerja', '−5 sampai +60 °C'],
        ['Perlindungan', 'IP65, kerja terus-menerus 100 %'],
      ],
    },
  )

export const solenoidValves: readonly Product[] = [
  {
    code: 'SOLENOID-52-SINGLE',
    name: {
      en: '5/2 solenoid valve, single coil, spring return',
      id: 'Solenoid valve 5/2, coil tunggal, balik pegas',
    },
    description: description(
      'Drives a double acting cylinder; returns to rest when the coil loses power, which is the safe choice for most machines.',
      'Menggerakkan silinder kerja ganda dan kembali ke posisi awal saat coil kehilangan daya; pilihan aman untuk kebanyakan mesin.',
    ),
    category: categories.solenoidValves,
    brand: 'Pneusara',
    popularity: 830,
    featured: true,
    pictures: [
      {
        view: 'dimensions',
        draw: () =>
          valveDimensions({
            length: 117.5,
            height: 66,
            body: 35,
            coils: 1,
            port: 'G1/4',
            title: '5/2 · G1/4 · 24 V DC',
          }),
      },
      { view: 'symbol', draw: () => valveSymbol(1, '5/2') },
    ],
    items: items(1),
  },
  {
    code: 'SOLENOID-52-DOUBLE',
    name: { en: '5/2 solenoid valve, double coil, bistable', id: 'Solenoid valve 5/2, coil ganda, bistabil' },
    description: description(
      'Keeps its position when power fails: each coil shifts the spool with a short pulse. For clamps that must not open.',
      'Mempertahankan posisi saat listrik padam: tiap coil menggeser spool dengan pulsa singkat. Untuk penjepit yang tidak boleh terbuka.',
    ),
    category: categories.solenoidValves,
    brand: 'Pneusara',
    popularity: 520,
    pictures: [
      {
        view: 'dimensions',
        draw: () =>
          valveDimensions({
            length: 160,
            height: 66,
            body: 35,
            coils: 2,
            port: 'G1/4',
            title: '5/2 · G1/4 · 24 V DC',
          }),
      },
      { view: 'symbol', draw: () => valveSymbol(2, '5/2') },
    ],
    items: items(2),
  },
]
