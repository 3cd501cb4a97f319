import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { pipeSizes } from '../standards/asme-b16-5.ts'
import { wallOf, type Schedule } from '../standards/asme-b36.ts'
import { din11850 } from '../standards/din11850.ts'
import { plasticPipes, pvcPipes } from '../standards/plastic-pipes.ts'
import { categories } from './categories.ts'
import { pipeDimensions, pipeShaded, type PipeShape } from './pipe.drawing.ts'
import { made, type Made } from './product.ts'
import { labels, t, tableOf } from './prose.ts'

type Row = { size: string; dn: number; od: number; wall?: number; mass?: number }
type Of = {
  code: string
  sku: string
  name: Text
  short: Text
  lead: readonly Text[]
  points: readonly Text[]
  standard: string
  material: Text
  schedule?: string
  category: Text
  brand: Made['brand']
  popularity: number
  rows: readonly Row[]
  bar: number
  density: number
  perKilo: number
  end: PipeShape['end']
  pressure?: number
  more?: Partial<Made>
}

const d = (value: number): Text => figure(value)

const weights = (of: Of): Text =>
  tableOf(
    [
      [t('Size', 'Ukuran'), t('Outside × wall', 'Luar × tebal'), t('Per metre', 'Per meter')],
      ...of.rows.map(({ size, od, wall = 0 }) => {
        const kilos = Math.round(Math.PI * (od - wall) * wall * of.density) / 1000
        return [
          size,
          t(`${d(od).en} × ${d(wall).en} mm`, `${d(od).id} × ${d(wall).id} mm`),
          t(`${d(kilos).en} kg`, `${d(kilos).id} kg`),
        ]
      }),
    ],
    t(
      'Calculated from the nominal wall, without zinc or sockets; pipes are sold by the bar.',
      'Dihitung dari tebal nominal, tanpa lapisan seng dan sok; pipa dijual per batang.',
    ),
  )

function pipe(of: Of): Product {
  const shown = of.rows.find(({ dn }) => dn === 50) ?? of.rows[2] ?? of.rows[0]
  if (shown === undefined) throw new Error(`No sizes of ${of.code}`)
  const shape: PipeShape = {
    od: shown.od,
    ...(shown.wall === undefined ? {} : { wall: shown.wall }),
    bar: `${of.bar / 1000} m`,
    end: of.end,
    title: `${of.standard} · ${shown.size}${of.schedule === undefined ? '' : ` · ${of.schedule}`}`,
  }
  return made({
    code: of.code,
    name: of.name,
    lead: of.lead,
    points: of.points,
    data: [
      [labels.standard, of.standard],
      [labels.material, of.material],
      [labels.length, t(`${d(of.bar / 1000).en} m lengths`, `Batang ${d(of.bar / 1000).id} m`)],
      of.pressure !== undefined && [
        labels.pressure,
        t(`${of.pressure} bar at 20 °C`, `${of.pressure} bar pada 20 °C`),
      ],
    ],
    category: of.category,
    brand: of.brand,
    popularity: of.popularity,
    pictures: [
      { view: 'dimensions', draw: () => pipeDimensions(shape) },
      { view: 'shaded', draw: () => pipeShaded(shape) },
    ],
    ...(of.standard.startsWith('ASTM') || of.standard.startsWith('SNI')
      ? { tabs: [{ title: t('Weights', 'Berat pipa'), html: weights(of) }] }
      : {}),
    ...of.more,
    items: of.rows.map((row): Item => {
      const wall = row.wall ?? row.od * 0.055
      const mass = row.mass ?? Math.PI * (row.od - wall) * wall * of.bar * of.density * 1e-3
      return {
        sku: `${of.sku}-${String(row.dn).padStart(3, '0')}`,
        name: t(
          `${of.short.en}${row.size.endsWith('mm') ? ',' : ''} ${row.size}, ${d(of.bar / 1000).en} m`,
          `${of.short.id}${row.size.endsWith('mm') ? ',' : ''} ${row.size}, ${d(of.bar / 1000).id} m`,
        ),
        uom: 'pcs',
        price: rupiah((mass / 1000) * of.perKilo + 6_000),
        weight: mass,
        demand: row.dn <= 100 ? 0.85 : 0.4,
        attributes: {
          standard: of.standard,
          nominal_size: row.size,
          ...(of.category === categories.plasticPipes ? {} : { bore_dn: row.dn }),
          material: of.material,
          ...(of.schedule === undefined ? {} : { schedule: of.schedule }),
          outer_diameter: row.od,
          ...(row.wall === undefined ? {} : { wall: row.wall }),
          length: of.bar,
          ...(of.pressure === undefined ? {} : { max_pressure: of.pressure }),
        },
      }
    }),
  })
}

const sizes = (schedule: Schedule, upTo = 300): Row[] =>
  pipeSizes
    .filter(({ dn }) => dn <= upTo)
    .map(({ inch, dn, od }) => ({ size: inch, dn, od, wall: wallOf(inch, schedule) }))

/** Medium pipes: outside diameter and wall in mm. Source: ISO 65 (medium), which SNI 0039 follows. */
const medium: readonly Row[] = [
  { size: '1/2"', dn: 15, od: 21.3, wall: 2.6 },
  { size: '3/4"', dn: 20, od: 26.9, wall: 2.6 },
  { size: '1"', dn: 25, od: 33.7, wall: 3.2 },
  { size: '1-1/4"', dn: 32, od: 42.4, wall: 3.2 },
  { size: '1-1/2"', dn: 40, od: 48.3, wall: 3.2 },
  { size: '2"', dn: 50, od: 60.3, wall: 3.6 },
  { size: '2-1/2"', dn: 65, od: 76.1, wall: 3.6 },
  { size: '3"', dn: 80, od: 88.9, wall: 4 },
  { size: '4"', dn: 100, od: 114.3, wall: 4.5 },
]

const cut = t('Cut to length on request, burr removed', 'Dapat dipotong sesuai panjang, geram dibersihkan')
const truck = t(
  'Bars travel by lorry: allow for unloading by hand or forklift',
  'Batang dikirim dengan truk: siapkan tenaga atau forklift untuk bongkar',
)
const steel = { category: categories.steelPipes, bar: 6000, density: 7.85, brand: 'Alirana' as const }
const stainless = {
  category: categories.stainlessPipes,
  bar: 6000,
  density: 7.93,
  brand: 'Flensara' as const,
}
const plastic = { category: categories.plasticPipes, bar: 4000, brand: 'Alirana' as const }

export const pipes: readonly Product[] = [
  pipe({
    ...steel,
    code: 'PIPE-A106-40',
    sku: 'PSM40',
    name: t('Seamless steel pipe A106 Gr. B, SCH 40', 'Pipa baja seamless A106 Gr. B, SCH 40'),
    short: t('Seamless pipe SCH 40', 'Pipa seamless SCH 40'),
    lead: [
      t(
        'Pipe drawn without a seam for steam, thermal oil, hydraulics and process lines, the usual wall for threading and welding.',
        'Pipa tanpa sambungan untuk uap, oli termal, hidrolik, dan jalur proses; tebal yang lazim untuk diulir maupun dilas.',
      ),
      t(
        'Black varnished, ends bevelled from DN 50 up, plain below.',
        'Divernis hitam, ujung dibevel mulai DN 50, rata di bawahnya.',
      ),
    ],
    points: [
      cut,
      truck,
      t(
        'Mill certificate with heat number on request',
        'Sertifikat pabrik dengan nomor leburan sesuai permintaan',
      ),
    ],
    standard: 'ASTM A106',
    schedule: 'SCH 40',
    material: t('Carbon steel Gr. B, seamless', 'Baja karbon Gr. B, seamless'),
    popularity: 640,
    rows: sizes('40'),
    perKilo: 21_500,
    end: 'bevel',
    more: { tkdn: 38.2 },
  }),
  pipe({
    ...steel,
    code: 'PIPE-A106-80',
    sku: 'PSM80',
    name: t('Seamless steel pipe A106 Gr. B, SCH 80', 'Pipa baja seamless A106 Gr. B, SCH 80'),
    short: t('Seamless pipe SCH 80', 'Pipa seamless SCH 80'),
    lead: [
      t(
        'Thick wall for boiler feed, condensate, high-pressure water and threaded ends that must not weaken the line.',
        'Dinding tebal untuk air umpan boiler, kondensat, air tekanan tinggi, dan ujung berulir yang tidak boleh melemahkan pipa.',
      ),
    ],
    points: [
      cut,
      t(
        'Same outside diameter as SCH 40, so all fittings match; the bore is smaller',
        'Diameter luar sama dengan SCH 40 sehingga fitting cocok; lubangnya lebih kecil',
      ),
      truck,
    ],
    standard: 'ASTM A106',
    schedule: 'SCH 80',
    material: t('Carbon steel Gr. B, seamless', 'Baja karbon Gr. B, seamless'),
    popularity: 380,
    rows: sizes('80'),
    perKilo: 22_500,
    end: 'bevel',
  }),
  pipe({
    ...steel,
    code: 'PIPE-A53-40',
    sku: 'PERW40',
    name: t('Welded steel pipe A53 Gr. A, SCH 40, black', 'Pipa baja las (ERW) A53 Gr. A, SCH 40, hitam'),
    short: t('Welded pipe SCH 40', 'Pipa ERW SCH 40'),
    lead: [
      t(
        'Electric-welded pipe for cooling water, compressed air, sprinkler mains and steelwork, at a lower price than seamless.',
        'Pipa las listrik untuk air pendingin, udara bertekanan, jalur sprinkler, dan konstruksi, lebih murah daripada seamless.',
      ),
    ],
    points: [cut, t('Remove the varnish around the weld', 'Bersihkan vernis di sekitar las'), truck],
    standard: 'ASTM A53',
    schedule: 'SCH 40',
    material: t('Carbon steel Gr. A, welded', 'Baja karbon Gr. A, las'),
    popularity: 570,
    rows: sizes('40'),
    perKilo: 17_500,
    end: 'bevel',
    more: { tkdn: 52.4 },
  }),
  pipe({
    ...steel,
    code: 'PIPE-GALV-MED',
    sku: 'PGM',
    name: t(
      'Galvanised steel pipe, medium, threaded with socket',
      'Pipa galvanis medium, berulir dengan sok',
    ),
    short: t('Galvanised pipe medium', 'Pipa galvanis medium'),
    lead: [
      t(
        'Hot-dip galvanised inside and out, threaded at both ends with one socket: the pipe of clean-water, hydrant and air installations.',
        'Galvanis celup panas luar dalam, berulir di kedua ujung dengan satu sok: pipa instalasi air bersih, hidran, dan udara.',
      ),
    ],
    points: [
      t(
        'Rethread cut ends and cover them with zinc paint',
        'Ulir kembali ujung potongan dan lapisi dengan cat seng',
      ),
      t('Do not bend hot: the zinc flakes off', 'Jangan dibengkokkan panas: sengnya mengelupas'),
      truck,
    ],
    standard: 'SNI 0039',
    material: t('Carbon steel, hot-dip galvanised', 'Baja karbon, galvanis celup panas'),
    popularity: 760,
    rows: medium,
    perKilo: 20_500,
    end: 'thread',
    more: { sni: 'SNI 0039:2013', tkdn: 58.6, featured: true },
  }),
  pipe({
    ...steel,
    code: 'PIPE-BLACK-MED',
    sku: 'PBM',
    name: t('Black steel pipe, medium, plain ends', 'Pipa hitam medium, ujung rata'),
    short: t('Black pipe medium', 'Pipa hitam medium'),
    lead: [
      t(
        'Ungalvanised medium pipe for gas, oil, closed hot-water circuits, railings and frames.',
        'Pipa medium tanpa galvanis untuk gas, minyak, sirkuit air panas tertutup, pagar, dan rangka.',
      ),
    ],
    points: [t('Prime and paint after welding', 'Beri cat dasar dan cat setelah dilas'), cut, truck],
    standard: 'SNI 0039',
    material: t('Carbon steel, black', 'Baja karbon, hitam'),
    popularity: 490,
    rows: medium,
    perKilo: 16_800,
    end: 'plain',
    more: { sni: 'SNI 0039:2013', tkdn: 59.1 },
  }),
  ...(
    [
      ['304', '10S', 460, 74_000],
      ['304', '40S', 350, 72_000],
      ['304', '5S', 240, 76_000],
      ['316L', '10S', 280, 106_000],
      ['316L', '40S', 190, 104_000],
    ] as const
  ).map(([grade, schedule, popularity, perKilo]) =>
    pipe({
      ...stainless,
      code: `PIPE-${grade}-${schedule}`,
      sku: `PSS${grade}${schedule}`,
      popularity,
      perKilo,
      schedule: `SCH ${schedule}`,
      name: t(
        `Stainless steel pipe ${grade}, SCH ${schedule}, welded`,
        `Pipa stainless steel ${grade}, SCH ${schedule}, las`,
      ),
      short: t(`Stainless pipe ${grade} SCH ${schedule}`, `Pipa stainless steel ${grade} SCH ${schedule}`),
      lead: [
        schedule === '5S'
          ? t(
              'Thinnest wall of the series, for ducts, vents and low-pressure water where weight counts.',
              'Dinding tertipis untuk saluran, ventilasi, dan air tekanan rendah bila bobot penting.',
            )
          : schedule === '10S'
            ? t(
                'The usual wall for water treatment, food plants and chemical lines that are welded.',
                'Tebal yang lazim untuk pengolahan air, pabrik makanan, dan jalur kimia yang dilas.',
              )
            : t(
                'Thick enough to be threaded, for high pressure and mechanical load.',
                'Cukup tebal untuk diulir, untuk tekanan tinggi dan beban mekanis.',
              ),
        grade === '304'
          ? t(
              'Grade 304 resists water, steam and mild chemicals.',
              'Grade 304 tahan air, uap, dan bahan kimia ringan.',
            )
          : t(
              'Grade 316L resists chlorides and keeps its resistance beside the weld.',
              'Grade 316L tahan klorida dan tetap kuat di samping las.',
            ),
      ],
      points: [
        t('Purge with argon when welding, then pickle', 'Aliri argon saat mengelas, lalu pickling'),
        t(
          'Keep apart from carbon steel in store and on the bench',
          'Pisahkan dari baja karbon di gudang maupun meja kerja',
        ),
        cut,
      ],
      standard: 'ASTM A312',
      material:
        grade === '304'
          ? t('Stainless steel 304', 'Stainless steel 304')
          : t('Stainless steel 316L', 'Stainless steel 316L'),
      rows: sizes(schedule, 250),
      end: 'plain',
    }),
  ),
  ...(['304', '316L'] as const).map((grade) =>
    pipe({
      ...stainless,
      code: `TUBE-SANITARY-${grade}`,
      sku: `TSN${grade}`,
      popularity: grade === '304' ? 330 : 210,
      perKilo: grade === '304' ? 112_000 : 152_000,
      name: t(
        `Sanitary tube ${grade}, DIN 11850 range 2, polished`,
        `Pipa sanitari ${grade}, DIN 11850 seri 2, poles`,
      ),
      short: t(`Sanitary tube ${grade}`, `Pipa sanitari ${grade}`),
      lead: [
        t(
          'Smooth tube for milk, drinks and pharmacy: nothing clings to its polished bore.',
          'Pipa halus untuk susu, minuman, dan farmasi: tidak ada sisa yang menempel pada dinding dalamnya.',
        ),
        grade === '304'
          ? t(
              'Grade 304 for neutral products and cleaning with lye.',
              'Grade 304 untuk produk netral dan pencucian basa.',
            )
          : t('Grade 316L for salty and sour products.', 'Grade 316L untuk produk asin dan asam.'),
      ],
      points: [
        t('Weld by orbital TIG with argon inside', 'Las dengan TIG orbital beraliran argon di dalam'),
        t('Capped at both ends and in film', 'Kedua ujung bertutup dan dibungkus plastik'),
        t(
          'DN and outside diameter differ from those of inch tubes',
          'DN dan diameter luarnya berbeda dengan pipa sanitari inci',
        ),
      ],
      standard: 'DIN 11850',
      material:
        grade === '304'
          ? t('Stainless steel 304', 'Stainless steel 304')
          : t('Stainless steel 316L', 'Stainless steel 316L'),
      rows: din11850.map(({ dn, inner, outer }) => ({
        size: `DN ${dn}`,
        dn,
        od: outer,
        wall: (outer - inner) / 2,
      })),
      end: 'plain',
    }),
  ),
  pipe({
    ...plastic,
    code: 'PIPE-PVC-AW',
    sku: 'PVCAW',
    name: t('PVC pressure pipe, class AW', 'Pipa PVC tekanan, kelas AW'),
    short: t('PVC pipe AW', 'Pipa PVC AW'),
    lead: [
      t(
        'Thick-walled PVC for pressure water, wells and pump lines to 10 bar, joined with solvent cement.',
        'PVC dinding tebal untuk air bertekanan, sumur, dan jalur pompa sampai 10 bar, disambung dengan lem.',
      ),
    ],
    points: [
      t(
        'Roughen, clean, glue both sides, push in and hold for ten seconds',
        'Amplas, bersihkan, lem kedua sisi, masukkan, tahan sepuluh detik',
      ),
      t('Wait 24 hours before the pressure test', 'Tunggu 24 jam sebelum uji tekan'),
      t('Bury or paint it: sunlight makes it brittle', 'Tanam atau cat: sinar matahari membuatnya getas'),
    ],
    standard: 'JIS K 6741',
    material: t('PVC-U, grey', 'PVC-U, abu-abu'),
    popularity: 810,
    rows: pvcPipes.map(({ inch, dn, od }) => ({ size: inch, dn, od })),
    density: 1.42,
    perKilo: 28_500,
    end: 'bell',
    pressure: 10,
    more: { sni: 'SNI 06-0084-2002', tkdn: 64.7 },
  }),
  pipe({
    ...plastic,
    code: 'PIPE-PVC-D',
    sku: 'PVCD',
    name: t('PVC drain pipe, class D', 'Pipa PVC buangan, kelas D'),
    short: t('PVC pipe D', 'Pipa PVC D'),
    lead: [
      t(
        'Medium wall for waste water, vents and rain pipes up to 5 bar.',
        'Dinding sedang untuk air buangan, ventilasi, dan talang tegak sampai 5 bar.',
      ),
    ],
    points: [
      t('Fall of one to two per cent for waste water', 'Kemiringan satu sampai dua persen untuk air buangan'),
      t('Clamp every metre on walls', 'Beri klem tiap meter pada dinding'),
      t('Not for hot water', 'Tidak untuk air panas'),
    ],
    standard: 'JIS K 6741',
    material: t('PVC-U, grey', 'PVC-U, abu-abu'),
    popularity: 700,
    rows: pvcPipes
      .slice(3)
      .map(({ inch, dn, od }) => ({ size: inch, dn, od, mass: Math.PI * od * od * 0.031 * 4000 * 0.00142 })),
    density: 1.42,
    perKilo: 27_500,
    end: 'bell',
    pressure: 5,
    more: { tkdn: 64.1 },
  }),
  ...(
    Object.entries(plasticPipes) as [keyof typeof plasticPipes, readonly (readonly [number, number])[]][]
  ).map(([key, rows]) => {
    const ppr = key.startsWith('PP')
    const pressure = Number(key.split(' ').at(-1))
    return pipe({
      ...plastic,
      bar: ppr ? 4000 : 6000,
      code: `PIPE-${key.replaceAll(' ', '-').toUpperCase()}`,
      sku: key.replaceAll(/[ -]/g, '').replace('PE100', 'PE'),
      name: ppr
        ? t(`PP-R pipe PN ${pressure}`, `Pipa PP-R PN ${pressure}`)
        : t(`HDPE pipe PE 100 PN ${pressure}`, `Pipa HDPE PE 100 PN ${pressure}`),
      short: ppr
        ? t(`PP-R pipe PN ${pressure}`, `Pipa PP-R PN ${pressure}`)
        : t(`HDPE pipe PN ${pressure}`, `Pipa HDPE PN ${pressure}`),
      lead: [
        ppr
          ? pressure === 20
            ? t(
                'Thick wall for hot drinking water to 70 °C in hotels, hospitals and plants.',
                'Dinding tebal untuk air minum panas sampai 70 °C di hotel, rumah sakit, dan pabrik.',
              )
            : t(
                'Cold drinking water and compressed-air lines, welded into one piece.',
                'Jalur air minum dingin dan udara bertekanan, dilas menjadi satu.',
              )
          : pressure === 16
            ? t(
                'Buried mains, raw water, sea outfalls and firefighting lines.',
                'Pipa induk tertanam, air baku, saluran ke laut, dan jalur hidran.',
              )
            : t(
                'Lighter wall for irrigation, transfer lines and cable ducts under pressure.',
                'Dinding lebih ringan untuk irigasi dan jalur transfer.',
              ),
        ppr
          ? t('Joined by socket fusion at 260 °C.', 'Disambung dengan socket fusion pada 260 °C.')
          : t(
              'Joined by butt fusion, electrofusion or compression fittings.',
              'Disambung dengan las temu (butt fusion), elektrofusi, atau fitting kompresi.',
            ),
      ],
      points: [
        ppr
          ? t(
              'Mark the depth and do not twist while joining',
              'Tandai kedalaman dan jangan diputar saat menyambung',
            )
          : t('Black with blue stripes: stands sunlight', 'Hitam bergaris biru: tahan sinar matahari'),
        ppr
          ? t(
              'Allow for expansion: 1.5 mm per metre for each 10 °C',
              'Beri ruang muai: 1,5 mm per meter tiap 10 °C',
            )
          : t(
              'Allow for expansion: 2 mm per metre for each 10 °C',
              'Beri ruang muai: 2 mm per meter tiap 10 °C',
            ),
        ppr
          ? t('Not for steam', 'Tidak untuk uap')
          : t(
              'Coils of 50 or 100 m up to 63 mm on request',
              'Gulungan 50 atau 100 m sampai 63 mm sesuai permintaan',
            ),
      ],
      standard: ppr ? 'DIN 8077' : 'ISO 4427',
      material: ppr ? t('PP-R, green', 'PP-R, hijau') : t('PE 100, black', 'PE 100, hitam'),
      popularity: ppr ? 430 : 400,
      rows: rows.map(([od, wall]) => ({ size: `${od} mm`, dn: od, od, wall })),
      density: ppr ? 0.9 : 0.955,
      perKilo: ppr ? 62_000 : 34_000,
      end: 'plain',
      pressure,
      ...(ppr ? {} : { more: { sni: 'SNI 4829.2:2015', tkdn: 61.3 } }),
    })
  }),
]
