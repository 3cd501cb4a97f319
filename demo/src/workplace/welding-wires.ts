import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { currentChart } from './current.drawing.ts'
import { both, measure, product } from './prose.ts'
import { type Rod, rodPacket, rodSide } from './rod.drawing.ts'
import { rollDimensions, rollShaded } from './roll.drawing.ts'

const wireKinds = [
  {
    code: 'ER70S6',
    aws: 'AWS A5.18 ER70S-6',
    name: ['MIG wire ER70S-6, copper coated', 'Kawat las MIG ER70S-6, lapis tembaga'],
    sizes: [0.8, 0.9, 1, 1.2, 1.6],
    spools: [5, 15],
    kilo: 36_000,
    gas: 'CO₂, Ar + CO₂',
    popularity: 760,
    lead: [
      'Solid wire for mild and low-alloy plate, from body sheet to structures, in precision layers that feed without tangling.',
      'Kawat pejal untuk pelat karbon dan paduan rendah, dari pelat bodi sampai struktur, digulung rapi sehingga tidak kusut.',
    ],
  },
  {
    code: 'E71T1',
    aws: 'AWS A5.20 E71T-1C',
    name: ['Flux-cored wire E71T-1C', 'Kawat las inti fluks E71T-1C'],
    sizes: [1, 1.2, 1.4, 1.6],
    spools: [15],
    kilo: 52_000,
    gas: 'CO₂',
    popularity: 520,
    lead: [
      'Twice the metal of stick welding, in all positions, on ships, tanks and steelwork; the slag carries the upright seam.',
      'Dua kali laju las elektroda, segala posisi, pada kapal, tangki, dan konstruksi; terak menahan lasan tegak.',
    ],
  },
  {
    code: 'ER308LSI',
    aws: 'AWS A5.9 ER308LSi',
    name: ['MIG wire ER308LSi stainless', 'Kawat las MIG ER308LSi stainless steel'],
    sizes: [0.8, 0.9, 1, 1.2],
    spools: [5, 15],
    kilo: 158_000,
    gas: 'Ar + 2% CO₂',
    popularity: 360,
    lead: [
      'The added silicon lets the bead flow flat and bright on 304 sheet and tube.',
      'Tambahan silikon membuat rigi mengalir rata dan mengilap pada pelat dan pipa 304.',
    ],
  },
  {
    code: 'ER5356',
    aws: 'AWS A5.10 ER5356',
    name: ['MIG wire ER5356 aluminium', 'Kawat las MIG ER5356 aluminium'],
    sizes: [0.9, 1, 1.2, 1.6],
    spools: [2, 7],
    kilo: 196_000,
    gas: 'Ar',
    popularity: 310,
    lead: [
      'Aluminium with 5 % magnesium, the stronger wire for profiles, boats and tank bodies; matches after anodising.',
      'Aluminium dengan 5 % magnesium, kawat lebih kuat untuk profil, kapal, dan tangki; warnanya serasi setelah anodisasi.',
    ],
  },
] as const
export const weldingWires: readonly Product[] = wireKinds.map(
  ({ code, aws, name, sizes, spools, kilo, gas, popularity, lead }) => {
    const big = spools[spools.length - 1] ?? 15
    const roll = {
      outer: big > 5 ? 300 : 200,
      core: 51,
      width: big > 5 ? 103 : 55,
      tone: 'roundH',
      face: 'light',
      title: `${aws} · Ø ${sizes[1]} · ${big} kg`,
    } as const
    return product({
      code: `WIRE-${code}`,
      name,
      category: categories.wires,
      brand: code === 'ER70S6' || code === 'E71T1' ? 'Perkasara' : 'Lekatra',
      popularity,
      lead: [lead],
      points: [
        [`Shielding gas: ${gas}`, `Gas pelindung: ${gas}`],
        [
          'Liner, contact tip and feed rollers must match the diameter',
          'Liner, contact tip, dan rol pengumpan harus sesuai diameter kawat',
        ],
        [
          'Put an opened spool back in its bag: rust and dust disturb the feed',
          'Simpan kembali gulungan terbuka dalam kantongnya: karat dan debu mengganggu pengumpanan',
        ],
      ],
      data: [
        [['Class', 'Klasifikasi'], aws],
        [['Spools', 'Gulungan'], spools.map((kilos) => `${kilos} kg`).join(', ')],
        [['Hub', 'Lubang gulungan'], 'Ø 51 mm'],
      ],
      pictures: [
        { view: 'dimensions', draw: () => rollDimensions(roll) },
        { view: 'shaded', draw: () => rollShaded(roll) },
        {
          view: 'chart',
          draw: () =>
            currentChart(
              sizes.map(
                (d) =>
                  [
                    `Ø ${d}`,
                    Math.round((d * d * 62) / 10) * 10,
                    Math.round((d * 235 - 20) / 10) * 10,
                  ] as const,
              ),
              aws,
            ),
        },
      ],
      items: sizes.flatMap((d) =>
        spools.map((kilos) => ({
          sku: `WIR-${code}-${String(d).replace('.', '')}-${kilos}`,
          name: both([`${name[0]}, ${d} mm, ${kilos} kg`, `${name[1]}, ${measure(d)[1]} mm, ${kilos} kg`]),
          uom: 'roll' as const,
          price: rupiah(kilo * kilos * (1.34 - d * 0.2) * (kilos > 7 ? 0.95 : 1.06)),
          weight: kilos * 1000 + 450,
          demand: d === 1 || d === 1.2 || d === 0.8 ? 1 : 0.5,
          attributes: { filler_class: aws, wire_diameter: d, pack_mass: kilos, gas },
        })),
      ),
    })
  },
)

const rodKinds = [
  {
    code: 'TER70S6',
    aws: 'AWS A5.18 ER70S-6',
    mark: '70S-6',
    name: ['TIG rod ER70S-6', 'Kawat las TIG batang ER70S-6'],
    sizes: [1.6, 2, 2.4, 3.2],
    kilo: 46_000,
    brand: 'Perkasara',
    lead: [
      'Copper-coated rod for root passes in pipes and clean seams in mild plate and tube.',
      'Batang berlapis tembaga untuk akar las pipa dan lasan bersih pada pelat serta pipa karbon.',
    ],
  },
  {
    code: 'TER308L',
    aws: 'AWS A5.9 ER308L',
    mark: '308L',
    name: ['TIG rod ER308L stainless', 'Kawat las TIG batang ER308L stainless steel'],
    sizes: [1.2, 1.6, 2, 2.4, 3.2],
    kilo: 152_000,
    brand: 'Lekatra',
    lead: [
      'For 304 and 304L in dairies, kitchens, railings and pipework; purge the inside of tubes with argon.',
      'Untuk 304 dan 304L di pabrik susu, dapur, pagar, dan perpipaan; aliri bagian dalam pipa dengan argon.',
    ],
  },
  {
    code: 'TER316L',
    aws: 'AWS A5.9 ER316L',
    mark: '316L',
    name: ['TIG rod ER316L stainless', 'Kawat las TIG batang ER316L stainless steel'],
    sizes: [1.6, 2, 2.4, 3.2],
    kilo: 218_000,
    brand: 'Lekatra',
    lead: [
      'For 316 and 316L against chlorides, acids and sea water; same look as the parent sheet.',
      'Untuk 316 dan 316L terhadap klorida, asam, dan air laut; tampilannya sama dengan bahan induk.',
    ],
  },
  {
    code: 'TER4043',
    aws: 'AWS A5.10 ER4043',
    mark: '4043',
    name: ['TIG rod ER4043 aluminium', 'Kawat las TIG batang ER4043 aluminium'],
    sizes: [1.6, 2.4, 3.2, 4],
    kilo: 178_000,
    brand: 'Lekatra',
    lead: [
      'Aluminium with 5 % silicon flows well and resists hot cracks on castings and 6061 profiles.',
      'Aluminium dengan 5 % silikon mengalir baik dan tahan retak panas pada benda cor dan profil 6061.',
    ],
  },
] as const
export const tigRods: readonly Product[] = rodKinds.map(
  ({ code, aws, mark, name, sizes, kilo, brand, lead }) => {
    const rod: Rod = { d: 2.4, length: 1000, kind: 'bare', mark, title: `${aws} · Ø 2.4 × 1000` }
    return product({
      code: `ROD-${code}`,
      name,
      category: categories.wires,
      brand,
      popularity: 360,
      lead: [
        lead,
        [
          'Cut to one metre; each rod is stamped with its class.',
          'Dipotong satu meter; setiap batang dicap klasifikasinya.',
        ],
      ],
      points: [
        ['Argon 99.99 %, 6 to 12 litres a minute', 'Argon 99,99 %, 6 sampai 12 liter per menit'],
        [
          'Wipe with acetone; touch with clean gloves',
          'Lap dengan aseton; pegang dengan sarung tangan bersih',
        ],
        ['Rod about as thick as the sheet, up to 3.2 mm', 'Diameter kira-kira setebal pelat, sampai 3,2 mm'],
      ],
      data: [
        [['Class', 'Klasifikasi'], aws],
        [['Length', 'Panjang'], '1000 mm'],
        [['Tube', 'Tabung'], '5 kg'],
      ],
      pictures: [
        { view: 'dimensions', draw: () => rodSide(rod) },
        { view: 'shaded', draw: () => rodPacket(rod) },
      ],
      items: sizes.map((d) => ({
        sku: `TIG-${code}-${String(d).replace('.', '')}`,
        name: both([`${name[0]}, ${d} × 1000 mm, 5 kg`, `${name[1]}, ${measure(d)[1]} × 1000 mm, 5 kg`]),
        uom: 'box' as const,
        price: rupiah(kilo * 5 * (1.2 - d * 0.05)),
        weight: 5250,
        demand: d === 2.4 || d === 1.6 ? 1 : 0.6,
        attributes: { filler_class: aws, wire_diameter: d, length: 1000, pack_mass: 5 },
      })),
    })
  },
)
