import type { Product, Text } from '../catalogue/model.ts'
import { dimV, label } from '../drawing/dimension.ts'
import { centre } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { tab } from './copy.ts'
import { calipersAndMicrometers } from './caliper.ts'
import { dialsAndGauges } from './gauge.ts'
import { rulesAndLevels } from './marking.ts'
import { plugBody, ringGaugeBody } from './measuring.drawing.ts'
import { toolProduct, type ToolRow } from './tool.ts'

const calibration = tab(
  ['Care and calibration', 'Perawatan dan kalibrasi'],
  [
    [
      'Measure at 20 °C: steel of 100 mm grows by about 0.001 mm with each degree.',
      'Ukur pada 20 °C: baja 100 mm memuai sekitar 0.001 mm tiap derajat.',
    ],
  ],
  [
    [
      'Wipe the faces, close and check zero before use',
      'Lap bidang ukur, rapatkan, dan periksa nol sebelum dipakai',
    ],
    [
      'Calibrate once a year; certificates of an accredited laboratory can be ordered',
      'Kalibrasi setahun sekali; sertifikat laboratorium terakreditasi dapat dipesan',
    ],
    [
      'Store apart from tools, lightly oiled, faces not touching',
      'Simpan terpisah dari perkakas, beri oli tipis, bidang ukur tidak bersentuhan',
    ],
  ],
  [
    [
      ['Workshop parts', 'Benda bengkel'],
      ['Caliper 0.02 mm', 'Jangka sorong 0.02 mm'],
    ],
    [
      ['Bearing seats', 'Dudukan bearing'],
      ['Micrometer 0.01 or 0.001 mm', 'Mikrometer 0.01 atau 0.001 mm'],
    ],
    [
      ['Run-out', 'Keolengan'],
      ['Dial indicator 0.01 mm', 'Jam ukur 0.01 mm'],
    ],
  ],
)

const specs = [...calipersAndMicrometers, ...dialsAndGauges, ...rulesAndLevels]

const laserRange = (range: string): Text | string =>
  range.includes('lines')
    ? { en: range, id: range.replace('lines', 'garis').replace('red', 'merah').replace('green', 'hijau') }
    : range
const fixed = specs.map((spec): Product => {
  const text = (range: string): readonly [string, string] => {
    const value = laserRange(range)
    return typeof value === 'string' ? [value, value] : [value.en, value.id]
  }
  return toolProduct({
    code: spec.code,
    name: spec.name,
    category: spec.category,
    brand: 'Ukurindra',
    popularity: spec.pop,
    use: spec.use,
    points: spec.points,
    ...(spec.data === undefined ? {} : { data: spec.data }),
    title: spec.title,
    body: spec.body,
    figures: spec.figures,
    ...(spec.slant === undefined ? {} : { slant: spec.slant }),
    ...(spec.hidden === undefined ? {} : { hidden: spec.hidden }),
    ...(spec.focus === undefined ? {} : { focus: spec.focus }),
    ...(['CALIPER-VERNIER', 'MICROMETER-OUT', 'DIAL-INDICATOR', 'CALIPER-DIGITAL'].includes(spec.code)
      ? { tabs: [calibration] }
      : {}),
    rows: spec.rows.map(([range, price, weight, error], index): ToolRow => ({
      sku: `${spec.prefix}-${/^\d+–/.test(range) ? (range.split('–')[1]?.split(' ')[0] ?? index) : String(range.match(/[\d.]+/)?.[0] ?? index)}${spec.rows.filter(([other]) => other.match(/[\d.]+/)?.[0] === range.match(/[\d.]+/)?.[0]).length > 1 && !/^\d+–/.test(range) ? `-${String.fromCodePoint(65 + index)}` : ''}`,
      name: [
        `${spec.item[0]} ${text(range)[0]}`,
        `${spec.item[1]} ${text(range)[1]}${spec.item[0] === spec.item[1] ? ' (set)' : ''}`,
      ],
      price,
      weight,
      demand: 0.7,
      ...(spec.uom === undefined ? {} : { uom: spec.uom }),
      values: spec.values?.(range) ?? {
        measuring_range: laserRange(range),
        ...(spec.resolution === undefined ? {} : { reading_step: spec.resolution }),
        ...(error === undefined ? {} : { error_limit: error }),
      },
    })),
  })
})

const plugs = toolProduct({
  code: 'PLUG-GAUGE-H7',
  name: ['Limit plug gauge H7, go / no-go', 'Kaliber batas lubang H7, go / no-go'],
  category: categories.plugGauges,
  brand: 'Ukurindra',
  popularity: 260,
  use: [
    'Tells in one move whether a bore is within H7: the long end goes in, the short marked end must not.',
    'Sekali uji diketahui apakah lubang masuk H7: ujung panjang harus masuk, ujung pendek bertanda tidak boleh masuk.',
  ],
  points: [
    ['Let it go in by its own weight, never force', 'Biarkan masuk oleh beratnya sendiri, jangan dipaksa'],
    ['Clean bore and gauge', 'Bersihkan lubang dan kaliber'],
    ['Check yearly: the go end wears', 'Periksa tiap tahun: ujung go aus'],
  ],
  data: [[['Standard', 'Standar'], 'DIN 2245']],
  title: '20 H7',
  body: plugBody(false),
  figures: [
    centre(60, 300, 660, 300),
    dimV(246, 354, 46, '20', 80),
    label(155, 220, '0'),
    label(602, 220, '+21'),
  ],
  rows: [
    [6, 12],
    [8, 15],
    [10, 15],
    [12, 18],
    [14, 18],
    [16, 18],
    [18, 18],
    [20, 21],
    [22, 21],
    [25, 21],
    [28, 21],
    [30, 21],
    [35, 25],
    [40, 25],
    [50, 25],
  ].map(([d = 0, upper = 0]): ToolRow => ({
    sku: `PGH7-${d}`,
    name: [`Plug gauge ${d} H7`, `Kaliber lubang ${d} H7`],
    price: 240_000 + d ** 1.5 * 900,
    weight: d ** 2 * 0.5 + 50,
    values: { standard: 'DIN 2245', inner_diameter: d, tolerance_class: `H7 (+${upper} / 0 µm)` },
  })),
})
const threads = ['M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M14', 'M16', 'M20', 'M24']
const threadGauges = (['plug', 'ring'] as const).map((kind): Product =>
  toolProduct({
    code: `THREAD-${kind.toUpperCase()}`,
    name:
      kind === 'plug'
        ? ['Thread plug gauge 6H, go / no-go', 'Kaliber ulir dalam 6H, go / no-go']
        : ['Thread ring gauges 6g, go and no-go', 'Kaliber ulir luar 6g, go dan no-go'],
    category: categories.plugGauges,
    brand: 'Ukurindra',
    popularity: kind === 'plug' ? 250 : 220,
    use:
      kind === 'plug'
        ? [
            'Go end screws in by hand over the full length, no-go end at most two turns.',
            'Ujung go harus masuk penuh dengan tangan, ujung no-go maksimum dua putaran.',
          ]
        : [
            'Go ring runs over the whole bolt thread, no-go ring at most two turns.',
            'Ring go melewati seluruh ulir baut, ring no-go maksimum dua putaran.',
          ],
    points: [
      ['Blow the thread clean before gauging', 'Tiup ulir sampai bersih sebelum diuji'],
      ['Plated threads: gauge before and after plating', 'Ulir berlapis: uji sebelum dan sesudah pelapisan'],
      ['Red mark is no-go', 'Tanda merah berarti no-go'],
    ],
    data: [[['Standard', 'Standar'], 'ISO 1502']],
    title: kind === 'plug' ? 'M10 · 6H' : 'M10 · 6g',
    body: kind === 'plug' ? plugBody(true) : ringGaugeBody(),
    figures:
      kind === 'plug'
        ? [centre(60, 300, 660, 300), label(155, 220, 'M10'), label(602, 220, '6H')]
        : [centre(90, 290, 490, 290), centre(290, 90, 290, 490), label(290, 420, 'M10 6g')],
    slant: kind === 'plug' ? -26 : -10,
    rows: threads.flatMap((thread) =>
      (kind === 'plug'
        ? [['', '', 1]]
        : ([
            ['-G', 'go', 1],
            ['-N', 'no-go', 1],
          ] as const)
      ).map(([tail, part]): ToolRow => ({
        sku: `TG${kind === 'plug' ? 'P' : 'R'}-${thread}${tail}`,
        name:
          kind === 'plug'
            ? [`Thread plug gauge ${thread} 6H`, `Kaliber ulir dalam ${thread} 6H`]
            : [`Thread ring gauge ${thread} 6g ${part}`, `Kaliber ring ulir ${thread} 6g ${part}`],
        price: 260_000 + Number(thread.slice(1)) ** 1.5 * 2_600,
        weight: 60 + Number(thread.slice(1)) ** 2 * 0.7,
        values: {
          standard: 'ISO 1502',
          thread,
          tolerance_class: kind === 'plug' ? '6H' : '6g',
          ...(kind === 'plug' ? {} : { gauge_side: part === 'go' ? 'GO' : 'NO-GO' }),
        },
      })),
    ),
  }),
)

export const measuringTools: readonly Product[] = [...fixed, plugs, ...threadGauges]
