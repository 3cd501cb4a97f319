import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { both, product, type Pair } from './prose.ts'
import { vesselDimensions, vesselGroup, vesselRange, type Vessel } from './vessel.drawing.ts'

const tints: Record<string, readonly [ral: string, colour: Pair]> = {
  BK: ['RAL 9005', ['Black', 'Hitam']],
  WH: ['RAL 9010', ['White', 'Putih']],
  GY: ['RAL 7035', ['Light grey', 'Abu-abu muda']],
  DG: ['RAL 7016', ['Dark grey', 'Abu-abu tua']],
  RD: ['RAL 3020', ['Red', 'Merah']],
  YE: ['RAL 1003', ['Yellow', 'Kuning']],
  OR: ['RAL 2004', ['Orange', 'Oranye']],
  BU: ['RAL 5010', ['Blue', 'Biru']],
  GN: ['RAL 6029', ['Green', 'Hijau']],
  SL: ['RAL 9006', ['Silver', 'Perak']],
}

type Paint = {
  code: string
  mark: string
  name: Pair
  colours: readonly string[]
  packs: readonly (readonly [litres: number, kind: Vessel['kind'], width: number, height: number])[]
  litre: number
  hot: number
  popularity: number
  band?: Vessel['band']
  lead: Pair
  points: readonly Pair[]
}
const tins = [
  [1, 'tin', 108, 130],
  [5, 'tin', 180, 210],
  [20, 'pail', 300, 390],
] as const
const can = [[0.4, 'spray', 65, 205]] as const
const coats: Pair = [
  'Two thin coats hold better than one thick one',
  'Dua lapis tipis lebih kuat daripada satu lapis tebal',
]
const thin: Pair = ['Stir well; thin by at most a tenth', 'Aduk rata; encerkan maksimal sepersepuluh']

const paints: readonly Paint[] = [
  {
    code: 'SPR',
    mark: 'RAL',
    name: ['Acrylic spray paint', 'Cat semprot akrilik'],
    colours: Object.keys(tints),
    packs: can,
    litre: 98_000,
    hot: 80,
    popularity: 720,
    band: 'accent',
    lead: [
      'Fast-drying top coat for machine frames, guards, pipe marks and touching up.',
      'Cat akhir cepat kering untuk rangka mesin, pelindung, penandaan pipa, dan perbaikan kecil.',
    ],
    points: [
      ['Shake two minutes after the ball is heard', 'Kocok dua menit setelah bola terdengar'],
      ['Dust dry in 10 minutes, hard after a day', 'Kering debu 10 menit, keras setelah sehari'],
      coats,
    ],
  },
  {
    code: 'SPH',
    mark: '600 °C',
    name: ['Heat-resistant spray paint', 'Cat semprot tahan panas'],
    colours: ['BK', 'SL', 'GY', 'WH'],
    packs: can,
    litre: 185_000,
    hot: 600,
    popularity: 420,
    band: 'dark',
    lead: [
      'For exhausts, furnaces, chimneys and burners. It becomes hard only when it has been hot once.',
      'Untuk knalpot, tungku, cerobong, dan burner. Baru mengeras setelah sekali dipanaskan.',
    ],
    points: [
      ['Heat to 200 °C in steps for half an hour', 'Panaskan bertahap sampai 200 °C selama setengah jam'],
      ['Bright metal, no primer', 'Logam bersih, tanpa cat dasar'],
      coats,
    ],
  },
  {
    code: 'ENA',
    mark: 'ALKYD',
    name: ['Alkyd enamel paint for machines', 'Cat enamel alkid untuk mesin'],
    colours: ['BK', 'WH', 'GY', 'DG', 'RD', 'YE', 'BU', 'GN'],
    packs: [tins[0], tins[1]],
    litre: 92_000,
    hot: 80,
    popularity: 560,
    lead: [
      'Glossy paint for frames, railings and tanks, applied with brush, roller or gun; resists splashes of oil and water.',
      'Cat mengilap untuk rangka, pagar, dan tangki, dengan kuas, rol, atau semprot; tahan percikan minyak dan air.',
    ],
    points: [
      ['1 litre covers about 11 m² a coat', '1 liter untuk sekitar 11 m² per lapis'],
      ['Recoat after 8 hours', 'Lapis berikutnya setelah 8 jam'],
      thin,
    ],
  },
  {
    code: 'EPF',
    mark: 'EPOXY',
    name: ['Epoxy floor paint, two parts', 'Cat lantai epoksi dua komponen'],
    colours: ['GY', 'DG', 'GN', 'BU', 'YE'],
    packs: [tins[1], tins[2]],
    litre: 148_000,
    hot: 60,
    popularity: 480,
    lead: [
      'For workshop and warehouse floors with forklifts: hard, washable, resists oil and fuel.',
      'Untuk lantai bengkel dan gudang yang dilalui forklift: keras, mudah dicuci, tahan minyak dan bahan bakar.',
    ],
    points: [
      [
        'Concrete at least 28 days old, dry and ground',
        'Beton berumur minimal 28 hari, kering, dan digerinda',
      ],
      ['Use the mix within 40 minutes', 'Habiskan campuran dalam 40 menit'],
      [
        'Walk after one day, drive after seven',
        'Boleh diinjak setelah sehari, dilalui kendaraan setelah tujuh hari',
      ],
    ],
  },
  {
    code: 'PRZ',
    mark: 'PRIMER',
    name: ['Zinc phosphate primer', 'Cat dasar seng fosfat'],
    colours: ['GY', 'RD', 'WH'],
    packs: tins,
    litre: 86_000,
    hot: 100,
    popularity: 430,
    band: 'light',
    lead: [
      'Keeps rust from creeping under the top coat on frames, pipes and tanks; suits most top coats.',
      'Mencegah karat merambat di bawah cat akhir pada rangka, pipa, dan tangki; cocok dengan kebanyakan cat akhir.',
    ],
    points: [
      ['Brush or blast off loose rust first', 'Sikat atau semprot pasir karat lepas lebih dahulu'],
      ['Paint over within a week', 'Lapisi cat akhir dalam seminggu'],
      thin,
    ],
  },
  {
    code: 'LIN',
    mark: 'LINE',
    name: ['Line marking paint spray', 'Cat semprot penanda garis'],
    colours: ['WH', 'YE', 'RD', 'BU', 'GN'],
    packs: [[0.5, 'spray', 65, 240]],
    litre: 112_000,
    hot: 60,
    popularity: 390,
    band: 'light',
    lead: [
      'Sprays upside down for parking bays, yards and sports lines; dry to drive on in an hour.',
      'Disemprotkan terbalik untuk petak parkir, halaman, dan garis lapangan; dapat dilalui dalam satu jam.',
    ],
    points: [
      ['Sweep and dry the ground', 'Sapu dan keringkan permukaan'],
      ['One can draws about 70 m of a 5 cm line', 'Satu kaleng untuk sekitar 70 m garis 5 cm'],
      ['Clear the valve by a short spray', 'Bersihkan nozzle dengan semprotan pendek'],
    ],
  },
]

export const industrialPaints: readonly Product[] = paints.map(
  ({ code, mark, name, colours, packs, litre, hot, popularity, band, lead, points }) => {
    const drawnAs = (index: number): Vessel => {
      const [litres, kind, width, height] = packs[index] ?? can[0]
      return {
        kind,
        width,
        height,
        mark: [mark, kind === 'spray' ? `${litres * 1000} ml` : `${litres} l`],
        ...(band === undefined ? {} : { band }),
      }
    }
    const title = `${mark} · ${packs.map(([litres]) => litres).join(' / ')} l`
    return product({
      code: `PAINT-${code}`,
      name,
      category: categories.paints,
      brand: 'Lekatra',
      popularity,
      lead: [
        lead,
        [
          'Printed colours are a guide: ask for a sample card where the shade matters.',
          'Warna cetak hanya acuan: mintalah kartu contoh bila ketepatan warna penting.',
        ],
      ],
      points,
      data: [
        [['Colours', 'Warna'], String(colours.length)],
        [
          ['Temperature when dry', 'Suhu setelah kering'],
          [`up to ${hot} °C`, `sampai ${hot} °C`],
        ],
        [
          ['Storage', 'Penyimpanan'],
          ['cool and closed, two years', 'sejuk dan tertutup, dua tahun'],
        ],
      ],
      pictures: [
        { view: 'dimensions', draw: () => vesselDimensions(drawnAs(0), title) },
        packs.length > 1
          ? {
              view: 'range',
              draw: () =>
                vesselRange(
                  packs.map(([litres], index) => [drawnAs(index), `${litres} l`] as const),
                  title,
                ),
            }
          : { view: 'shaded', draw: () => vesselGroup(drawnAs(0), title) },
      ],
      items: colours.flatMap((letters) => {
        const [ral, tint] = tints[letters] ?? ['', ['', '']]
        return packs.map(([litres, kind]) => ({
          sku: `PNT-${code}-${letters}-${litres < 1 ? litres * 1000 : litres}`,
          name: both([
            `${name[0]} ${ral} ${tint[0].toLowerCase()}, ${litres < 1 ? `${litres * 1000} ml` : `${litres} l`}`,
            `${name[1]} ${ral} ${tint[1].toLowerCase()}, ${litres < 1 ? `${litres * 1000} ml` : `${litres} l`}`,
          ]),
          uom: 'can' as const,
          price: rupiah(litre * litres * (litres < 1 ? 1.1 : litres > 4 ? 0.93 : 1)),
          weight: litres * (kind === 'spray' ? 950 : 1250) + (kind === 'spray' ? 60 : 160 + litres * 30),
          demand: letters === 'GY' || letters === 'BK' || letters === 'YE' ? 1 : 0.5,
          attributes: {
            colour: both([`${tint[0]} ${ral}`, `${tint[1]} ${ral}`]),
            pack_volume: litres,
            max_temperature: hot,
          },
        }))
      }),
    })
  },
)
