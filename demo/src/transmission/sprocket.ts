import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { chainOf, pitchCircle, tipCircle } from '../standards/iso606.ts'
import { categories } from './categories.ts'
import { sprocketShaded, sprocketViews } from './chain.drawing.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'

type Kind = 'hub' | 'plate' | 'taper'
type Made = {
  chain: string
  kind: Kind
  strands: 1 | 2
  teeth: readonly number[]
  brand: Brand
  popularity: number
  stainless?: true
}

const common = [
  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26, 28, 30, 32, 35, 36, 38, 40, 45,
]
const boring = chapter(
  t('Boring to size', 'Membubut lubang'),
  [
    t(
      'Pilot-bored hubs are turned to the shaft and get a keyway.',
      'Hub berlubang awal dibubut sesuai poros dan diberi alur pasak.',
    ),
  ],
  [
    t(
      'Clamp on the machined root circle, not on the tooth tips',
      'Jepit pada lingkaran dasar gigi, bukan pada puncak gigi',
    ),
    t(
      'Bore H7, keyway after DIN 6885, set screw over the key',
      'Lubang H7, alur pasak menurut DIN 6885, baut tanam di atas pasak',
    ),
    t(
      'Do not exceed the largest bore: the wall over the keyway breaks',
      'Jangan melebihi lubang terbesar: dinding di atas alur pasak akan pecah',
    ),
  ],
  [
    [t('Fewest teeth for smooth running', 'Jumlah gigi minimum untuk putaran halus'), '17'],
    [
      t('Run-out at the root', 'Oleng pada dasar gigi'),
      t('0.2 mm at most for 200 mm', 'Maksimum 0,2 mm untuk 200 mm'),
    ],
  ],
)

const bushFor = (pd: number): string =>
  pd < 70 ? '1210' : pd < 110 ? '1610' : pd < 170 ? '2012' : pd < 260 ? '2517' : '3020'
const bushBore: Readonly<Record<string, number>> = {
  '1210': 32,
  '1610': 42,
  '2012': 50,
  '2517': 60,
  '3020': 75,
}

/** Makers' own hub figures, in whole mm, grown with the pitch and the root of the teeth. */
function bodyOf(
  chain: string,
  teeth: number,
  kind: Kind,
  strands: 1 | 2,
): { pd: number; od: number; bore: number; hub: number; length: number; max: number } {
  const { pitch, roller, width, strand } = chainOf(chain)
  const pd = rounded(pitchCircle(pitch, teeth), 2)
  const od = rounded(tipCircle(pitch, teeth), 1)
  const root = pd - roller
  const hub = Math.min(Math.round(root - pitch * 0.6), Math.round(pitch * 4.2 + teeth * pitch * 0.06))
  const length = Math.round((strands - 1) * strand + width + pitch * (0.85 + Math.min(teeth, 40) * 0.006))
  const bore = Math.max(6, Math.round(Math.min(hub * 0.34, pitch * 1.05)))
  const max = Math.floor(hub * 0.66)
  return kind === 'plate'
    ? { pd, od, bore, hub: 0, length: Math.round(width), max: Math.floor(root * 0.6) }
    : {
        pd,
        od,
        bore: kind === 'taper' ? (bushBore[bushFor(pd)] ?? 32) : bore,
        hub:
          kind === 'taper'
            ? Math.max(hub, Math.min(Math.round(root - 4), (bushBore[bushFor(pd)] ?? 32) * 1.7))
            : hub,
        length,
        max,
      }
}

const uses: Record<Kind, Text> = {
  hub: t(
    'Sprocket with a hub on one side and pilot bore, for any shaft after boring.',
    'Sprocket dengan hub di satu sisi dan lubang awal, untuk segala poros setelah dibubut.',
  ),
  plate: t(
    'Plate wheel without hub, for welding on, for bolting to a flange, or for idlers with a bearing.',
    'Sprocket pelat tanpa hub, untuk dilas, diikat pada flens, atau dipasang bearing sebagai idler.',
  ),
  taper: t(
    'Sprocket bored for a taper bush: mounted and taken off with a hex key, no pulling, no machining.',
    'Sprocket berlubang taper bush: dipasang dan dilepas dengan kunci L, tanpa treker, tanpa pembubutan.',
  ),
}

function sprocketProduct({ chain, kind, strands, teeth, brand, popularity, stainless }: Made): Product {
  const { pitch, roller, width, strand } = chainOf(chain)
  const tail = strands === 1 ? '' : '-2'
  const form = { hub: 'B', plate: 'A', taper: 'TB' }[kind]
  const steel = stainless === true ? 'SS' : ''
  const number = (z: number): string => `${chain}${tail}${form}${z}${steel}`
  const shown = teeth[Math.min(7, teeth.length - 1)] ?? 17
  const body = bodyOf(chain, shown, kind, strands)
  const drawn = {
    pitch,
    roller,
    width,
    strand,
    strands,
    teeth: shown,
    title: number(shown),
    plate: kind === 'plate',
    taper: kind === 'taper',
    ...body,
  }
  const what = {
    hub: t('pilot bore', 'lubang awal'),
    plate: t('plate wheel', 'tipe pelat'),
    taper: t('for taper bush', 'untuk taper bush'),
  }[kind]
  const material =
    stainless === true ? t('Stainless steel', 'Stainless steel') : t('Carbon steel C45', 'Baja karbon C45')
  return {
    code: `SPROCKET-${chain}${tail}-${form}${steel}`,
    name: t(
      `Sprocket for chain ${chain}${tail}, ${what.en}${stainless === true ? ', stainless' : ''}`,
      `Sprocket (gir) rantai ${chain}${tail}, ${what.id}${stainless === true ? ', stainless steel' : ''}`,
    ),
    description: compose(
      [
        uses[kind],
        t(
          `For roller chain ${chain}${tail} of ${pitch} mm pitch.`,
          `Untuk rantai rol ${chain}${tail} berjarak bagi ${String(pitch).replace('.', ',')} mm.`,
        ),
      ],
      chosen(
        stainless === true
          ? t(
              'For food lines and washed machines; teeth are not hardened',
              'Untuk lini pangan dan mesin yang dicuci; gigi tidak dikeraskan',
            )
          : chain === '25' || chain === '35'
            ? t(
                'Small pitch: line it up within half a millimetre',
                'Pitch kecil: luruskan dalam setengah milimeter',
              )
            : t(
                'Teeth of up to 24 may be hardened on request for dusty drives',
                'Sampai 24 gigi: dapat dikeraskan sesuai permintaan untuk penggerak berdebu',
              ),
        strands === 2 &&
          t(
            'Both rows are cut in one clamping, so that the teeth stand in line',
            'Kedua baris difrais dalam satu cekam sehingga giginya segaris',
          ),
        kind === 'taper' && t('Order the bush by its bore size', 'Pesan taper bush menurut ukuran lubangnya'),
        kind === 'plate' &&
          t(
            'Weld with low heat in short runs, so that the plate stays flat',
            'Las dengan panas rendah dan pendek-pendek agar pelat tetap rata',
          ),
        t(
          'Choose an odd number of teeth against a chain with an even number of links',
          'Pilih jumlah gigi ganjil terhadap rantai bermata genap',
        ),
      ),
      [
        [t('Chain', 'Rantai'), `${chain}${tail}, ISO 606`],
        [t('Pitch', 'Pitch'), t(`${pitch} mm`, `${String(pitch).replace('.', ',')} mm`)],
        [t('Teeth', 'Jumlah gigi'), `${teeth[0] ?? 0} … ${teeth.at(-1) ?? 0}`],
        [t('Material', 'Bahan'), material],
      ],
    ),
    category: categories.sprockets,
    brand,
    popularity,
    ...(kind === 'hub' && ['40', '60', '08B'].includes(chain) && strands === 1 && stainless === undefined
      ? { tabs: [boring] }
      : {}),
    pictures: [
      { view: 'dimensions', draw: () => sprocketViews(drawn) },
      { view: 'shaded', draw: () => sprocketShaded(drawn) },
    ],
    items: teeth.map((z): Item => {
      const { pd, od, bore, hub, length, max } = bodyOf(chain, z, kind, strands)
      const gram =
        (((pd * pd * width * strands + hub * hub * Math.max(0, length - width * strands)) * Math.PI) / 4) *
        0.0072
      return {
        sku: `SP-${number(z)}`,
        name: t(
          `Sprocket ${chain}${tail}, ${z} teeth, ${what.en}${stainless === true ? ', stainless' : ''}`,
          `Sprocket ${chain}${tail}, ${z} gigi, ${what.id}${stainless === true ? ', stainless steel' : ''}`,
        ),
        uom: 'pcs',
        price: rupiah((16_000 + gram * 68) * (stainless === true ? 3.4 : kind === 'taper' ? 1.35 : 1)),
        weight: Math.max(5, Math.round(gram)),
        demand: z <= 24 ? 0.8 : 0.45,
        attributes: {
          chain_number: `${chain}${tail}`,
          tooth_count: z,
          pitch_diameter: pd,
          outer_diameter: od,
          ...(kind === 'taper' ? { bush: bushFor(pd) } : { pilot_bore: bore, max_bore: max }),
          material,
        },
      }
    }),
  }
}

const made: readonly Made[] = [
  { chain: '25', kind: 'hub', strands: 1, teeth: common.slice(0, 18), brand: 'Rantaiga', popularity: 180 },
  { chain: '35', kind: 'hub', strands: 1, teeth: common, brand: 'Rantaiga', popularity: 290 },
  { chain: '40', kind: 'hub', strands: 1, teeth: common, brand: 'Rantaiga', popularity: 540 },
  { chain: '50', kind: 'hub', strands: 1, teeth: common, brand: 'Rantaiga', popularity: 510 },
  { chain: '60', kind: 'hub', strands: 1, teeth: common, brand: 'Rantaiga', popularity: 470 },
  { chain: '80', kind: 'hub', strands: 1, teeth: common.slice(0, 20), brand: 'Rantaiga', popularity: 350 },
  { chain: '100', kind: 'hub', strands: 1, teeth: common.slice(1, 18), brand: 'Rantaiga', popularity: 220 },
  { chain: '08B', kind: 'hub', strands: 1, teeth: common, brand: 'Porosindra', popularity: 330 },
  { chain: '10B', kind: 'hub', strands: 1, teeth: common.slice(0, 22), brand: 'Porosindra', popularity: 270 },
  { chain: '12B', kind: 'hub', strands: 1, teeth: common.slice(0, 20), brand: 'Porosindra', popularity: 210 },
  { chain: '16B', kind: 'hub', strands: 1, teeth: common.slice(1, 18), brand: 'Porosindra', popularity: 160 },
  { chain: '40', kind: 'hub', strands: 2, teeth: common.slice(2, 16), brand: 'Rantaiga', popularity: 200 },
  { chain: '50', kind: 'hub', strands: 2, teeth: common.slice(2, 16), brand: 'Rantaiga', popularity: 190 },
  { chain: '60', kind: 'hub', strands: 2, teeth: common.slice(2, 16), brand: 'Rantaiga', popularity: 170 },
  { chain: '40', kind: 'plate', strands: 1, teeth: common.slice(4), brand: 'Porosindra', popularity: 230 },
  { chain: '50', kind: 'plate', strands: 1, teeth: common.slice(4), brand: 'Porosindra', popularity: 220 },
  { chain: '60', kind: 'plate', strands: 1, teeth: common.slice(4), brand: 'Porosindra', popularity: 200 },
  {
    chain: '50',
    kind: 'taper',
    strands: 1,
    teeth: [15, 17, 19, 20, 21, 23, 25, 27, 30, 38],
    brand: 'Porosindra',
    popularity: 190,
  },
  {
    chain: '60',
    kind: 'taper',
    strands: 1,
    teeth: [13, 15, 17, 19, 20, 21, 23, 25, 27, 30, 38],
    brand: 'Porosindra',
    popularity: 180,
  },
  {
    chain: '40',
    kind: 'hub',
    strands: 1,
    teeth: common.slice(2, 14),
    brand: 'Porosindra',
    popularity: 150,
    stainless: true,
  },
]

export const sprockets: readonly Product[] = made.map(sprocketProduct)
