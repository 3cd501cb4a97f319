import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { jisB2220 } from '../standards/jis-b2220.ts'
import { categories } from './categories.ts'
import { metals, type Metal } from './materials.ts'
import { modelled } from './model.ts'
import { made, sized } from './product.ts'
import { labels, t, tableOf } from './prose.ts'
import {
  floatValve,
  footValve,
  needle,
  relief,
  solenoid,
  specialSymbol,
  springCheck,
  trap,
} from './special-valve.drawing.ts'
import { inches } from './valve.ts'

const flats: Readonly<Record<number, number>> = {
  8: 20,
  10: 24,
  15: 28,
  20: 34,
  25: 42,
  32: 50,
  40: 57,
  50: 70,
  65: 88,
  80: 102,
  100: 128,
}
const two = (dn: number): string => String(dn).padStart(2, '0')
const inch = (dn: number): string => inches[dn] ?? `${dn}`
const plain = (dn: number): string => inch(dn).replace('"', '')
const noteMetal = (metal: Metal): Text => metals[metal].advice

/* Spring check valves and foot valves */

const spring = (
  metal: Metal,
  sku: string,
  sizes: readonly number[],
  pressure: number,
  hot: number,
  popularity: number,
  name: Text,
  extra: Text,
): Product =>
  made({
    code: `CHECK-SPRING-${metal.toUpperCase()}`,
    name,
    lead: [
      t(
        'A spring shuts the disc before the flow turns round, so pumps and risers stop without hammer.',
        'Pegas menutup cakram sebelum aliran berbalik, sehingga pompa dan pipa tegak berhenti tanpa pukulan air.',
      ),
      noteMetal(metal),
    ],
    points: [
      t(
        'Works in any position, also with the flow downwards',
        'Bekerja pada segala posisi, termasuk aliran ke bawah',
      ),
      t('Opens at about 0.03 bar', 'Membuka pada sekitar 0,03 bar'),
      extra,
    ],
    data: [
      [labels.ends, t('Female thread G (ISO 228-1)', 'Ulir dalam G (ISO 228-1)')],
      [labels.pressure, `${pressure} bar`],
      [labels.temperature, t(`up to ${hot} °C`, `sampai ${hot} °C`)],
    ],
    category: categories.checkValves,
    brand: 'Alirana',
    popularity,
    pictures: [
      ...modelled(() =>
        springCheck({ dn: 25, length: 66, hex: 42, thread: 'G1', title: `G1 · DN 25 · ${pressure} bar` }),
      ),
      { view: 'symbol', draw: () => specialSymbol('check', `G1 · DN 25`) },
    ],
    items: sizes.map((dn): Item => {
      const mass = (1.02 * dn ** 1.85 + 50) * (metal === 'pvc' ? 0.25 : 1)
      return {
        sku: `${sku}-${two(dn)}`,
        name: sized(
          t(`Spring check valve ${metals[metal].short.en}`, `Katup searah pegas ${metals[metal].short.id}`),
          inch(dn),
        ),
        uom: 'pcs',
        price: rupiah(16_000 + mass * 62 * metals[metal].factor),
        weight: mass,
        demand: dn <= 25 ? 0.9 : 0.55,
        attributes: {
          nominal_size: inch(dn),
          bore_dn: dn,
          port: `G${plain(dn)}`,
          material: metals[metal].name,
          face_to_face: Math.round(34 + dn * 1.28),
          max_pressure: pressure,
          max_temperature: hot,
        },
      }
    }),
  })

const foot = (
  metal: Metal,
  sku: string,
  sizes: readonly number[],
  popularity: number,
  name: Text,
  extra: Text,
): Product => {
  const flanged = metal === 'iron'
  const dn = flanged ? 80 : 40
  const row = jisB2220['10K'].find((flange) => flange.dn === dn)
  const title = flanged ? `JIS 10K · DN ${dn}` : `G${plain(dn)} · DN ${dn}`
  return made({
    code: `FOOT-${metal.toUpperCase()}`,
    name,
    lead: [
      t(
        'Stands at the foot of the suction pipe: the strainer keeps leaves and stones out, the check valve keeps the pump primed.',
        'Dipasang di ujung bawah pipa isap: saringan menahan daun dan batu, katup searah menjaga pompa tetap terisi air.',
      ),
      noteMetal(metal),
    ],
    points: [
      t(
        'Hang it at least 50 cm above the bottom and 30 cm under the lowest water level',
        'Gantung minimal 50 cm di atas dasar dan 30 cm di bawah muka air terendah',
      ),
      t(
        'One size larger than the pump inlet lowers the suction loss',
        'Satu ukuran lebih besar daripada lubang isap pompa memperkecil rugi isap',
      ),
      extra,
    ],
    data: [
      [
        labels.ends,
        flanged
          ? t('Flange JIS 10K', 'Flensa JIS 10K')
          : t('Female thread G (ISO 228-1)', 'Ulir dalam G (ISO 228-1)'),
      ],
      [
        labels.temperature,
        t(metal === 'pvc' ? 'up to 45 °C' : 'up to 80 °C', metal === 'pvc' ? 'sampai 45 °C' : 'sampai 80 °C'),
      ],
    ],
    category: categories.footValves,
    brand: metal === 'pvc' ? 'Alirana' : 'Valtirta',
    popularity,
    pictures: modelled(() =>
      footValve({
        dn,
        hex: flats[dn] ?? 57,
        height: flanged ? 260 : 128,
        basket: flanged ? 150 : 76,
        thread: flanged ? 'JIS 10K' : `G${plain(dn)}`,
        title,
        ...(flanged && row !== undefined ? { flange: row } : {}),
      }),
    ),
    items: sizes.map((size): Item => {
      const mass = flanged ? 3.2 * size ** 1.8 : (1.5 * size ** 1.8 + 60) * (metal === 'pvc' ? 0.22 : 1)
      return {
        sku: `${sku}-${two(size)}`,
        name: sized(
          t(`Foot valve ${metals[metal].short.en}`, `Klep kaki ${metals[metal].short.id}`),
          inch(size),
        ),
        uom: 'pcs',
        price: rupiah(12_000 + mass * 52 * metals[metal].factor),
        weight: mass,
        demand: size <= 50 ? 0.8 : 0.4,
        attributes: {
          nominal_size: inch(size),
          bore_dn: size,
          connection: flanged
            ? t('Flange JIS 10K', 'Flensa JIS 10K')
            : t('Female thread G (ISO 228-1)', 'Ulir dalam G (ISO 228-1)'),
          material: metals[metal].name,
          height: Math.round(size * 2.4 + 32),
          max_pressure: metal === 'pvc' ? 6 : 10,
        },
      }
    }),
  })
}

export const springChecks: readonly Product[] = [
  spring(
    'brass',
    'CSBR',
    [15, 20, 25, 32, 40, 50, 65, 80],
    16,
    90,
    550,
    t('Brass spring check valve, screwed', 'Katup searah pegas (spring check valve) kuningan, ulir'),
    t('Nylon disc with NBR seal; quiet', 'Cakram nilon dengan perapat NBR; tidak berisik'),
  ),
  spring(
    'ss304',
    'CS304',
    [8, 10, 15, 20, 25, 32, 40, 50],
    55,
    180,
    360,
    t(
      'Stainless steel 304 spring check valve, screwed',
      'Katup searah pegas (spring check valve) stainless steel 304, ulir',
    ),
    t('PTFE seal, spring of grade 316', 'Perapat PTFE, pegas grade 316'),
  ),
  spring(
    'ss316',
    'CS316',
    [8, 10, 15, 20, 25, 32, 40, 50],
    55,
    180,
    240,
    t(
      'Stainless steel 316 spring check valve, screwed',
      'Katup searah pegas (spring check valve) stainless steel 316, ulir',
    ),
    t('For dosing lines and seawater', 'Untuk jalur dosing dan air laut'),
  ),
]
export const footValves: readonly Product[] = [
  foot(
    'brass',
    'FTBR',
    [20, 25, 32, 40, 50, 65, 80],
    470,
    t('Brass foot valve with strainer', 'Klep kaki (foot valve) kuningan dengan saringan'),
    t(
      'Basket of stainless wire, unscrews for cleaning',
      'Keranjang kawat stainless steel, dapat dilepas untuk dibersihkan',
    ),
  ),
  foot(
    'pvc',
    'FTPVC',
    [25, 32, 40, 50, 80],
    520,
    t('PVC foot valve with strainer', 'Klep kaki (foot valve) PVC dengan saringan'),
    t('Light enough to hang from a PVC pipe', 'Cukup ringan untuk digantung pada pipa PVC'),
  ),
  foot(
    'iron',
    'FTFC10K',
    [50, 65, 80, 100, 125, 150, 200],
    310,
    t('Cast iron foot valve JIS 10K', 'Klep kaki (foot valve) besi cor JIS 10K'),
    t('For pump houses, intakes and fire pumps', 'Untuk rumah pompa, intake, dan pompa hidran'),
  ),
]

/* Needle valves */

type NeedleKind = {
  code: string
  sku: string
  metal: Metal
  male: boolean
  pressure: number
  name: Text
  short: Text
  popularity: number
  extra: Text
}
const needleKinds: readonly NeedleKind[] = [
  {
    code: 'NEEDLE-SS316-FF',
    sku: 'NV316FF',
    metal: 'ss316',
    male: false,
    pressure: 413,
    popularity: 410,
    name: t(
      'Stainless steel 316 needle valve, female × female, 6,000 psi',
      'Katup jarum (needle valve) stainless steel 316, drat dalam × dalam, 6.000 psi',
    ),
    short: t('Needle valve 316 F × F NPT', 'Katup jarum 316 dalam × dalam NPT'),
    extra: t('Isolates gauges and transmitters', 'Untuk mengisolasi manometer dan transmitter'),
  },
  {
    code: 'NEEDLE-SS316-MF',
    sku: 'NV316MF',
    metal: 'ss316',
    male: true,
    pressure: 413,
    popularity: 370,
    name: t(
      'Stainless steel 316 needle valve, male × female, 6,000 psi',
      'Katup jarum (needle valve) stainless steel 316, drat luar × dalam, 6.000 psi',
    ),
    short: t('Needle valve 316 M × F NPT', 'Katup jarum 316 luar × dalam NPT'),
    extra: t('Screws straight into a tee under the gauge', 'Langsung diulir ke tee di bawah manometer'),
  },
  {
    code: 'NEEDLE-SS304-FF',
    sku: 'NV304FF',
    metal: 'ss304',
    male: false,
    pressure: 206,
    popularity: 330,
    name: t(
      'Stainless steel 304 needle valve, female × female, 3,000 psi',
      'Katup jarum (needle valve) stainless steel 304, drat dalam × dalam, 3.000 psi',
    ),
    short: t('Needle valve 304 F × F NPT', 'Katup jarum 304 dalam × dalam NPT'),
    extra: t('Fine setting of air, nitrogen and water', 'Pengaturan halus udara, nitrogen, dan air'),
  },
  {
    code: 'NEEDLE-BRASS-MF',
    sku: 'NVBRMF',
    metal: 'brass',
    male: true,
    pressure: 70,
    popularity: 350,
    name: t(
      'Brass needle valve, male × female, 1,000 psi',
      'Katup jarum (needle valve) kuningan, drat luar × dalam, 1.000 psi',
    ),
    short: t('Brass needle valve M × F NPT', 'Katup jarum kuningan luar × dalam NPT'),
    extra: t(
      'Bleeds and throttles instrument air and fuel gas',
      'Membuang dan mengatur udara instrumen serta gas bahan bakar',
    ),
  },
]
export const needleValves: readonly Product[] = needleKinds.map(
  ({ code, sku, metal, male, pressure, name, short, popularity, extra }) => {
    const title = `1/2 NPT · ${pressure} bar`
    return made({
      code,
      name,
      lead: [
        t(
          'A slender cone in a hard seat doses small flows and shuts off under high pressure.',
          'Jarum tirus pada dudukan keras mengatur aliran kecil dan menutup pada tekanan tinggi.',
        ),
        noteMetal(metal),
      ],
      points: [
        extra,
        t(
          'Two fingers close it: a lever on the handle ruins the cone',
          'Cukup dua jari untuk menutup: kunci tambahan merusak jarum',
        ),
        t(
          'Tighten the gland nut a sixth of a turn when it weeps',
          'Kencangkan mur packing seperenam putaran bila merembes',
        ),
      ],
      data: [
        [labels.pressure, `${pressure} bar`],
        [t('Packing', 'Packing'), metal === 'brass' ? 'PTFE, 150 °C' : 'PTFE, 200 °C'],
        [labels.thread, t('NPT, ASME B1.20.1', 'NPT, ASME B1.20.1')],
      ],
      category: categories.needleValves,
      brand: metal === 'brass' ? 'Alirana' : 'Valtirta',
      popularity,
      pictures: [
        ...modelled(() =>
          needle({
            length: male ? 76 : 70,
            bar: 30,
            height: 96,
            hand: 62,
            male,
            threadD: 20,
            thread: '1/2 NPT',
            title,
          }),
        ),
        { view: 'symbol', draw: () => specialSymbol('needle', title) },
      ],
      items: (
        [
          [6, 50, 120],
          [8, 52, 190],
          [10, 60, 260],
          [15, 70, 390],
          [20, 82, 620],
          [25, 94, 980],
        ] as const
      ).map(([dn, length, mass]): Item => ({
        sku: `${sku}-${two(dn)}`,
        name: sized(short, inch(dn)),
        uom: 'pcs',
        price: rupiah(46_000 + mass * 150 * metals[metal].factor),
        weight: mass,
        demand: dn === 8 || dn === 15 ? 0.95 : 0.5,
        attributes: {
          nominal_size: inch(dn),
          port: `${plain(dn)} NPT`,
          material: metals[metal].name,
          face_to_face: length,
          max_pressure: pressure,
          max_temperature: metal === 'brass' ? 150 : 200,
        },
      })),
    })
  },
)

/* Solenoid valves */

type SolenoidKind = {
  code: string
  sku: string
  metal: Metal
  open: boolean
  steam: boolean
  sizes: readonly number[]
  hot: number
  pressure: number
  name: Text
  short: Text
  popularity: number
  lead: Text
  extra: Text
  seal: string
}
const solenoidKinds: readonly SolenoidKind[] = [
  {
    code: 'SOLENOID-BRASS-NC',
    sku: 'SVBRNC',
    metal: 'brass',
    open: false,
    steam: false,
    sizes: [10, 15, 20, 25, 32, 40, 50],
    hot: 80,
    pressure: 10,
    seal: 'NBR',
    popularity: 570,
    name: t(
      'Brass solenoid valve for water and air, normally closed',
      'Katup solenoid (solenoid valve) kuningan untuk air dan udara, normal tertutup',
    ),
    short: t('Solenoid valve brass NC', 'Katup solenoid kuningan NC'),
    lead: t(
      'Pilot-operated valve that opens while its coil is live: washing machines, cooling water, irrigation, compressed air.',
      'Katup berpilot yang membuka selama koil dialiri arus: mesin cuci, air pendingin, irigasi, udara bertekanan.',
    ),
    extra: t('Needs a pressure difference of at least 0.3 bar', 'Memerlukan beda tekanan minimal 0,3 bar'),
  },
  {
    code: 'SOLENOID-BRASS-NO',
    sku: 'SVBRNO',
    metal: 'brass',
    open: true,
    steam: false,
    sizes: [10, 15, 20, 25],
    hot: 80,
    pressure: 10,
    seal: 'NBR',
    popularity: 260,
    name: t(
      'Brass solenoid valve for water and air, normally open',
      'Katup solenoid (solenoid valve) kuningan untuk air dan udara, normal terbuka',
    ),
    short: t('Solenoid valve brass NO', 'Katup solenoid kuningan NO'),
    lead: t(
      'Stays open without current and shuts while the coil is live: for bypasses and lines that must run when power fails.',
      'Terbuka tanpa arus dan menutup selama koil dialiri: untuk jalur pintas (by-pass) dan jalur yang harus mengalir saat listrik padam.',
    ),
    extra: t(
      'A coil that must hold for days should be of the cool-running kind',
      'Koil yang bekerja berhari-hari sebaiknya tipe suhu rendah',
    ),
  },
  {
    code: 'SOLENOID-SS304-NC',
    sku: 'SV304NC',
    metal: 'ss304',
    open: false,
    steam: false,
    sizes: [10, 15, 20, 25, 32, 40, 50],
    hot: 120,
    pressure: 10,
    seal: 'EPDM',
    popularity: 340,
    name: t(
      'Stainless steel 304 solenoid valve, normally closed',
      'Katup solenoid (solenoid valve) stainless steel 304, normal tertutup',
    ),
    short: t('Solenoid valve 304 NC', 'Katup solenoid 304 NC'),
    lead: t(
      'For pure water, food and mild chemicals, opening from zero pressure by a coupled diaphragm.',
      'Untuk air murni, makanan, dan bahan kimia ringan; membuka dari tekanan nol dengan membran terkopel.',
    ),
    extra: t('Suits tanks with little head', 'Cocok untuk tangki dengan beda tinggi kecil'),
  },
  {
    code: 'SOLENOID-BRASS-STEAM',
    sku: 'SVBRST',
    metal: 'brass',
    open: false,
    steam: true,
    sizes: [15, 20, 25, 32, 40, 50],
    hot: 185,
    pressure: 10,
    seal: 'PTFE',
    popularity: 320,
    name: t(
      'Brass steam solenoid valve, normally closed',
      'Katup solenoid uap (steam solenoid valve) kuningan, normal tertutup',
    ),
    short: t('Steam solenoid valve brass', 'Katup solenoid uap kuningan'),
    lead: t(
      'Piston valve with PTFE seals for saturated steam: irons, sterilisers, dyeing machines, hot presses.',
      'Katup piston dengan perapat PTFE untuk uap jenuh: setrika uap, sterilisator, mesin celup, pres panas.',
    ),
    extra: t(
      'Fit a Y-strainer before and a trap at the low point',
      'Pasang saringan Y di depan dan perangkap uap di titik rendah',
    ),
  },
]
const coils = ['24 V DC', '220 V AC'] as const
export const processSolenoids: readonly Product[] = solenoidKinds.map(
  ({ code, sku, metal, open, steam, sizes, hot, pressure, seal, name, short, popularity, lead, extra }) => {
    const title = `G1/2 · ${open ? 'NO' : 'NC'} · ${pressure} bar`
    return made({
      code,
      name,
      lead: [lead, noteMetal(metal)],
      points: [
        extra,
        t(
          'Mount with the coil upwards and the arrow along the flow',
          'Pasang dengan koil di atas dan tanda panah searah aliran',
        ),
        t(
          'Never energise the coil off its tube: it burns out in a minute',
          'Jangan mengaliri koil yang terlepas dari tabungnya: terbakar dalam semenit',
        ),
      ],
      data: [
        [t('Seal', 'Perapat'), seal],
        [labels.pressure, t(`0.3 to ${pressure} bar`, `0,3 sampai ${pressure} bar`)],
        [labels.temperature, t(`up to ${hot} °C`, `sampai ${hot} °C`)],
        [t('Protection', 'Perlindungan'), 'IP65'],
      ],
      category: categories.processSolenoids,
      brand: 'Alirana',
      popularity,
      pictures: [
        ...modelled(() =>
          solenoid({
            dn: 15,
            length: 69,
            height: steam ? 96 : 84,
            hex: 28,
            coil: steam ? 44 : 38,
            thread: 'G1/2',
            title,
          }),
        ),
        { view: 'symbol', draw: () => specialSymbol('solenoid', title) },
      ],
      items: sizes.flatMap((dn) =>
        coils.map((coil): Item => {
          const mass = 1.9 * dn ** 1.75 + 420
          return {
            sku: `${sku}-${two(dn)}-${coil.startsWith('24') ? '24D' : '220A'}`,
            name: sized(short, `${inch(dn)}, ${coil}`),
            uom: 'pcs',
            price: rupiah((105_000 + mass * 118 * metals[metal].factor) * (steam ? 1.35 : 1)),
            weight: mass,
            demand: dn <= 25 ? 0.85 : 0.4,
            attributes: {
              nominal_size: inch(dn),
              port: `G${plain(dn)}`,
              coil,
              function: open ? t('Normally open', 'Normal terbuka') : t('Normally closed', 'Normal tertutup'),
              material: metals[metal].name,
              max_pressure: pressure,
              max_temperature: hot,
            },
          }
        }),
      ),
    })
  },
)

/* Safety relief valves */

type ReliefKind = {
  code: string
  sku: string
  metal: Metal
  outlet: boolean
  lever: boolean
  sizes: readonly number[]
  sets: readonly number[]
  hot: number
  name: Text
  short: Text
  popularity: number
  lead: Text
  extra: Text
}
const reliefKinds: readonly ReliefKind[] = [
  {
    code: 'RELIEF-AIR-BRASS',
    sku: 'RVA',
    metal: 'brass',
    outlet: false,
    lever: false,
    sizes: [8, 10, 15],
    sets: [5, 8, 10, 12],
    hot: 120,
    popularity: 520,
    name: t(
      'Brass safety valve with pull ring for air compressors',
      'Katup pengaman (safety valve) kuningan dengan cincin tarik untuk kompresor',
    ),
    short: t('Air safety valve', 'Katup pengaman udara'),
    lead: t(
      'Blows off the receiver when the pressure switch fails; pull the ring monthly to see that it is free.',
      'Membuang tekanan tangki bila pressure switch gagal; tarik cincinnya sebulan sekali untuk memastikan tidak macet.',
    ),
    extra: t(
      'Screw straight into the receiver, no valve between',
      'Ulirkan langsung pada tangki tanpa katup penutup di antaranya',
    ),
  },
  {
    code: 'RELIEF-LEVER-BRONZE',
    sku: 'RVBC',
    metal: 'bronze',
    outlet: true,
    lever: true,
    sizes: [15, 20, 25, 40, 50],
    sets: [3, 5, 7, 10],
    hot: 183,
    popularity: 390,
    name: t(
      'Bronze safety relief valve with lever, for steam',
      'Katup pengaman (safety relief valve) perunggu dengan tuas, untuk uap',
    ),
    short: t('Steam safety valve bronze', 'Katup pengaman uap perunggu'),
    lead: t(
      'Protects boilers, pressure cookers and steam headers; the lever lifts the disc by hand.',
      'Melindungi ketel, panci tekan, dan header uap; tuasnya mengangkat cakram dengan tangan.',
    ),
    extra: t(
      'Lead the outlet away with a pipe of the same size, drained at its low point',
      'Salurkan buangan dengan pipa berukuran sama yang dikuras di titik rendah',
    ),
  },
  {
    code: 'RELIEF-SS304',
    sku: 'RV304',
    metal: 'ss304',
    outlet: true,
    lever: false,
    sizes: [15, 20, 25],
    sets: [3, 5, 7, 10],
    hot: 180,
    popularity: 250,
    name: t(
      'Stainless steel 304 safety relief valve, PTFE seat',
      'Katup pengaman (safety relief valve) stainless steel 304, dudukan PTFE',
    ),
    short: t('Safety relief valve 304', 'Katup pengaman 304'),
    lead: t(
      'Tight soft-seated relief for water, food and chemical tanks and for pump discharges.',
      'Katup lepas berdudukan lunak yang rapat untuk tangki air, makanan, dan kimia serta sisi tekan pompa.',
    ),
    extra: t(
      'Set and sealed at the factory; other pressures to order',
      'Disetel dan disegel di pabrik; tekanan lain sesuai pesanan',
    ),
  },
]
const setTable = tableOf(
  [
    [t('Working pressure', 'Tekanan kerja'), t('Set pressure', 'Tekanan buka')],
    ['4 bar', '5 bar'],
    ['6 bar', '7 bar'],
    ['8 bar', '10 bar'],
    ['10 bar', '12 bar'],
  ],
  t(
    'Set the valve about ten per cent above the working pressure, and never above the design pressure of the vessel.',
    'Setel sekitar sepuluh persen di atas tekanan kerja, dan jangan pernah melebihi tekanan rancang bejana.',
  ),
)
export const reliefValves: readonly Product[] = reliefKinds.map(
  ({ code, sku, metal, outlet, lever, sizes, sets, hot, name, short, popularity, lead, extra }) => {
    const title = `${inch(15)} · ${sets.join(' / ')} bar`
    return made({
      code,
      name,
      lead: [lead, noteMetal(metal)],
      points: [
        extra,
        t('Mount upright', 'Pasang tegak'),
        t(
          'Boiler valves need a yearly check by an inspector',
          'Katup pengaman ketel wajib diperiksa setiap tahun oleh pengawas K3',
        ),
      ],
      data: [
        [t('Set pressure', 'Tekanan buka'), t(`${sets.join(', ')} bar`, `${sets.join('; ')} bar`)],
        [t('Closes at', 'Menutup pada'), t('about 85 % of the set pressure', 'sekitar 85 % tekanan buka')],
        [labels.temperature, t(`up to ${hot} °C`, `sampai ${hot} °C`)],
      ],
      category: categories.reliefValves,
      brand: 'Valtirta',
      popularity,
      tabs: [{ title: t('Choosing the set pressure', 'Memilih tekanan buka'), html: setTable }],
      ...(outlet && !lever ? { displayPrice: false } : {}),
      pictures: [
        ...modelled(() =>
          relief({
            dn: 15,
            hex: outlet ? 34 : 27,
            height: outlet ? 150 : 82,
            outlet,
            lever,
            thread: outlet ? 'R1/2' : 'R1/2',
            title,
          }),
        ),
        { view: 'symbol', draw: () => specialSymbol('relief', title) },
      ],
      items: sizes.flatMap((dn) =>
        sets.map((set): Item => {
          const mass = (outlet ? 2.4 : 1) * (1.1 * dn ** 1.85 + 40)
          return {
            sku: `${sku}-${two(dn)}-${two(set)}`,
            name: sized(short, `${inch(dn)}, ${set} bar`),
            uom: 'pcs',
            price: rupiah((outlet ? 160_000 : 22_000) + mass * 88 * metals[metal].factor),
            weight: mass,
            demand: set === 10 || set === 8 ? 0.85 : 0.45,
            attributes: {
              nominal_size: inch(dn),
              set_pressure: set,
              connection: t(`Male thread R${plain(dn)}`, `Ulir luar R${plain(dn)}`),
              material: metals[metal].name,
              max_temperature: hot,
            },
          }
        }),
      ),
    })
  },
)

/* Steam traps */

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
      'Perangkap uap (steam trap) termodinamik, stainless steel, ulir',
    ),
    short: t('Thermodynamic steam trap', 'Perangkap uap termodinamik'),
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
    name: t(
      'Ball float steam trap, ductile iron, screwed',
      'Perangkap uap (steam trap) pelampung bola, besi cor ulet, ulir',
    ),
    short: t('Float steam trap', 'Perangkap uap pelampung'),
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
    name: t(
      'Inverted bucket steam trap, cast iron, screwed',
      'Perangkap uap (steam trap) ember terbalik, besi cor, ulir',
    ),
    short: t('Inverted bucket steam trap', 'Perangkap uap ember terbalik'),
    lead: t(
      'Stands dirt and water hammer well: the trap of process lines, dryers and corrugators.',
      'Tahan kotoran dan pukulan air: perangkap untuk jalur proses, pengering, dan mesin kertas gelombang.',
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
    name: t(
      'Bimetal steam trap, forged steel, screwed',
      'Perangkap uap (steam trap) bimetal, baja tempa, ulir',
    ),
    short: t('Bimetal steam trap', 'Perangkap uap bimetal'),
    lead: t(
      'Holds the condensate back until it has cooled, and so uses its heat: tracing lines, tank coils.',
      'Menahan kondensat sampai lebih dingin sehingga panasnya terpakai: jalur tracing, koil tangki.',
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

/* Float valves */

export const floatValves: readonly Product[] = (
  [
    ['brass', 'FVBR', 510, 'Copper', 'tembaga', [15, 20, 25, 32, 40, 50]],
    ['ss304', 'FV304', 330, 'Stainless steel', 'stainless steel', [15, 20, 25, 32, 40, 50]],
    ['pvc', 'FVPVC', 480, 'Plastic', 'plastik', [15, 20, 25]],
  ] as const
).map(([metal, sku, popularity, ball, ballId, sizes]) => {
  const title = `G3/4 · Ø 115`
  const { short } = metals[metal]
  return made({
    code: `FLOAT-${metal.toUpperCase()}`,
    name: t(
      `Float valve ${short.en}, ${ball.toLowerCase()} ball`,
      `Katup pelampung (float valve) ${short.id}, bola ${ballId}`,
    ),
    lead: [
      t(
        'Refills a water tank and shuts off as the ball rises: roof tanks, cooling towers, break tanks.',
        'Mengisi tangki air dan menutup saat bola naik: tangki atap, menara pendingin, bak penampung.',
      ),
      noteMetal(metal),
    ],
    points: [
      t('Bend or turn the arm to set the water level', 'Tekuk atau putar lengannya untuk menyetel muka air'),
      t(
        'Leave an air gap above the overflow, so that no tank water runs back',
        'Sisakan celah udara di atas pipa luap agar air tangki tidak mengalir balik',
      ),
      t('Above 5 bar fit a pressure reducer before it', 'Di atas 5 bar pasang penurun tekanan di depannya'),
    ],
    data: [
      [t('Ball', 'Bola'), t(ball, `${ballId[0]?.toUpperCase() ?? ''}${ballId.slice(1)}`)],
      [labels.pressure, t('0.5 to 5 bar', '0,5 sampai 5 bar')],
      [
        labels.temperature,
        t(metal === 'pvc' ? 'up to 45 °C' : 'up to 80 °C', metal === 'pvc' ? 'sampai 45 °C' : 'sampai 80 °C'),
      ],
    ],
    category: categories.floatValves,
    brand: 'Alirana',
    popularity,
    pictures: [
      ...modelled(() =>
        floatValve({
          dn: 20,
          hex: 30,
          arm: metal === 'pvc' ? 260 : 320,
          ball: metal === 'pvc' ? 95 : 115,
          thread: 'G3/4',
          title: metal === 'pvc' ? 'G3/4 · Ø 95' : title,
        }),
      ),
      { view: 'symbol', draw: () => specialSymbol('float', metal === 'pvc' ? 'G3/4 · Ø 95' : title) },
    ],
    items: sizes.map((dn): Item => {
      const mass = (120 + 2.6 * dn ** 1.7) * (metal === 'pvc' ? 0.3 : 1)
      return {
        sku: `${sku}-${two(dn)}`,
        name: sized(t(`Float valve ${short.en}`, `Katup pelampung ${short.id}`), inch(dn)),
        uom: 'pcs',
        price: rupiah(18_000 + mass * 95 * metals[metal].factor),
        weight: mass,
        demand: dn <= 25 ? 0.9 : 0.4,
        attributes: {
          nominal_size: inch(dn),
          thread: `G${plain(dn)}`,
          material: metals[metal].name,
          length: Math.round((200 + dn * 5.6) / 10) * 10,
          outer_diameter: Math.round((78 + dn * 1.9) / 5) * 5,
          max_pressure: 5,
        },
      }
    }),
  })
})
