import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { iso6432, type MiniBore } from '../standards/iso6432.ts'
import { categories } from './categories.ts'
import { thrustChart } from './cylinder.drawing.ts'
import { miniDimensions, miniShaded } from './mini-cylinder.drawing.ts'
import { partSymbol } from './symbol.drawing.ts'
import { n, named, say, t, table, thrust, yes } from './writing.ts'

const bores = [8, 10, 12, 16, 20, 25] as const

const uses: Record<MiniBore, Text> = {
  8: t(
    'Pushes off parts of a few grams and works small flaps and pins.',
    'Mendorong benda beberapa gram serta menggerakkan katup kecil dan pin.',
  ),
  10: t(
    'For counting gates, ejectors and nozzle covers.',
    'Untuk gerbang penghitung, pelontar, dan tutup nozzle.',
  ),
  12: t(
    'For label applicators, feeders and light stoppers.',
    'Untuk aplikator label, pengumpan, dan penahan ringan.',
  ),
  16: t(
    'The most used size in feeders, screen printers and filling machines.',
    'Ukuran yang paling banyak dipakai pada pengumpan, mesin sablon, dan mesin pengisi.',
  ),
  20: t(
    'For transfer arms, clamps and reject flaps on packing lines.',
    'Untuk lengan pemindah, klem, dan pintu tolak di lini kemas.',
  ),
  25: t(
    'For heavier pushers and lids where a profile cylinder would be too wide.',
    'Untuk pendorong dan tutup yang lebih berat saat silinder profil terlalu lebar.',
  ),
}

type Kind = 'double' | 'single' | 'cushion'

const kinds: Record<
  Kind,
  {
    code: string
    what: Text
    product: (bore: number) => Text
    strokes: readonly number[]
    factor: number
    lead: Text
    point: Text
  }
> = {
  double: {
    code: 'PMD',
    what: t('Mini cylinder ISO 6432 double acting', 'Silinder mini ISO 6432 kerja ganda'),
    product: (bore) =>
      t(
        `Mini cylinder ISO 6432, bore ${bore} mm, double acting`,
        `Silinder mini ISO 6432, bore ${bore} mm, kerja ganda`,
      ),
    strokes: [10, 25, 40, 50, 80, 100, 125, 160, 200],
    factor: 1,
    lead: t(
      'Air drives the piston both ways, so the speed of each can be set with a flow control valve of its own.',
      'Udara menggerakkan piston ke dua arah sehingga kecepatan masing-masing dapat diatur dengan katup pengatur sendiri.',
    ),
    point: t(
      'Rubber end rings; above 0.5 m/s choose the cushioned series',
      'Cincin karet di kedua ujung; di atas 0,5 m/s pilih seri berperedam',
    ),
  },
  single: {
    code: 'PMS',
    what: t('Mini cylinder ISO 6432 single acting', 'Silinder mini ISO 6432 kerja tunggal'),
    product: (bore) =>
      t(
        `Mini cylinder ISO 6432, bore ${bore} mm, single acting, spring return`,
        `Silinder mini ISO 6432, bore ${bore} mm, kerja tunggal, balik pegas`,
      ),
    strokes: [10, 15, 25, 40, 50],
    factor: 1.12,
    lead: t(
      'A spring draws the rod back when the air is let off: one line and a 3/2 valve are enough.',
      'Pegas menarik batang kembali saat udara dilepas: cukup satu jalur dan satu katup 3/2.',
    ),
    point: t(
      'Take the spring force off the thrust; the return stroke carries no load',
      'Kurangi gaya dorong dengan gaya pegas; stroke balik tidak untuk membawa beban',
    ),
  },
  cushion: {
    code: 'HMC',
    what: t('Mini cylinder ISO 6432 air cushion', 'Silinder mini ISO 6432 peredam udara'),
    product: (bore) =>
      t(
        `Mini cylinder ISO 6432, bore ${bore} mm, adjustable air cushion`,
        `Silinder mini ISO 6432, bore ${bore} mm, peredam udara dapat disetel`,
      ),
    strokes: [25, 50, 80, 100, 125, 160, 200, 250, 300],
    factor: 1.42,
    lead: t(
      'Needles in both heads set how softly the piston runs in, which saves the end stops of fast machines.',
      'Jarum di kedua kepala mengatur kelembutan piston saat berhenti sehingga ujung stroke mesin cepat lebih awet.',
    ),
    point: t(
      'Close the needle fully first, then open it until the bounce is gone',
      'Tutup jarum sepenuhnya dahulu, lalu buka sampai pantulan hilang',
    ),
  },
}

function product(bore: MiniBore, kind: Kind): Product {
  const size = iso6432[bore]
  const { code, what, product: name, strokes, factor, lead, point } = kinds[kind]
  const stroke = kind === 'single' ? 25 : 50
  const drawn = { ...size, bore, stroke, title: `ISO 6432 · Ø${bore} × ${stroke}` }
  return {
    code: `MINI-${kind.toUpperCase()}-${bore}`,
    name: name(bore),
    description: say(
      [uses[bore], lead],
      [
        t(
          `Front thread ${size.BE} with nut: one hole in a plate is the whole mounting`,
          `Ulir depan ${size.BE} dengan mur: cukup satu lubang pada pelat untuk memasangnya`,
        ),
        t(`Rear pivot ${size.CD} mm for a clevis bracket`, `Poros belakang ${size.CD} mm untuk braket garpu`),
        point,
        bore <= 12
          ? t(
              'Ports M5: use miniature fittings and 4 mm tube',
              'Port M5: gunakan fitting mini dan selang 4 mm',
            )
          : t(
              'Clamp the switch with a band around the tube',
              'Sensor dipasang dengan band penjepit pada tabung',
            ),
      ],
      [
        ['force', n(thrust(bore, 6), ' N')],
        ['pull', n(thrust(bore, 6, size.rod), ' N')],
        ['material', t('Stainless steel tube, aluminium heads', 'Tabung stainless steel, kepala aluminium')],
      ],
    ),
    category: categories.miniCylinders,
    brand: kind === 'cushion' ? 'Hembusa' : 'Pneusara',
    popularity: (kind === 'double' ? 560 : 300) - Math.abs(bore - 16) * 8,
    tabs:
      kind === 'double' && bore === 16
        ? [
            {
              title: t('Dimensions of the standard', 'Dimensi menurut standar'),
              html: table([
                [t('Bore', 'Bore'), t('Rod', 'Batang'), 'KK', 'BE', 'WF', 'XC', 'CD', 'EE'],
                ...bores.map((of) => [
                  `${of}`,
                  `${iso6432[of].rod}`,
                  iso6432[of].KK,
                  iso6432[of].BE,
                  `${iso6432[of].WF}`,
                  `${iso6432[of].XC}`,
                  `${iso6432[of].CD}`,
                  iso6432[of].EE,
                ]),
              ]),
            },
          ]
        : [],
    pictures: [
      { view: 'dimensions', draw: () => miniDimensions(drawn) },
      { view: 'shaded', draw: () => miniShaded(drawn) },
      {
        view: 'symbol',
        draw: () => partSymbol(kind === 'single' ? 'single' : 'cylinder', `ISO 1219-1 · Ø${bore}`),
      },
      ...(kind === 'double' ? [{ view: 'chart' as const, draw: () => thrustChart(bore, size.rod) }] : []),
    ],
    items: strokes
      .filter((of) => of <= (bore < 12 ? 100 : 300))
      .map((of) => ({
        sku: `${code}-${bore}-${of}`,
        name: named(what, `Ø${bore} × ${of}`),
        uom: 'pcs',
        price: rupiah((88_000 + bore * 3_400 + of * (180 + bore * 14)) * factor),
        weight: bore ** 2 * 0.32 + of * bore * 0.028 + 12,
        demand: [25, 50, 100].includes(of) ? 0.85 : 0.45,
        attributes: {
          standard: 'ISO 6432',
          bore,
          stroke: of,
          rod_diameter: size.rod,
          rod_thread: size.KK,
          port: size.EE,
          piston_magnet: yes,
          max_pressure: 10,
        },
      })),
  }
}

export const miniCylinders: readonly Product[] = [
  ...bores.map((bore) => product(bore, 'double')),
  ...([10, 12, 16, 20, 25] as const).map((bore) => product(bore, 'single')),
  ...([16, 20, 25] as const).map((bore) => product(bore, 'cushion')),
]
