import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { shackleSizes } from '../standards/rr-c-271.ts'
import { categories } from './categories.ts'
import { both, measure, product } from './prose.ts'
import { ropeSection, ropeSide } from './rope.drawing.ts'
import { type Shackle, shackleFront, shackleRange, slingHook } from './shackle.drawing.ts'

const shackleKinds = [
  {
    code: 'BSP',
    bow: true,
    bolt: false,
    name: ['Bow shackle with screw pin, forged', 'Bow shackle pin ulir, tempa'],
    lead: [
      'The wide bow takes two or three slings at angles; the screw pin opens by hand for daily work.',
      'Busur lebar menampung dua atau tiga sling menyudut; pin ulir dibuka dengan tangan untuk kerja harian.',
    ],
    popularity: 690,
  },
  {
    code: 'BBT',
    bow: true,
    bolt: true,
    name: ['Bow shackle with bolt, nut and cotter, forged', 'Bow shackle baut dan mur pengaman, tempa'],
    lead: [
      'For joints that stay for weeks or turn under load: the cotter keeps the nut from coming off.',
      'Untuk sambungan yang terpasang lama atau berputar saat dibebani: splitpen menahan mur agar tidak lepas.',
    ],
    popularity: 480,
  },
  {
    code: 'DSP',
    bow: false,
    bolt: false,
    name: ['D shackle with screw pin, forged', 'D shackle pin ulir, tempa'],
    lead: [
      'The narrow body is meant for a pull in line: chain to eye bolt, hoist to padeye.',
      'Badan sempit untuk tarikan searah: rantai ke mata angkat, katrol ke padeye.',
    ],
    popularity: 560,
  },
  {
    code: 'DBT',
    bow: false,
    bolt: true,
    name: ['D shackle with bolt, nut and cotter, forged', 'D shackle baut dan mur pengaman, tempa'],
    lead: [
      'A permanent joint in chain and mooring lines, pulled in line only.',
      'Sambungan tetap pada rantai dan tali tambat, hanya untuk tarikan searah.',
    ],
    popularity: 350,
  },
] as const

const shackles: Product[] = shackleKinds.map(({ code, bow, bolt, name, lead, popularity }) => {
  const [inch, d, pin, inside, load] = shackleSizes[6]
  const drawn: Shackle = { bow, bolt, d, pin, inside, load, title: `RR-C-271 · ${inch}" · ${load} t` }
  return product({
    code: `SHACKLE-${code}`,
    name,
    category: categories.shackles,
    brand: 'Palandra',
    popularity,
    lead: [
      lead,
      [
        'Body and pin are forged and tempered; load, size and batch are raised on the body.',
        'Badan dan pin ditempa dan dikeraskan; beban, ukuran, dan bets tercetak timbul pada badan.',
      ],
    ],
    points: [
      [
        'Side load takes half of the rating at 90 degrees',
        'Beban samping 90 derajat mengurangi kapasitas separuhnya',
      ],
      bolt
        ? ['Fit a new cotter each time', 'Pasang splitpen baru setiap kali']
        : [
            'Screw the pin fully in and secure it with wire where it could work loose',
            'Putar pin sampai habis dan ikat kawat bila bisa mengendur',
          ],
      ['Never replace the pin by a screw', 'Jangan mengganti pin dengan sekrup biasa'],
    ],
    data: [
      [['Standard', 'Standar'], 'US Fed. Spec. RR-C-271'],
      [
        ['Finish', 'Lapisan'],
        ['Hot-dip galvanised', 'Galvanis celup panas'],
      ],
      [['Factor of safety', 'Faktor keamanan'], '6 : 1'],
      [
        ['Temperature', 'Suhu'],
        ['−20 to +200 °C', '−20 sampai +200 °C'],
      ],
    ],
    pictures: [
      { view: 'dimensions', draw: () => shackleFront(drawn) },
      {
        view: 'range',
        draw: () =>
          shackleRange(
            bow,
            [0, 3, 6, 8, 10].map((index) => {
              const [, d, , inside, load] = shackleSizes[index] ?? shackleSizes[0]
              return [d, inside, load] as const
            }),
            drawn.title,
          ),
      },
    ],
    items: shackleSizes.map(([inch, d, pin, inside, load]) => ({
      sku: `SHK-${code}-${measure(load)[0].replace('.', '')}T-${d}`,
      name: both([`${name[0]}, ${inch}", ${load} t`, `${name[1]}, ${inch}", ${measure(load)[1]} t`]),
      uom: 'pcs' as const,
      price: rupiah((9_000 + d ** 2.35 * 64) * (bolt ? 1.22 : 1)),
      weight: d ** 3 * (bow ? 0.135 : 0.118),
      demand: load >= 1 && load <= 8.5 ? 1 : 0.5,
      attributes: {
        standard: 'RR-C-271',
        nominal_size: `${inch}"`,
        working_load: load,
        thickness: d,
        shackle_pin: pin,
        inner_width: inside,
      },
    })),
  })
})

/** Chain diameter of grade 80 and its working load in t by EN 818-4. */
const chains = [
  [6, 1.12],
  [7, 1.5],
  [8, 2],
  [10, 3.15],
  [13, 5.3],
  [16, 8],
  [20, 12.5],
] as const
const hookKinds = [
  {
    code: 'EYE',
    clevis: false,
    name: ['Eye sling hook with latch, grade 80', 'Eye hook dengan pengaman, grade 80'],
    lead: [
      'Connects by a coupling link to chain, or by a thimble to rope.',
      'Dihubungkan lewat connecting link ke rantai, atau lewat timbel ke tali kawat.',
    ],
  },
  {
    code: 'CLV',
    clevis: true,
    name: ['Clevis sling hook with latch, grade 80', 'Clevis hook dengan pengaman, grade 80'],
    lead: [
      'The clevis takes the chain’s last link directly by its own pin.',
      'Klevis langsung memegang mata rantai terakhir dengan pinnya sendiri.',
    ],
  },
] as const
const hooks: Product[] = hookKinds.map(({ code, clevis, name, lead }) => {
  const title = 'EN 1677-2 · Ø 10 · 3.15 t'
  return product({
    code: `HOOK-${code}`,
    name,
    category: categories.shackles,
    brand: 'Palandra',
    popularity: 340,
    lead: [
      lead,
      [
        'Forged alloy, painted; the tip bends open visibly long before it breaks.',
        'Baja paduan tempa, dicat; ujung kait terbuka secara kasatmata jauh sebelum patah.',
      ],
    ],
    points: [
      ['Load lies in the seat, never on the tip', 'Beban berada di dasar kait, jangan pada ujungnya'],
      ['Scrap when the mouth has opened by ten per cent', 'Buang bila bukaan melebar sepuluh persen'],
      ['Change a latch that no longer closes by itself', 'Ganti pengaman yang tidak menutup sendiri'],
    ],
    data: [
      [['Standard', 'Standar'], 'EN 1677-2'],
      [['Grade', 'Mutu'], '80'],
      [['Factor of safety', 'Faktor keamanan'], '4 : 1'],
    ],
    pictures: [
      { view: 'dimensions', draw: () => slingHook({ size: 10, load: 3.15, clevis, title }) },
      {
        view: 'detail',
        draw: () => slingHook({ size: 13, load: 5.3, clevis, title: 'EN 1677-2 · Ø 13 · 5.3 t' }),
      },
    ],
    items: chains.map(([d, load]) => ({
      sku: `HOK-${code}-${d}`,
      name: both([`${name[0]}, ${d} mm, ${load} t`, `${name[1]}, ${d} mm, ${measure(load)[1]} t`]),
      uom: 'pcs' as const,
      price: rupiah(38_000 + d ** 2.2 * 900),
      weight: d ** 2.9 * 0.85,
      demand: d === 8 || d === 10 ? 1 : 0.6,
      attributes: { standard: 'EN 1677-2', chain_diameter: d, working_load: load },
    })),
  })
})

const ropeKinds = [
  {
    code: '6X36',
    wires: 36,
    core: 'wire',
    factor: 0.356 * 1.77,
    unit: 0.0041,
    sizes: [8, 10, 12, 14, 16, 18, 20, 22, 24, 26],
    name: ['Wire rope 6×36 WS, steel core, galvanised', 'Tali kawat seling 6×36 WS, inti kawat, galvanis'],
    material: ['Steel 1770 N/mm², galvanised', 'Baja 1770 N/mm², galvanis'],
    lead: [
      'Many thin wires make the rope bend easily over sheaves of cranes, winches and hoists; the steel core keeps it round on the drum.',
      'Banyak kawat tipis membuat tali mudah melentur di pulley derek, winch, dan hoist; inti kawat menjaga tetap bulat di drum.',
    ],
    price: 260,
  },
  {
    code: '6X19',
    wires: 19,
    core: 'fibre',
    factor: 0.307 * 1.77,
    unit: 0.00346,
    sizes: [6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
    name: ['Wire rope 6×19 M, fibre core, galvanised', 'Tali kawat seling 6×19 M, inti serat, galvanis'],
    material: ['Steel 1770 N/mm², galvanised', 'Baja 1770 N/mm², galvanis'],
    lead: [
      'Thicker outer wires resist rubbing: pulling, bracing, fencing, logging and general rigging.',
      'Kawat luar lebih tebal tahan gesekan: penarikan, pengaku, pagar, kayu, dan rigging umum.',
    ],
    price: 195,
  },
  {
    code: '7X19SS',
    wires: 19,
    core: 'wire',
    factor: 0,
    unit: 0.0041,
    sizes: [3, 4, 5, 6, 8, 10, 12],
    name: ['Wire rope 7×19 stainless steel 316', 'Tali kawat seling 7×19 stainless steel 316'],
    material: ['Stainless steel 316', 'Stainless steel 316'],
    lead: [
      'Supple rope free of rust for boats, railings, food plants and safety lines.',
      'Tali lentur bebas karat untuk kapal, pagar, pabrik makanan, dan tali pengaman.',
    ],
    price: 980,
  },
] as const
const ropes: Product[] = ropeKinds.map(
  ({ code, wires, core, factor, unit, sizes, name, material, lead, price }) => {
    const d = sizes[2]
    const title = `${code.startsWith('7') ? '7×19' : code.replace('X', '×')} · Ø ${d}`
    return product({
      code: `ROPE-${code}`,
      name,
      category: categories.wireRope,
      brand: 'Palandra',
      popularity: code === '6X36' ? 580 : 430,
      lead: [
        lead,
        [
          'Sold by the metre and cut without extra charge; the ends are tied.',
          'Dijual per meter dan dipotong tanpa biaya tambahan; ujungnya diikat.',
        ],
      ],
      points: [
        ['Sheaves at least 18 times the rope’s diameter', 'Diameter pulley minimal 18 kali diameter tali'],
        [
          'For lifting, divide the breaking load by five or more',
          'Untuk pengangkatan, bagi beban putus dengan lima atau lebih',
        ],
        ['Right-hand ordinary lay', 'Pilinan biasa kanan'],
        ...(code === '7X19SS'
          ? []
          : [['Grease before it looks dry', 'Lumasi sebelum tampak kering'] as const]),
      ],
      data: [
        [['Standard', 'Standar'], 'EN 12385-4'],
        [['Material', 'Bahan'], material],
        [['Core', 'Inti'], core === 'fibre' ? ['Fibre', 'Serat'] : ['Wire rope', 'Tali kawat']],
      ],
      pictures: [
        { view: 'section', draw: () => ropeSection({ d, wires, core }, title) },
        { view: 'side', draw: () => ropeSide(d, title) },
      ],
      items: sizes.map((d) => ({
        sku: `WRP-${code}-${d}`,
        name: both([`${name[0]}, ${d} mm`, `${name[1]}, ${d} mm`]),
        uom: 'm' as const,
        price: rupiah(d * d * price * 1.05 + 1_400),
        weight: d * d * unit * 1000,
        minimum: 10,
        demand: d === 10 || d === 12 ? 1 : 0.6,
        attributes: {
          standard: 'EN 12385-4',
          rope_diameter: d,
          material: both(material),
          ...(factor === 0 ? {} : { breaking_load: Math.round(factor * d * d * 10) / 10 }),
        },
      })),
    })
  },
)

export const rigging: readonly Product[] = [...shackles, ...hooks, ...ropes]
