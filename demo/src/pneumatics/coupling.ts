import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { maleThreads, type Male } from './fitting.drawing.ts'
import { lineProduct, turnedPictures, type Line, type Size } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import { barb, cone, cyl, dark, hex, knurl, thread, type Piece } from './turning.drawing.ts'
import { n, roundMass, t, table } from './writing.ts'

type Profile = 'euro' | 'japan' | 'steel'
const profiles: Record<
  Profile,
  {
    code: string
    text: Text
    flow: number
    brand: Line['brand']
    material: Text
    tip: number
    factor: number
    lead: Text
  }
> = {
  euro: {
    code: 'E7',
    text: t('DN 7.2 European profile', 'profil Eropa DN 7,2'),
    flow: 1600,
    brand: 'Hembusa',
    material: t('Nickel-plated brass', 'Kuningan lapis nikel'),
    tip: 10.2,
    factor: 1.5,
    lead: t(
      'The wide bore of 7.2 mm feeds impact wrenches and grinders without starving them.',
      'Lubang lebar 7,2 mm memasok kunci impact dan gerinda tanpa kekurangan angin.',
    ),
  },
  japan: {
    code: 'J2',
    text: t('series 20 Japanese profile', 'profil Jepang seri 20'),
    flow: 750,
    brand: 'Pneusara',
    material: t('Steel, chromium-plated', 'Baja lapis krom'),
    tip: 11.3,
    factor: 0.62,
    lead: t(
      'The profile found in nearly every Indonesian workshop, from the tyre repair stall to the assembly line.',
      'Profil yang ada di hampir setiap bengkel di Indonesia, dari tambal ban sampai lini perakitan.',
    ),
  },
  steel: {
    code: 'S2',
    text: t('series 20 stainless', 'seri 20 stainless steel'),
    flow: 750,
    brand: 'Hembusa',
    material: t('Stainless steel 304', 'Stainless steel 304'),
    tip: 11.3,
    factor: 2.4,
    lead: t(
      'Stainless version for food plants, sea air and water; it couples with the plain series 20.',
      'Versi stainless steel untuk pabrik makanan, lingkungan laut, dan air; cocok dengan seri 20 biasa.',
    ),
  },
}

type End = 'male' | 'female' | 'hose'
const ends: Record<End, { code: string; text: Text }> = {
  male: { code: 'M', text: t('male thread', 'ulir luar') },
  female: { code: 'F', text: t('female thread', 'ulir dalam') },
  hose: { code: 'H', text: t('hose barb', 'nipel selang') },
}
const threads: readonly Male[] = ['R1/8', 'R1/4', 'R3/8', 'R1/2']
const hoses = [6, 8, 10, 13] as const

const endRun = (end: End, size: number): Piece[] => {
  const name = threads[size] ?? 'R1/4'
  const { d, l, hex: s } = maleThreads[name]
  if (end === 'male') return [thread(l, d, { dia: name }), hex(6, Math.max(s, 17))]
  if (end === 'female') return [hex(l + 4, Math.max(s + 4, 17), { dia: `G${name.slice(1)}` })]
  const hose = hoses[size] ?? 8
  return [barb(hose * 1.6 + 8, hose * 1.1, { dia: `Ø ${hose}` }), hex(6, 17)]
}
const socket = (end: End, size: number): Piece[] => [
  ...endRun(end, size),
  cyl(8, 20),
  knurl(20, 25),
  cyl(2.5, 21),
]
const nipple = (end: End, size: number, tip: number): Piece[] => [
  ...endRun(end, size),
  cyl(3, 14),
  cone(2, 14, tip),
  cyl(9, tip),
  cyl(3, tip * 0.82),
  cone(1.5, tip * 0.82, tip),
  cyl(3, tip),
  cone(2, tip, tip * 0.7),
]

function line(profile: Profile, part: 'socket' | 'nipple', end: End): Line {
  const { code, text, flow, brand, material, tip, factor, lead } = profiles[profile]
  const isSocket = part === 'socket'
  const what = isSocket
    ? t(`Quick coupling ${code}`, `Quick coupler ${code}`)
    : t(`Quick coupling nipple ${code}`, `Nipel coupler ${code}`)
  const run = (size: number): Piece[] => (isSocket ? socket(end, size) : nipple(end, size, tip))
  const sizes = (end === 'hose' ? hoses : threads).map((of, index): Size => {
    const name = typeof of === 'number' ? `${of} mm` : end === 'female' ? `G${of.slice(1)}` : of
    return {
      key: typeof of === 'number' ? String(of).padStart(2, '0') : of.slice(1).replace('/', ''),
      size: { en: `${ends[end].text.en} ${name}`, id: `${ends[end].text.id} ${name}` },
      attributes: {
        ...(typeof of === 'number' ? { hose_bore: of } : { port: name }),
        connection: ends[end].text,
        material,
        flow,
        max_pressure: profile === 'euro' ? 35 : 15,
      },
      price: (isSocket ? 46_000 : 15_500) * factor * (0.9 + index * 0.13),
      weight: (isSocket ? 85 : 28) + roundMass(8 + index * 4, 14, 6),
      demand: index === 1 || (end === 'hose' && index === 2) ? 0.95 : 0.55,
    }
  })
  return {
    code: `${code}${isSocket ? 'S' : 'P'}${ends[end].code}`,
    what,
    name: isSocket
      ? t(
          `Quick coupling, ${text.en}, ${ends[end].text.en}`,
          `Quick coupler, ${text.id}, ${ends[end].text.id}`,
        )
      : t(
          `Coupling nipple, ${text.en}, ${ends[end].text.en}`,
          `Nipel coupler, ${text.id}, ${ends[end].text.id}`,
        ),
    lead: [
      isSocket
        ? t(
            'Valve inside shuts the line as soon as the nipple is drawn out; the sleeve is worked with one hand.',
            'Katup di dalamnya menutup jalur begitu nipel ditarik; sleeve-nya dioperasikan satu tangan.',
          )
        : t(
            'Plain nipple without a valve: the tool behind it loses its air when it is uncoupled.',
            'Nipel tanpa katup: alat di belakangnya kehilangan angin saat dilepas.',
          ),
      lead,
    ],
    points: [
      profile === 'euro'
        ? t(
            'Couples with other makes of the 7.2 profile; not with series 20',
            'Cocok dengan merek lain berprofil 7,2; tidak cocok dengan seri 20',
          )
        : t(
            'Couples with every series 20 part; not with the 7.2 profile',
            'Cocok dengan semua komponen seri 20; tidak cocok dengan profil 7,2',
          ),
      end === 'hose'
        ? t('Secure the hose with a clip', 'Kencangkan selang dengan klem')
        : end === 'male'
          ? t('Taper thread: wind PTFE tape on it', 'Ulir tirus: lilitkan seal tape')
          : t(
              'Female thread takes taper and parallel threads',
              'Ulir dalam menerima ulir tirus dan ulir lurus',
            ),
      isSocket
        ? t(
            'Point the nipple away from you when uncoupling under pressure',
            'Arahkan nipel menjauhi tubuh saat melepas dalam keadaan bertekanan',
          )
        : t(
            'Replace it when the groove is worn: a worn nipple can come loose',
            'Ganti bila alurnya aus: nipel aus dapat terlepas',
          ),
    ],
    data: [
      ['material', material],
      ['flow', n(flow, ' l/min')],
      ['seals', profile === 'steel' ? 'FKM' : 'NBR'],
    ],
    category: categories.couplings,
    brand,
    popularity: (profile === 'japan' ? 640 : 380) - (profile === 'steel' ? 180 : 0) + (isSocket ? 40 : 0),
    pictures: [
      ...turnedPictures(
        `${code} · ${end === 'hose' ? 'Ø 10' : end === 'female' ? 'G1/4' : 'R1/4'}`,
        run(end === 'hose' ? 2 : 1),
        isSocket ? tip : 6,
        [0, 1, 3].map((size) => ({
          pieces: run(size),
          text:
            end === 'hose'
              ? `Ø ${hoses[size]}`
              : end === 'female'
                ? `G${threads[size]?.slice(1)}`
                : `${threads[size]}`,
        })),
      ),
      ...(isSocket ? [{ view: 'symbol' as const, draw: () => partSymbol('coupling', 'ISO 1219-1') }] : []),
    ],
    sizes,
    more:
      isSocket && end === 'male' && profile !== 'steel'
        ? {
            tabs: [
              {
                title: t('Telling the profiles apart', 'Membedakan profil'),
                html: table([
                  [
                    t('Profile', 'Profil'),
                    t('Tip of the nipple', 'Ujung nipel'),
                    t('Usual with', 'Umum pada'),
                  ],
                  [
                    t('European, DN 7.2', 'Eropa, DN 7,2'),
                    t('short, with a wide collar', 'pendek, berkerah lebar'),
                    t('German and Italian machines', 'mesin Jerman dan Italia'),
                  ],
                  [
                    t('Japanese, series 20', 'Jepang, seri 20'),
                    t('long and slender, one groove', 'panjang ramping, satu alur'),
                    t('workshops, air tools', 'bengkel, perkakas angin'),
                  ],
                ]),
              },
            ],
          }
        : {},
  }
}

const blind: Line = {
  code: 'J2DC',
  what: t('Dust cap for series 20', 'Tutup debu seri 20'),
  name: t('Dust cap for quick couplings, series 20', 'Tutup debu untuk quick coupler seri 20'),
  lead: [
    t(
      'Keeps dirt and rain out of couplings at drop points that are seldom used; grit on the seal is the usual reason for a leaking coupling.',
      'Mencegah kotoran dan hujan masuk ke coupler di titik ambil yang jarang dipakai; pasir pada seal adalah penyebab umum coupler bocor.',
    ),
  ],
  points: [
    t('Held by a strap that stays on the pipe', 'Ditahan tali yang tetap terpasang di pipa'),
    t('Oil-resistant', 'Tahan oli'),
    t('Not for pressure', 'Bukan penahan tekanan'),
  ],
  data: [['material', t('PVC, flexible', 'PVC lentur')]],
  category: categories.couplings,
  brand: 'Pneusara',
  popularity: 120,
  minimum: 10,
  pictures: turnedPictures('J2DC', [dark(3, 30), dark(18, 26, { dia: 'Ø 25' }), cyl(1.5, 24)], 20),
  sizes: [
    { key: 'R', size: t('red', 'merah'), attributes: { colour: t('Red', 'Merah') }, price: 3_500, weight: 6 },
    {
      key: 'K',
      size: t('black', 'hitam'),
      attributes: { colour: t('Black', 'Hitam') },
      price: 3_500,
      weight: 6,
    },
  ],
}

export const couplings: readonly Product[] = [
  ...(['japan', 'euro', 'steel'] as const).flatMap((profile) =>
    (['socket', 'nipple'] as const).flatMap((part) =>
      (['male', 'female', 'hose'] as const).map((end) => line(profile, part, end)),
    ),
  ),
  blind,
].map(lineProduct)
