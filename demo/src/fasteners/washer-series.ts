import type { Product, Text } from '../catalogue/model.ts'
import { din127 } from '../standards/din127.ts'
import { din6797 } from '../standards/din6797.ts'
import { iso7089 } from '../standards/iso7089.ts'
import { iso7093, iso7094 } from '../standards/iso7093.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { washerDimensions } from './flat-washer.drawing.ts'
import { bolts, plainGrades, type Grade } from './grades.ts'
import { said } from './passage.ts'
import { sized, type Sized } from './sized.ts'
import {
  chamferedWasher,
  springWasher,
  springWasherShaded,
  toothWasher,
  toothWasherShaded,
  washerRow,
} from './washer.drawing.ts'

type Flat = { d1: number; d2: number; h: number }

const { zinc, galvanised, a2, a4 } = plainGrades
const hard: Grade = {
  ...plainGrades.steel,
  code: '300',
  name: said('hardened steel 300 HV, black', 'baja keras 300 HV, hitam'),
  mark: said('300 HV', '300 HV'),
  sign: '300 HV',
  material: said('Hardened steel', 'Baja keras'),
  finish: said('Black oxide', 'Hitam oksida'),
  base: 70,
  gram: 48,
  use: said(
    'Hardened to 300 HV it does not give way under bolts of class 10.9 and 12.9.',
    'Dikeraskan 300 HV sehingga tidak amblas di bawah baut kelas 10.9 dan 12.9.',
  ),
}
const brass: Grade = { ...bolts.brass, base: 60, gram: 185 }
const spring: Grade = {
  ...zinc,
  name: said('spring steel, zinc plated', 'baja pegas, lapis seng'),
  material: said('Spring steel', 'Baja pegas'),
}
const phosphated: Grade = {
  ...plainGrades.steel,
  name: said('spring steel, black', 'baja pegas, hitam'),
  mark: said('black', 'hitam'),
  material: said('Spring steel', 'Baja pegas'),
  finish: said('Black oxide', 'Hitam oksida'),
}

const ring = ({ d1, d2, h }: Flat): number => (Math.PI / 4) * (d2 ** 2 - d1 ** 2) * h * steel
const figures = ({ d1, d2, h }: Flat) => ({ inner_diameter: d1, outer_diameter: d2, thickness: h })

type Kind = {
  code: string
  sku: string
  standard: string
  noun: Text
  category: Text
  popularity: number
  lead: Text
  points: readonly Text[]
  chamfered?: boolean
}

const flat = (kind: Kind): Sized<Flat> => ({
  code: kind.code,
  sku: kind.sku,
  standard: kind.standard,
  noun: kind.noun,
  category: kind.category,
  brand: (grade) => (grade.gram > 100 ? 'Bautindra' : 'Ringgala'),
  popularity: kind.popularity,
  lead: [kind.lead],
  points: kind.points,
  mass: ring,
  values: figures,
  pictures: ({ size, title }) => {
    const washer = { ...size, title }
    return [
      {
        view: 'dimensions',
        draw: () => (kind.chamfered === true ? chamferedWasher(washer) : washerDimensions(washer)),
      },
      { view: 'shaded', draw: () => washerRow(washer, kind.chamfered === true) },
    ]
  },
})

const normal = flat({
  code: 'WASHER-ISO7089',
  sku: 'FW7089',
  standard: 'ISO 7089',
  noun: said('Flat washer', 'Ring plat'),
  category: categories.flatWashers,
  popularity: 780,
  lead: said(
    'Plain washer of the normal series for hex bolts, nuts and cap screws: spreads the load and protects the paint when the bolt turns.',
    'Ring plat seri normal untuk baut segi enam, mur, dan baut L: menyebarkan beban dan menjaga cat saat baut diputar.',
  ),
  points: [
    said('Product grade A, 200 HV in steel', 'Mutu produk A, 200 HV untuk baja'),
    said('Put it under the part that is turned', 'Pasang di bawah bagian yang diputar'),
  ],
})

const chamfered = flat({
  code: 'WASHER-ISO7090',
  sku: 'FW7090',
  standard: 'ISO 7090',
  noun: said('Chamfered flat washer', 'Ring plat tirus tepi'),
  category: categories.flatWashers,
  popularity: 520,
  chamfered: true,
  lead: said(
    'Washer of the normal series with a chamfered outer edge that lies neatly in spot faces and under flange bolts.',
    'Ring plat seri normal dengan tepi luar dibevel agar duduk rapi pada bidang frais dan di bawah baut flens.',
  ),
  points: [
    said('Chamfer towards the bolt head', 'Sisi bevel menghadap kepala baut'),
    said('Same hole and thickness as ISO 7089', 'Lubang dan tebal sama dengan ISO 7089'),
  ],
})

const large = flat({
  code: 'WASHER-ISO7093',
  sku: 'FW7093',
  standard: 'ISO 7093-1',
  noun: said('Large flat washer', 'Ring plat lebar'),
  category: categories.largeWashers,
  popularity: 660,
  lead: said(
    'Washer three diameters wide for sheet metal, plastics and slotted or worn holes, where a normal one would pull in.',
    'Ring plat selebar tiga diameter untuk pelat tipis, plastik, serta lubang memanjang atau aus, di mana ring biasa akan amblas.',
  ),
  points: [
    said(
      'Usual on ducting, profile rails and solar mounts',
      'Umum pada ducting, rel profil, dan dudukan panel surya',
    ),
    said('Check the room to walls and ribs', 'Periksa jarak ke dinding dan rusuk'),
  ],
})

const extra = flat({
  code: 'WASHER-ISO7094',
  sku: 'FW7094',
  standard: 'ISO 7094',
  noun: said('Extra large flat washer', 'Ring plat ekstra lebar'),
  category: categories.largeWashers,
  popularity: 430,
  lead: said(
    'Thick, very wide washer for timber, formwork and fascia boards: the wood is not crushed when the bolt is tightened.',
    'Ring plat tebal dan sangat lebar untuk kayu, bekisting, dan lisplang: kayu tidak remuk saat baut dikencangkan.',
  ),
  points: [
    said('Goes with carriage bolts and lag screws', 'Pasangan baut payung dan sekrup kayu segi enam'),
    said('Product grade C: hole with more play', 'Mutu produk C: lubang lebih longgar'),
  ],
})

const lock: Sized<Flat & { b: number }> = {
  code: 'SPRING-WASHER-DIN127',
  sku: 'SW127',
  standard: 'DIN 127',
  noun: said('Spring lock washer', 'Ring per'),
  category: categories.springWashers,
  brand: (grade) => (grade.gram > 100 ? 'Bautindra' : 'Ringgala'),
  popularity: 740,
  lead: [
    said(
      'Split ring of square section whose ends press against nut and part; it takes up settling on short bolts of low classes.',
      'Ring belah berpenampang persegi yang ujungnya menekan mur dan komponen; mengimbangi penurunan pada baut pendek kelas rendah.',
    ),
  ],
  points: [
    said('Form B, plain ends', 'Bentuk B, ujung rata'),
    said(
      'For bolts up to class 5.8; above that it does not hold',
      'Untuk baut sampai kelas 5.8; di atas itu tidak berguna',
    ),
    said('Place it directly under head or nut', 'Pasang langsung di bawah kepala atau mur'),
  ],
  mass: ({ d1, d2, h, b }) => Math.PI * (d1 + d2) * 0.5 * b * h * steel * 0.97,
  values: figures,
  pictures: ({ size, title }) => {
    const washer = { ...size, title }
    return [
      { view: 'dimensions', draw: () => springWasher(washer) },
      { view: 'shaded', draw: () => springWasherShaded(washer) },
    ]
  },
}

type Toothed = Flat & { teeth: number }

const toothed = (form: 'outside' | 'inside', serrated: boolean): Sized<Toothed> => {
  const standard = serrated ? 'DIN 6798' : 'DIN 6797'
  const letter = form === 'outside' ? 'A' : 'J'
  const noun = serrated
    ? form === 'outside'
      ? said('External serrated washer', 'Ring gigi kipas luar')
      : said('Internal serrated washer', 'Ring gigi kipas dalam')
    : form === 'outside'
      ? said('External tooth washer', 'Ring gigi luar')
      : said('Internal tooth washer', 'Ring gigi dalam')
  return {
    code: `TOOTH-WASHER-${standard.replace(' ', '')}${letter}`,
    sku: `TW${standard.replace('DIN ', '')}${letter}`,
    standard: `${standard} ${letter}`,
    noun,
    category: categories.toothWashers,
    brand: (grade) => (grade.gram > 100 ? 'Bautindra' : 'Ringgala'),
    popularity: form === 'outside' ? 520 : 430,
    lead: [
      form === 'outside'
        ? said(
            'Thin washer with teeth around its outside: they scratch through paint, make the earth contact and hold small screws.',
            'Ring tipis bergigi di tepi luar: giginya menembus cat, membuat kontak pembumian, dan menahan sekrup kecil.',
          )
        : said(
            'Thin washer with teeth in its hole: it holds small screws while the rim outside stays smooth and hidden under the head.',
            'Ring tipis bergigi di lubangnya: menahan sekrup kecil sementara tepi luarnya halus dan tertutup kepala.',
          ),
      serrated
        ? said(
            'The overlapping fan of teeth needs less room and grips evenly.',
            'Gigi kipas yang bertumpuk lebih tipis dan mencengkeram merata.',
          )
        : said(
            'The twisted teeth bite deep on soft steel.',
            'Gigi terpuntir menggigit dalam pada baja lunak.',
          ),
    ],
    points: [
      said('Use it once', 'Pakai satu kali saja'),
      said(
        'Not on hardened faces, nor with bolts of class 8.8 and above',
        'Bukan untuk bidang keras atau baut kelas 8.8 ke atas',
      ),
    ],
    mass: (size) => ring(size) * 0.72,
    effort: 1.4,
    values: figures,
    pictures: ({ size, title }) => {
      const washer = { ...size, title, form, serrated, teeth: serrated ? size.teeth * 2 : size.teeth }
      return [
        { view: 'dimensions', draw: () => toothWasher(washer) },
        { view: 'shaded', draw: () => toothWasherShaded(washer) },
      ]
    },
  }
}

const between = (first: string, last: string): readonly string[] => {
  const order = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24', 'M30', 'M36']
  return order.slice(order.indexOf(first), order.indexOf(last) + 1)
}

/** Washers by standard and material, beside the everyday ones. */
export const washerSeries: readonly Product[] = [
  ...sized<Flat>(normal, iso7089, [
    { grade: zinc, keys: between('M3', 'M36'), show: 'M10' },
    { grade: galvanised, keys: between('M8', 'M30'), show: 'M16' },
    { grade: a4, keys: between('M4', 'M24'), show: 'M8' },
    { grade: brass, keys: between('M3', 'M12'), show: 'M6' },
  ]),
  ...sized<Flat>(chamfered, iso7089, [
    { grade: zinc, keys: between('M5', 'M30'), show: 'M12' },
    { grade: hard, keys: between('M6', 'M30'), show: 'M16' },
    { grade: a2, keys: between('M5', 'M20'), show: 'M10' },
  ]),
  ...sized<Flat>(large, iso7093, [
    { grade: zinc, keys: between('M3', 'M30'), show: 'M8' },
    { grade: galvanised, keys: between('M8', 'M24'), show: 'M12' },
    { grade: a2, keys: between('M3', 'M20'), show: 'M6' },
    { grade: a4, keys: between('M5', 'M16'), show: 'M8' },
  ]),
  ...sized<Flat>(extra, iso7094, [
    { grade: zinc, keys: between('M5', 'M30') },
    { grade: galvanised, keys: between('M8', 'M36') },
    { grade: a2, keys: between('M5', 'M20') },
  ]),
  ...sized<Flat & { b: number }>(lock, din127, [
    { grade: spring, keys: between('M4', 'M30'), show: 'M10' },
    { grade: phosphated, keys: between('M6', 'M30'), show: 'M12' },
    { grade: a2, keys: between('M4', 'M24'), show: 'M8' },
    { grade: a4, keys: between('M5', 'M16'), show: 'M8' },
  ]),
  ...(['outside', 'inside'] as const).flatMap((form) => [
    ...sized<Toothed>(toothed(form, false), din6797, [
      { grade: spring, keys: between('M3', 'M20'), show: 'M8' },
      { grade: a2, keys: between('M3', 'M12'), show: 'M6' },
    ]),
    ...sized<Toothed>(toothed(form, true), din6797, [
      { grade: spring, keys: between('M3', 'M20'), show: 'M10' },
      { grade: a2, keys: between('M3', 'M12'), show: 'M5' },
    ]),
  ]),
]
