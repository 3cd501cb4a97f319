import type { Brand } from '../catalogue/brands.ts'
import type { Product, Text } from '../catalogue/model.ts'
import { figure } from '../catalogue/text.ts'
import { categories } from './categories.ts'
import { axis, chart } from './chart.drawing.ts'
import { lineProduct, type Size } from './line.ts'
import { tubeRoll, tubeSection } from './tubing.drawing.ts'
import { n, t, table } from './writing.ts'

const colours = {
  BL: t('Blue', 'Biru'),
  BK: t('Black', 'Hitam'),
  CL: t('Clear', 'Bening'),
  RD: t('Red', 'Merah'),
  YL: t('Yellow', 'Kuning'),
  GN: t('Green', 'Hijau'),
  OR: t('Orange', 'Oranye'),
  NT: t('Natural', 'Natural'),
  WH: t('White', 'Putih'),
} as const

type Colour = keyof typeof colours

type Kind = {
  letters: string
  text: Text
  brand: Brand
  category: Text
  /** Density, g/cm³; price per cm³ of material. */
  density: number
  cost: number
  pressure: (od: number, id: number) => number
  temperature: number
  bend: number
  colours: readonly Colour[]
  sizes: readonly (readonly [od: number, id: number])[]
  lead: Text
  second: (od: number) => Text
  points: readonly Text[]
  popularity: number
  layers?: 2
}

const kinds: readonly Kind[] = [
  {
    letters: 'TPU',
    text: t('Polyurethane tube', 'Selang poliuretan (PU)'),
    brand: 'Pneusara',
    category: categories.polyurethane,
    density: 1.2,
    cost: 190,
    pressure: (od) => (od <= 6 ? 10 : od <= 12 ? 9 : 8),
    temperature: 60,
    bend: 2.6,
    popularity: 820,
    colours: ['BL', 'BK', 'CL', 'RD', 'YL', 'GN'],
    sizes: [
      [4, 2.5],
      [6, 4],
      [8, 5],
      [10, 6.5],
      [12, 8],
      [14, 10],
      [16, 11],
    ],
    lead: t(
      'Ester-free polyurethane of 98 Shore A: supple, hard to kink, and made to the tolerance that push-in fittings need.',
      'Poliuretan eter 98 Shore A: lentur, tidak mudah tertekuk, dan dibuat dengan toleransi yang dibutuhkan fitting push-in.',
    ),
    second: (od) =>
      od <= 6
        ? t(
            'For pilot lines, small cylinders and the moving parts of machines.',
            'Untuk jalur pilot, silinder kecil, dan bagian mesin yang bergerak.',
          )
        : od <= 10
          ? t(
              'The usual supply of valves and cylinders of bore 32 to 63.',
              'Pasokan yang lazim untuk katup dan silinder bore 32 sampai 63.',
            )
          : t(
              'For supply lines to machines, large cylinders and blow-off bars.',
              'Untuk jalur pasok ke mesin, silinder besar, dan batang tiup.',
            ),
    points: [
      t(
        'Colour by line: blue for supply, black for outdoor, others by function',
        'Warna menurut jalur: biru untuk pasokan, hitam untuk luar ruang, lainnya menurut fungsi',
      ),
      t(
        'Resists mineral oil; not for hot water or steam',
        'Tahan oli mineral; tidak untuk air panas atau uap',
      ),
    ],
  },
  {
    letters: 'TUE',
    text: t('Hydrolysis-resistant polyurethane tube', 'Selang poliuretan tahan hidrolisis'),
    brand: 'Anginara',
    category: categories.polyurethane,
    density: 1.14,
    cost: 250,
    pressure: (od) => (od <= 8 ? 10 : 8),
    temperature: 60,
    bend: 2.4,
    popularity: 360,
    colours: ['BL', 'BK', 'CL'],
    sizes: [
      [4, 2.5],
      [6, 4],
      [8, 5.5],
      [10, 7],
      [12, 8],
    ],
    lead: t(
      'Polyether polyurethane that water, steam from cleaning and microbes do not attack: for outdoor lines, wash-down areas and the humid air of the tropics.',
      'Poliuretan polieter yang tidak rusak oleh air, uap pembersih, dan mikroba: untuk jalur luar ruang, area cuci, dan udara tropis yang lembap.',
    ),
    second: (od) =>
      t(
        `The ${od} mm size bends to ${figure(Math.round(od * 2.4)).en} mm without a kink.`,
        `Ukuran ${od} mm dapat ditekuk hingga ${figure(Math.round(od * 2.4)).id} mm tanpa patah.`,
      ),
    points: [
      t(
        'Black withstands sunlight; use it outdoors',
        'Warna hitam tahan sinar matahari; gunakan di luar ruang',
      ),
      t(
        'Softer than plain PU: cut it with a tube cutter',
        'Lebih lunak daripada PU biasa: potong dengan pemotong selang',
      ),
    ],
  },
  {
    letters: 'TFR',
    text: t('Flame-proof double-layer tube', 'Selang dua lapis tahan api'),
    brand: 'Hembusa',
    category: categories.polyurethane,
    density: 1.25,
    cost: 420,
    pressure: () => 10,
    temperature: 60,
    bend: 4,
    popularity: 210,
    layers: 2,
    colours: ['BK', 'BL', 'RD', 'GN'],
    sizes: [
      [6, 4],
      [8, 5.5],
      [10, 7],
      [12, 8],
    ],
    lead: t(
      'A nylon or polyurethane core under a flame-retardant sleeve: sparks from welding burn the sleeve only.',
      'Inti nilon atau poliuretan di bawah lapisan tahan api: percikan las hanya membakar lapisan luarnya.',
    ),
    second: (od) =>
      t(
        `Strip the sleeve over the length that enters a ${od} mm fitting.`,
        `Kupas lapisan luar sepanjang bagian yang masuk ke fitting ${od} mm.`,
      ),
    points: [
      t(
        'For spot-welding guns, robot dress packs and cutting tables',
        'Untuk gun las titik, selubung kabel robot, dan meja potong',
      ),
      t(
        'The outside is 2 mm larger than the tube named',
        'Diameter luar lapisan 2 mm lebih besar daripada ukuran selang',
      ),
    ],
  },
  {
    letters: 'TPA',
    text: t('Nylon 12 tube', 'Selang nilon 12'),
    brand: 'Pneusara',
    category: categories.otherTubing,
    density: 1.02,
    cost: 330,
    pressure: (od) => (od <= 6 ? 25 : od <= 10 ? 19 : 16),
    temperature: 80,
    bend: 5,
    popularity: 480,
    colours: ['BK', 'BL', 'NT'],
    sizes: [
      [4, 2.5],
      [6, 4],
      [8, 6],
      [10, 7.5],
      [12, 9],
      [16, 12],
    ],
    lead: t(
      'Stiffer than PU and good for higher pressure and temperature: fixed lines along frames, lubrication, vehicles.',
      'Lebih kaku daripada PU serta tahan tekanan dan suhu lebih tinggi: jalur tetap pada rangka, pelumasan, kendaraan.',
    ),
    second: (od) =>
      t(
        `Support the ${od} mm tube with clips every half metre.`,
        `Jepit selang ${od} mm setiap setengah meter.`,
      ),
    points: [
      t('Resists oil, fuel and grease', 'Tahan oli, bahan bakar, dan grease'),
      t('Pressure falls by about half at 80 °C', 'Tekanan turun sekitar separuh pada 80 °C'),
    ],
  },
  {
    letters: 'TPE',
    text: t('Polyethylene tube', 'Selang polietilena (PE)'),
    brand: 'Anginara',
    category: categories.otherTubing,
    density: 0.93,
    cost: 150,
    pressure: (od) => (od <= 8 ? 10 : 8),
    temperature: 50,
    bend: 6,
    popularity: 330,
    colours: ['BK', 'NT', 'BL', 'RD'],
    sizes: [
      [4, 2.5],
      [6, 4],
      [8, 6],
      [10, 7.5],
      [12, 9],
    ],
    lead: t(
      'Low-priced tube for signals, water and air where little bending is needed; food-grade in natural.',
      'Selang ekonomis untuk sinyal, air, dan udara yang tidak banyak ditekuk; warna natural untuk makanan.',
    ),
    second: (od) =>
      t(
        `As ${od} mm tube it also suits drinking water and dosing pumps.`,
        `Ukuran ${od} mm juga cocok untuk air minum dan pompa dosis.`,
      ),
    points: [
      t('Resists acids and alkalis, not oil under load', 'Tahan asam dan basa, tidak tahan oli bertekanan'),
      t('Do not use near heat: it softens above 50 °C', 'Jangan dipakai dekat panas: melunak di atas 50 °C'),
    ],
  },
  {
    letters: 'TFE',
    text: t('FEP tube', 'Selang FEP'),
    brand: 'Hembusa',
    category: categories.otherTubing,
    density: 2.15,
    cost: 1150,
    pressure: (od) => (od <= 6 ? 16 : 10),
    temperature: 200,
    bend: 8,
    popularity: 190,
    colours: ['CL', 'BK', 'BL'],
    sizes: [
      [4, 2],
      [6, 4],
      [8, 6],
      [10, 8],
      [12, 10],
    ],
    lead: t(
      'Clear fluoropolymer that hardly any chemical attacks and nothing sticks to: for adhesives, solvents, hot air and laboratories.',
      'Fluoropolimer bening yang hampir tidak terserang bahan kimia dan tidak lengket: untuk lem, pelarut, udara panas, dan laboratorium.',
    ),
    second: (od) =>
      t(
        `The ${od} mm tube keeps its shape up to 200 °C at reduced pressure.`,
        `Selang ${od} mm mempertahankan bentuk hingga 200 °C pada tekanan yang dikurangi.`,
      ),
    points: [
      t(
        'Use stainless or compression fittings when hot',
        'Gunakan fitting stainless steel atau kompresi bila panas',
      ),
      t(
        'Does not spring back from a kink: bend it with a former',
        'Tidak pulih bila tertekuk patah: tekuk dengan cetakan',
      ),
    ],
  },
]

const deratings = (kind: Kind, od: number, id: number): string => {
  const base = kind.pressure(od, id)
  const top = kind.temperature
  return chart({
    title: `${kind.letters} ${od} × ${id} · bar / °C`,
    x: { from: 0, to: top, step: top / 4, unit: '°C' },
    y: { ...axis(base * 1.1), unit: 'bar' },
    curves: [
      {
        points: [
          [0, base],
          [23, base],
          [23 + (top - 23) * 0.4, base * 0.76],
          [23 + (top - 23) * 0.7, base * 0.58],
          [top, base * 0.44],
        ],
        text: `${od} × ${id}`,
      },
    ],
  })
}

function tubeProduct(kind: Kind, od: number, id: number): Product {
  const area = (Math.PI / 4) * (od ** 2 - id ** 2)
  const metre = area * kind.cost * 0.6 + 900
  const bend = Math.round(od * kind.bend)
  const size = `${od} × ${id} mm`
  const written: Text = { en: `${od} × ${figure(id).en} mm`, id: `${od} × ${figure(id).id} mm` }
  const attributes = {
    tube: od,
    inner_diameter: id,
    max_pressure: kind.pressure(od, id),
    max_temperature: kind.temperature,
  }
  const roll = t('Roll of 100 m', 'Rol 100 m')
  const cut = t('By the metre', 'Per meter')
  const sizes = kind.colours.flatMap((code): Size[] => {
    const colour = colours[code]
    const name = {
      en: `${written.en} ${colour.en.toLowerCase()}`,
      id: `${written.id} ${colour.id.toLowerCase()}`,
    }
    const popular = code === 'BL' || code === 'BK'
    return [
      {
        key: code,
        size: { en: `${name.en}, metre`, id: `${name.id}, meter` },
        uom: 'm',
        price: metre,
        weight: area * kind.density,
        demand: popular ? 1 : 0.7,
        attributes: { ...attributes, colour, sold_as: cut },
      },
      {
        key: `${code}-100`,
        size: { en: `${name.en}, roll of 100 m`, id: `${name.id}, rol 100 m` },
        uom: 'roll',
        price: metre * 84,
        weight: area * kind.density * 100,
        demand: popular ? 0.9 : 0.4,
        attributes: { ...attributes, colour, sold_as: roll },
      },
    ]
  })
  return lineProduct({
    code: `${kind.letters}${String(od).padStart(2, '0')}`,
    what: kind.text,
    name: { en: `${kind.text.en}, ${written.en}`, id: `${kind.text.id}, ${written.id}` },
    lead: [kind.lead, kind.second(od)],
    points: [
      ...kind.points,
      t(
        'Sold by the metre in one piece up to 100 m, or as a full roll',
        'Dijual per meter dalam satu potong hingga 100 m, atau rol utuh',
      ),
    ],
    data: [
      ['pressure', t(`${kind.pressure(od, id)} bar at 23 °C`, `${kind.pressure(od, id)} bar pada 23 °C`)],
      ['temperature', t(`−20 to +${kind.temperature} °C`, `−20 sampai +${kind.temperature} °C`)],
      ['bend', n(bend, ' mm')],
    ],
    category: kind.category,
    brand: kind.brand,
    popularity: kind.popularity - Math.abs(od - 8) * 22,
    pictures: [
      { view: 'dimensions', draw: () => tubeSection(od, id, `${kind.letters} ${size}`, kind.layers ?? 1) },
      {
        view: 'shaded',
        draw: () =>
          tubeRoll(
            od,
            `${kind.letters} ${size}`,
            kind.letters === 'TPA' || kind.letters === 'TFR'
              ? 'black'
              : kind.letters === 'TFE'
                ? 'white'
                : 'mid',
          ),
      },
      { view: 'chart', draw: () => deratings(kind, od, id) },
    ],
    sizes,
    more: {
      featured: kind.letters === 'TPU' && od === 8,
      tabs:
        od === 8
          ? [
              {
                title: t('Choosing the tube material', 'Memilih bahan selang'),
                html: table([
                  [t('Material', 'Bahan'), t('Strong point', 'Keunggulan'), t('Temperature', 'Suhu')],
                  [
                    t('Polyurethane', 'Poliuretan'),
                    t('supple, kink-resistant', 'lentur, tahan tekuk'),
                    '60 °C',
                  ],
                  [t('Nylon 12', 'Nilon 12'), t('pressure, oil', 'tekanan, oli'), '80 °C'],
                  [t('Polyethylene', 'Polietilena'), t('price, chemicals', 'harga, bahan kimia'), '50 °C'],
                  ['FEP', t('heat, solvents', 'panas, pelarut'), '200 °C'],
                ]),
              },
            ]
          : [],
    },
  })
}

export const tubing: readonly Product[] = kinds.flatMap((kind) =>
  kind.sizes.map(([od, id]) => tubeProduct(kind, od, id)),
)
