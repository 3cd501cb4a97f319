import type { Brand } from '../catalogue/brands.ts'
import type { Product, Text } from '../catalogue/model.ts'
import { figure } from '../catalogue/text.ts'
import { filterSection, unitFront, unitSpace, type Module, type Unit } from './air-preparation.drawing.ts'
import { categories } from './categories.ts'
import { lineProduct, unmeasured, type Line, type Size } from './line.ts'
import { partSymbol, type SymbolName } from './symbol.drawing.ts'
import { serviceTab } from './tabs.ts'
import { n, t, table, type Attributes } from './writing.ts'

const frames = {
  'G1/8': {
    code: '18',
    width: 30,
    flow: 550,
    mass: 110,
    cost: 62_000,
    use: t('a single machine or test bench', 'satu mesin atau meja uji'),
  },
  'G1/4': {
    code: '14',
    width: 42,
    flow: 1500,
    mass: 240,
    cost: 86_000,
    use: t('a workplace or a small machine', 'satu tempat kerja atau mesin kecil'),
  },
  'G3/8': {
    code: '38',
    width: 53,
    flow: 3000,
    mass: 420,
    cost: 128_000,
    use: t('a machine with several cylinders', 'mesin dengan beberapa silinder'),
  },
  'G1/2': {
    code: '12',
    width: 60,
    flow: 4500,
    mass: 560,
    cost: 165_000,
    use: t('a line of machines or a sandblaster', 'satu lini mesin atau sandblasting'),
  },
  'G3/4': {
    code: '34',
    width: 75,
    flow: 7000,
    mass: 1150,
    cost: 330_000,
    use: t('a branch of the ring main', 'cabang jaringan utama'),
  },
  G1: {
    code: '10',
    width: 90,
    flow: 9500,
    mass: 1700,
    cost: 465_000,
    use: t('the main behind the dryer', 'jalur utama setelah pengering'),
  },
} as const

type Port = keyof typeof frames

const drains = [
  ['M', t('Manual', 'Manual'), 1],
  ['A', t('Automatic', 'Otomatis'), 1.38],
] as const

type Unitary = {
  code: string
  modules: readonly Module[]
  text: Text
  category: Text
  symbol: SymbolName
  factor: number
  brand: Brand
  ports: readonly Port[]
  lead: Text
  points: readonly Text[]
  popularity: number
  sizes: (port: Port) => readonly { key: string; size: Text; attributes: Attributes; factor: number }[]
  section?: string
  flow?: number
}

const filtered =
  (ratings: readonly number[]): Unitary['sizes'] =>
  () =>
    ratings.flatMap((rating) =>
      drains.map(([key, drain, factor]) => ({
        key: `${String(rating).replace('.', '')}${key}`,
        size: {
          en: `${figure(rating).en} µm, ${drain.en.toLowerCase()} drain`,
          id: `${figure(rating).id} µm, pembuangan ${drain.id.toLowerCase()}`,
        },
        attributes: { filter_rating: rating, drain },
        factor: factor * (rating < 5 ? 1.8 : 1),
      })),
    )

const ranged: Unitary['sizes'] = () =>
  (
    [
      ['04', '0.5–4 bar', '0,5–4 bar'],
      ['08', '0.5–8 bar', '0,5–8 bar'],
      ['10', '0.5–10 bar', '0,5–10 bar'],
    ] as const
  ).map(([key, en, id]) => ({
    key,
    size: { en, id },
    attributes: { set_range: { en, id } },
    factor: key === '10' ? 1.05 : 1,
  }))

const rangedFilter: Unitary['sizes'] = (port) =>
  filtered([5, 40])(port).map((size) => ({
    ...size,
    attributes: { ...size.attributes, set_range: t('0.5–8 bar', '0,5–8 bar') },
  }))

const bowl = t(
  'Polycarbonate bowl with metal guard: keep it away from solvents and synthetic oils',
  'Mangkuk polikarbonat berpelindung logam: jauhkan dari pelarut dan oli sintetis',
)

const arrowFlow = t('Mind the arrow: air enters on the left', 'Perhatikan panah: udara masuk dari kiri')

const units: readonly Unitary[] = [
  {
    code: 'AFL',
    modules: ['filter'],
    text: t('Air filter', 'Filter udara'),
    category: categories.filters,
    symbol: 'drain',
    factor: 1,
    brand: 'Pneusara',
    ports: ['G1/8', 'G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    popularity: 450,
    section: '5 µm',
    sizes: filtered([5, 40]),
    flow: 1,
    lead: t(
      'Whirls condensate and coarse dirt out of the air and holds back rust and scale in its element.',
      'Memutar udara untuk memisahkan air kondensat dan kotoran kasar, lalu menahan karat dan kerak di elemennya.',
    ),
    points: [
      bowl,
      t(
        'Manual drain: empty it before the water reaches the baffle',
        'Pembuangan manual: kosongkan sebelum air mencapai sekat',
      ),
      t(
        'Renew the element when the pressure drop exceeds 0.7 bar',
        'Ganti elemen bila penurunan tekanan melebihi 0,7 bar',
      ),
    ],
  },
  {
    code: 'AMF',
    modules: ['microFilter'],
    text: t('Micro filter', 'Filter mikro'),
    category: categories.filters,
    symbol: 'drain',
    factor: 1.5,
    brand: 'Hembusa',
    ports: ['G1/4', 'G3/8', 'G1/2', 'G1'],
    popularity: 240,
    section: '0.01 µm',
    sizes: filtered([0.01, 1]),
    flow: 0.4,
    lead: t(
      'Coalescing element that takes oil mist and fine particles out of the air: for painting, measuring air and packing of food.',
      'Elemen koalesen yang menangkap kabut oli dan partikel halus: untuk pengecatan, udara ukur, dan pengemasan makanan.',
    ),
    points: [
      t(
        'Put a 5 µm filter before it, or it clogs within weeks',
        'Pasang filter 5 µm di depannya, jika tidak akan tersumbat dalam hitungan minggu',
      ),
      t(
        'Choose it by its flow, which is less than that of plain filters',
        'Pilih menurut alirannya, yang lebih kecil daripada filter biasa',
      ),
      bowl,
    ],
  },
  {
    code: 'ARG',
    modules: ['regulator'],
    text: t('Pressure regulator with gauge', 'Regulator tekanan dengan manometer'),
    category: categories.regulators,
    symbol: 'regulator',
    factor: 1.1,
    brand: 'Anginara',
    ports: ['G1/8', 'G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    popularity: 520,
    sizes: ranged,
    flow: 0.95,
    lead: t(
      'Keeps the pressure behind it steady whatever the compressor does, and vents excess pressure by its relieving diaphragm.',
      'Menjaga tekanan di belakangnya tetap stabil apa pun yang terjadi di kompresor, dan membuang kelebihan tekanan lewat diafragmanya.',
    ),
    points: [
      t(
        'Always set upwards: lower the pressure first, then raise it to the figure wanted',
        'Setel selalu dari bawah: turunkan dahulu, lalu naikkan ke angka yang diinginkan',
      ),
      t('Push the knob down to lock it', 'Tekan kenop untuk menguncinya'),
      arrowFlow,
    ],
  },
  {
    code: 'ALB',
    modules: ['lubricator'],
    text: t('Oil-fog lubricator', 'Pelumas kabut oli'),
    category: categories.lubricators,
    symbol: 'lubricator',
    factor: 1,
    brand: 'Pneusara',
    ports: ['G1/8', 'G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    popularity: 310,
    flow: 1.05,
    sizes: () =>
      [
        ['P', t('polycarbonate bowl', 'mangkuk polikarbonat'), t('Polycarbonate', 'Polikarbonat'), 1],
        ['M', t('metal bowl', 'mangkuk logam'), t('Aluminium', 'Aluminium'), 1.45],
      ].map(([key, size, material, factor]) => ({
        key: key as string,
        size: size as Text,
        attributes: { material: material as Text },
        factor: factor as number,
      })),
    lead: t(
      'Feeds a fine fog of oil to air motors, impact wrenches and old cylinders; the drops are counted in the sight dome.',
      'Memberi kabut oli halus untuk motor angin, kunci impact, dan silinder lama; tetesannya dihitung lewat kubah kaca.',
    ),
    points: [
      t(
        'Oil ISO VG 32; 3 to 5 drops a minute for a wrench',
        'Oli ISO VG 32; 3 sampai 5 tetes per menit untuk kunci impact',
      ),
      t(
        'Once lubricated, a cylinder must stay lubricated: its own grease is washed out',
        'Silinder yang sekali dilumasi harus terus dilumasi: gemuk bawaannya tercuci',
      ),
      t('Not before paint guns and vacuum ejectors', 'Jangan dipasang sebelum pistol cat dan ejektor vakum'),
    ],
  },
  {
    code: 'AFR',
    modules: ['filterRegulator'],
    text: t('Filter regulator with gauge', 'Filter regulator dengan manometer'),
    category: categories.combined,
    symbol: 'regulator',
    factor: 1.75,
    brand: 'Anginara',
    ports: ['G1/8', 'G1/4', 'G3/8', 'G1/2', 'G3/4'],
    popularity: 640,
    section: '40 µm',
    sizes: rangedFilter,
    flow: 0.9,
    lead: t(
      'Filter and regulator in one body, the usual entry of air to a machine that runs without oil.',
      'Filter dan regulator dalam satu badan, pintu masuk udara yang lazim untuk mesin tanpa pelumasan.',
    ),
    points: [bowl, t('Lockable knob; gauge included', 'Kenop dapat dikunci; termasuk manometer'), arrowFlow],
  },
  {
    code: 'AFC',
    modules: ['filterRegulator', 'lubricator'],
    text: t('Service unit FR+L', 'Unit FR+L'),
    category: categories.combined,
    symbol: 'frl',
    factor: 2.7,
    brand: 'Pneusara',
    ports: ['G1/4', 'G3/8', 'G1/2', 'G3/4'],
    popularity: 580,
    sizes: rangedFilter,
    flow: 0.85,
    lead: t(
      'Filter regulator and lubricator joined to one unit with bracket and gauge, ready for the wall beside an air tool workplace.',
      'Filter regulator dan pelumas dalam satu unit lengkap dengan braket dan manometer, siap dipasang di dinding dekat tempat kerja perkakas angin.',
    ),
    points: [
      bowl,
      t(
        'Fit it within 5 m of the tool so that the oil arrives',
        'Pasang paling jauh 5 m dari alat agar oli sampai',
      ),
      arrowFlow,
    ],
  },
  {
    code: 'AFT',
    modules: ['filter', 'regulator', 'lubricator'],
    text: t('Service unit F+R+L', 'Unit F+R+L'),
    category: categories.combined,
    symbol: 'frl',
    factor: 3.3,
    brand: 'Hembusa',
    ports: ['G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    popularity: 470,
    sizes: rangedFilter,
    flow: 0.85,
    lead: t(
      'Three modules in a row: the filter first, then the regulator, the lubricator last. Each can be taken out of the line for service without its neighbours.',
      'Tiga modul berderet: filter lebih dahulu, lalu regulator, terakhir pelumas. Tiap modul dapat dilepas untuk servis tanpa melepas yang lain.',
    ),
    points: [
      bowl,
      t('Brackets between the modules carry the weight', 'Braket di antara modul menahan bobotnya'),
      t('Leave 60 mm below the bowls for taking them off', 'Sisakan 60 mm di bawah mangkuk untuk melepasnya'),
    ],
  },
  {
    code: 'ASS',
    modules: ['softStart'],
    text: t('Soft-start valve', 'Katup soft-start'),
    category: categories.combined,
    symbol: 'throttle',
    factor: 2.4,
    brand: 'Anginara',
    ports: ['G1/4', 'G3/8', 'G1/2'],
    popularity: 190,
    flow: 0.9,
    sizes: () =>
      (
        [
          ['24D', '24 V DC'],
          ['220A', '220 V AC'],
          ['110A', '110 V AC'],
        ] as const
      ).map(([key, coil]) => ({
        key,
        size: t(`coil ${coil}`, `koil ${coil}`),
        attributes: { coil },
        factor: 1,
      })),
    lead: t(
      'Lets the pressure build up slowly when the machine is switched on, so that cylinders move to their starting position without a jolt, and vents the machine when switched off.',
      'Menaikkan tekanan perlahan saat mesin dihidupkan sehingga silinder bergerak ke posisi awal tanpa hentakan, dan membuang udara saat mesin dimatikan.',
    ),
    points: [
      t('Full passage opens at half the supply pressure', 'Aliran penuh terbuka pada setengah tekanan pasok'),
      t('Set the filling time with the needle', 'Atur waktu pengisian dengan jarum'),
      t('Not a safety valve in the sense of ISO 13849', 'Bukan katup pengaman menurut ISO 13849'),
    ],
  },
  {
    code: 'ASO',
    modules: ['shutOff'],
    text: t('Lockable shut-off valve', 'Katup penutup dapat digembok'),
    category: categories.combined,
    symbol: 'shutoff',
    factor: 1.3,
    brand: 'Pneusara',
    ports: ['G1/4', 'G3/8', 'G1/2', 'G3/4'],
    popularity: 230,
    flow: 1.1,
    sizes: () => [
      {
        key: 'Y',
        size: t('yellow knob', 'kenop kuning'),
        attributes: { colour: t('Yellow', 'Kuning') },
        factor: 1,
      },
      {
        key: 'B',
        size: t('black knob', 'kenop hitam'),
        attributes: { colour: t('Black', 'Hitam') },
        factor: 1,
      },
    ],
    lead: t(
      '3/2 hand valve ahead of the service unit: shuts off the supply and vents the machine in one movement, and takes up to three padlocks.',
      'Katup tangan 3/2 di depan unit FRL: menutup pasokan dan membuang udara mesin dalam satu gerakan, dapat dipasangi hingga tiga gembok.',
    ),
    points: [
      t('Lock it before work inside the machine', 'Gembok sebelum bekerja di dalam mesin'),
      t('Vents through a G1/4 port: fit a silencer', 'Membuang lewat port G1/4: pasang peredam'),
      arrowFlow,
    ],
  },
]

function unit(of: Unitary, port: Port): Product {
  const frame = frames[port]
  const flow = Math.round((frame.flow * (of.flow ?? 1)) / 10) * 10
  const drawn: Unit = { width: frame.width, port, modules: of.modules, title: `${of.code} · ${port}` }
  const line: Line = {
    code: `${of.code}${frame.code}`,
    what: { en: `${of.text.en} ${port}`, id: `${of.text.id} ${port}` },
    name: { en: `${of.text.en}, ${port}`, id: `${of.text.id}, ${port}` },
    lead: [
      of.lead,
      t(`The ${port} frame suits ${frame.use.en}.`, `Ukuran ${port} cocok untuk ${frame.use.id}.`),
    ],
    points: of.points,
    data: [
      ['flow', n(flow, ' l/min')],
      ['pressure', t('up to 10 bar', 'hingga 10 bar')],
      ['temperature', t('+5 to +60 °C', '+5 sampai +60 °C')],
      ['thread', port],
    ],
    category: of.category,
    brand: of.brand,
    popularity: of.popularity - (port === 'G1/4' ? 0 : port === 'G1/2' ? 30 : port === 'G3/8' ? 60 : 160),
    pictures: [
      { view: 'dimensions', draw: () => unitFront(drawn) },
      { view: 'shaded', draw: () => unitSpace(drawn) },
      { view: 'symbol', draw: () => partSymbol(of.symbol, drawn.title) },
      ...(of.section === undefined
        ? []
        : [{ view: 'section' as const, draw: () => filterSection(drawn.title, of.section ?? '') }]),
    ],
    sizes: of.sizes(port).map(({ key, size, attributes, factor }): Size => ({
      key,
      size,
      attributes: { port, flow, max_pressure: 10, ...attributes },
      price: frame.cost * of.factor * factor,
      weight: frame.mass * of.modules.length * 1.1,
      demand: port === 'G1/4' || port === 'G1/2' ? 0.85 : 0.45,
    })),
    more: {
      featured: of.code === 'AFC' && port === 'G1/4',
      displayAddToCart: !(port === 'G1' && of.code === 'AMF'),
      tabs:
        (of.code === 'AFT' || of.code === 'AMF') && (port === 'G1/4' || port === 'G1/2')
          ? [
              {
                title: t('Air quality by use', 'Mutu udara menurut pemakaian'),
                html: table([
                  [t('Use', 'Pemakaian'), t('Filter', 'Filter'), t('Oil', 'Oli')],
                  [
                    t('Air motors, wrenches', 'Motor angin, kunci impact'),
                    '40 µm',
                    t('lubricated', 'dilumasi'),
                  ],
                  [t('Cylinders and valves', 'Silinder dan katup'), '40 µm', t('none needed', 'tidak perlu')],
                  [
                    t('Spray painting', 'Pengecatan semprot'),
                    t('5 µm and 0.01 µm', '5 µm dan 0,01 µm'),
                    t('free of oil', 'bebas oli'),
                  ],
                  [
                    t('Measuring, bearings on air', 'Alat ukur, bantalan udara'),
                    t('5 µm and 0.01 µm', '5 µm dan 0,01 µm'),
                    t('free of oil', 'bebas oli'),
                  ],
                ]),
              },
            ]
          : of.code !== 'AFT' &&
              of.modules.some((module) => module === 'filter' || module === 'filterRegulator') &&
              port !== 'G1/8'
            ? [serviceTab]
            : [],
    },
  }
  return lineProduct(line)
}

const smcSeries = [
  [
    'AW',
    t('SMC filter regulator AW', 'Filter regulator SMC AW'),
    ['AW20-02BG-A', 'AW30-03BG-A', 'AW40-04BG-A'],
    'filterRegulator',
    'regulator',
    categories.combined,
    t(
      'Filter and regulator in one body with gauge and bracket, modular A type that joins to other units of the series with spacers.',
      'Filter dan regulator dalam satu badan dengan manometer dan braket, tipe A modular yang disambung ke unit lain seri ini dengan spacer.',
    ),
  ],
  [
    'AR',
    t('SMC regulator AR', 'Regulator SMC AR'),
    ['AR20-02BG-A', 'AR30-03BG-A', 'AR40-04BG-A'],
    'regulator',
    'regulator',
    categories.regulators,
    t(
      'Relieving regulator with a lockable knob, gauge and bracket.',
      'Regulator relieving dengan kenop terkunci, manometer, dan braket.',
    ),
  ],
  [
    'AF',
    t('SMC air filter AF', 'Filter udara SMC AF'),
    ['AF20-02-A', 'AF30-03-A', 'AF40-04-A'],
    'filter',
    'drain',
    categories.filters,
    t(
      'Filter with a 5 µm element and a bowl that can be seen through all around.',
      'Filter dengan elemen 5 µm dan mangkuk yang tembus pandang dari segala arah.',
    ),
  ],
] as const

const smc: readonly Product[] = smcSeries.map(
  ([code, what, numbers, module, symbol, category, lead], series) => {
    const drawn: Unit = { width: 42, port: 'Rc1/4', modules: [module], title: numbers[0] }
    const product = lineProduct({
      code: `S${code}`,
      what,
      name: { en: `${what.en} series, modular`, id: `${what.id} seri modular` },
      lead: [lead],
      points: [
        t(
          'Number after the dash: 02 is Rc1/4, 03 is Rc3/8, 04 is Rc1/2',
          'Angka setelah tanda hubung: 02 = Rc1/4, 03 = Rc3/8, 04 = Rc1/2',
        ),
        t(
          'Do not use near organic solvents: the bowl is polycarbonate',
          'Jangan digunakan dekat pelarut organik: mangkuknya polikarbonat',
        ),
        t('Spacers for joining are ordered separately', 'Spacer penyambung dipesan terpisah'),
      ],
      data: [
        ['pressure', t('up to 1.0 MPa', 'hingga 1,0 MPa')],
        ['temperature', t('−5 to +60 °C, no freezing', '−5 sampai +60 °C, tanpa pembekuan')],
      ],
      category,
      brand: 'SMC',
      popularity: 520 - series * 60,
      pictures: [
        { view: 'dimensions', draw: () => unitFront(drawn) },
        { view: 'shaded', draw: () => unitSpace(drawn) },
        { view: 'symbol', draw: () => partSymbol(symbol, numbers[0]) },
      ],
      sizes: numbers.map((number, index) => ({
        key: String(index),
        size: number,
        attributes: {
          port: ['Rc1/4', 'Rc3/8', 'Rc1/2'][index] ?? '',
          max_pressure: 10,
          ...(code === 'AR' ? {} : { filter_rating: 5 }),
        },
        price: 330_000 + index * 175_000 + (code === 'AW' ? 190_000 : 0),
        weight: 230 + index * 200,
        demand: 0.5,
      })),
    })
    return {
      ...product,
      pictures: unmeasured(product.pictures),
      items: product.items.map((item, index) => ({
        ...item,
        sku: numbers[index] ?? item.sku,
        name: {
          en: `${what.en.slice(0, -3)} ${numbers[index]}`,
          id: `${what.id.slice(0, -3)} ${numbers[index]}`,
        },
      })),
    }
  },
)

export const airPreparation: readonly Product[] = [
  ...units.flatMap((of) => of.ports.map((port) => unit(of, port))),
  ...smc,
]
