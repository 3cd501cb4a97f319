import type { Product } from '../catalogue/model.ts'
import { dimH } from '../drawing/dimension.ts'
import { centre } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import type { Pair } from './copy.ts'
import { driverBody, tipFace } from './screwdriver.drawing.ts'
import { cv } from './steel.ts'
import { type ToolRow, toolProduct } from './tool.ts'

/** What the tip is made after; none is claimed for nut drivers. */
const tipStandards: { readonly [kind: string]: string } = {
  slot: 'ISO 2380',
  PH: 'ISO 8764',
  TX: 'ISO 10664',
}

const driver = (
  code: string,
  name: readonly [string, string],
  kind: Parameters<typeof tipFace>[0],
  insulated: boolean,
  rows: readonly ToolRow[],
  use: Pair,
  title: string,
  pop: number,
): Product => {
  const standard = insulated ? 'IEC 60900' : tipStandards[kind]
  return toolProduct({
    code,
    name,
    category: categories.screwdrivers,
    popularity: pop,
    use,
    points: [
      insulated
        ? [
            'Each one tested at 10,000 V, approved for 1,000 V AC',
            'Diuji satu per satu 10.000 V, izin kerja 1.000 V AC',
          ]
        : [
            'Blade through to the handle, hexagon for a spanner from 6 mm',
            'Batang tembus ke gagang, segi enam untuk kunci pas mulai 6 mm',
          ],
      kind === 'HEX'
        ? ['The size is the width across flats of the nut', 'Ukurannya adalah lebar kunci murnya']
        : ['Choose the tip that fills the recess', 'Pilih ujung yang memenuhi alur baut'],
      insulated
        ? ['Throw away when the sleeve is damaged', 'Buang bila isolasinya rusak']
        : ['Two-component handle, hanging hole', 'Gagang dua komponen, berlubang gantung'],
    ],
    data: [
      [
        ['Blade', 'Batang'],
        ['Chrome vanadium, tip blackened', 'Krom vanadium, ujung dihitamkan'],
      ],
      ...(standard === undefined ? [] : [[['Standard', 'Standar'], standard] as const]),
    ],
    title,
    body: driverBody(
      430,
      24,
      kind === 'slot' ? 'slot' : kind === 'TX' ? 'star' : kind === 'HEX' ? 'nut' : 'cross',
      insulated,
    ),
    figures: [
      ...tipFace(kind, 250, 150, 62),
      centre(40, 300, 740, 300),
      dimH(60, 490, 400, title.split(' × ')[1] ?? '100', [330, 360]),
    ],
    rows,
  })
}

const driverRow = (
  prefix: string,
  tip: string,
  blade: number,
  en: string,
  id: string,
  extra: number,
): ToolRow => ({
  sku: `${prefix}-${tip.replaceAll('.', '').replaceAll(' ', '').replace('mm', '')}-${blade}`,
  name: [`${en} ${tip} × ${blade} mm`, `${id} ${tip} × ${blade} mm`],
  price: 12_500 + blade * 95 + extra,
  weight: 45 + blade * 0.5,
  demand: 0.8,
  values: { material: cv, tip, blade_length: blade },
})

export const screwdrivers: readonly Product[] = [
  driver(
    'DRIVER-SLOT',
    ['Slotted screwdrivers', 'Obeng minus (-)'],
    'slot',
    false,
    (
      [
        [3, 75],
        [4, 100],
        [5.5, 125],
        [6.5, 38],
        [6.5, 150],
        [8, 175],
        [10, 200],
      ] as const
    ).map(([w, b]) => driverRow('SDS', `${w} mm`, b, 'Slotted screwdriver', 'Obeng minus', w * 1_500)),
    [
      'Parallel tip that does not ride out of the slot; widths for screws M2 to M10.',
      'Ujung sejajar yang tidak tergelincir dari alur; lebar untuk sekrup M2 sampai M10.',
    ],
    '5.5 × 125',
    410,
  ),
  driver(
    'DRIVER-PH',
    ['Phillips screwdrivers PH', 'Obeng plus (+) PH'],
    'PH',
    false,
    (
      [
        ['PH0', 60],
        ['PH1', 80],
        ['PH1', 150],
        ['PH2', 38],
        ['PH2', 100],
        ['PH2', 150],
        ['PH2', 300],
        ['PH3', 150],
        ['PH4', 200],
      ] as const
    ).map(([t, b]) => driverRow('SDP', t, b, 'Phillips screwdriver', 'Obeng plus', 4_000)),
    [
      'The common cross recess: PH1 for M2 to M3, PH2 for M4 to M5, PH3 for M6.',
      'Alur silang yang umum: PH1 untuk M2 sampai M3, PH2 untuk M4 sampai M5, PH3 untuk M6.',
    ],
    'PH2 × 100',
    480,
  ),
  driver(
    'DRIVER-TX',
    ['Hexalobular screwdrivers TX', 'Obeng bintang TX'],
    'TX',
    false,
    (
      [
        ['TX6', 60],
        ['TX8', 60],
        ['TX10', 80],
        ['TX15', 80],
        ['TX20', 100],
        ['TX25', 100],
        ['TX30', 115],
        ['TX40', 130],
      ] as const
    ).map(([t, b]) => driverRow('SDX', t, b, 'TX screwdriver', 'Obeng bintang', 9_000)),
    [
      'Six-lobe tips for machine covers, insert screws of turning tools and electronics.',
      'Ujung bintang untuk tutup mesin, baut insert pahat bubut, dan elektronik.',
    ],
    'TX20 × 100',
    270,
  ),
  driver(
    'DRIVER-NUT',
    ['Nut drivers with handle', 'Obeng sok gagang'],
    'HEX',
    false,
    ([5, 5.5, 6, 7, 8, 10, 12, 13] as const).map((s) => ({
      sku: `SDN-${s}`,
      name: [`Nut driver ${s} mm`, `Obeng sok ${s} mm`] as const,
      price: 26_000 + s * 1_600,
      weight: 90 + s * 4,
      values: { material: cv, across_flats: s, blade_length: 125 },
    })),
    [
      'Hexagon socket on a blade for hose clamps, terminals and M3 to M8 nuts.',
      'Sok segi enam bergagang untuk klem selang, terminal, dan mur M3 sampai M8.',
    ],
    's 7 × 125',
    230,
  ),
  driver(
    'DRIVER-VDE',
    ['Insulated screwdrivers 1,000 V', 'Obeng isolasi 1.000 V'],
    'PZ',
    true,
    (
      [
        ['2.5 mm', 75],
        ['4 mm', 100],
        ['5.5 mm', 125],
        ['6.5 mm', 150],
        ['PH1', 80],
        ['PH2', 100],
        ['PZ1', 80],
        ['PZ2', 100],
      ] as const
    ).map(([t, b]) => driverRow('SDV', t, b, 'Insulated screwdriver', 'Obeng isolasi', 22_000)),
    [
      'For work on live parts to 1,000 V: terminals, circuit breakers and switchgear.',
      'Untuk pekerjaan bertegangan sampai 1.000 V: terminal, MCB, dan panel.',
    ],
    'PZ2 × 100',
    360,
  ),
]
