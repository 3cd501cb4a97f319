import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { polygon } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { extrusionPictures, type Extrusion } from './extrusion.drawing.ts'
import { cross, description, named, text } from './texts.ts'

/** Rails after EN 60715: profile, width × height × thickness. */
const rails = [
  ['TH35-7.5', 35, 7.5, 1, 'Steel, zinc plated', 'Baja lapis seng'],
  ['TH35-15', 35, 15, 1.5, 'Steel, zinc plated', 'Baja lapis seng'],
  ['TH15-5.5', 15, 5.5, 1, 'Steel, zinc plated', 'Baja lapis seng'],
] as const

const hat = (title: string, w: number, h: number, t: number): Extrusion => {
  const [lip, inner] = w === 35 ? [4, 27] : [2.25, 10.5]
  const wall = lip - t + t
  return {
    title,
    profile: [
      [0, 0],
      [wall + t, 0],
      [wall + t, h - t],
      [w - wall - t, h - t],
      [w - wall - t, 0],
      [w, 0],
      [w, t],
      [w - wall, t],
      [w - wall, h],
      [wall, h],
      [wall, t],
      [0, t],
    ],
    figures: [String(w), String(h)],
    run: 3.2,
    sidesOn: [w / 2, h - t],
    sides: (at) =>
      [0.12, 0.34, 0.56, 0.78].map((share) => {
        const [a, b] = [(w - inner * 0.25) / 2, (w + inner * 0.25) / 2]
        return polygon(
          [
            at([a, h - t], share),
            at([b, h - t], share),
            at([b, h - t], share + 0.13),
            at([a, h - t], share + 0.13),
          ],
          'black',
          'edge',
        )
      }),
  }
}

/** Rails that carry terminals and switchgear. */
export const dinRails: readonly Product[] = rails.map(([profile, w, h, t, en, id], order): Product => ({
  code: `DIN-RAIL-${profile.replace('.', '')}`,
  name: text(
    `DIN rail ${profile}, EN 60715, perforated and plain`,
    `Rel DIN ${profile}, EN 60715, berlubang dan polos`,
  ),
  description: description(
    [
      order === 1
        ? [
            'Deep rail for heavy devices such as power supplies and contactors, and for spans without support.',
            'Rel dalam untuk alat berat seperti power supply dan kontaktor, serta bentangan tanpa penopang.',
          ]
        : order === 0
          ? [
              'The rail on which breakers, contactors, relays and terminals of every panel snap.',
              'Rel tempat MCB, kontaktor, relay, dan terminal di setiap panel dijepitkan.',
            ]
          : [
              'Small rail for miniature terminals and sensor boxes where there is no room for 35 mm.',
              'Rel kecil untuk terminal mini dan box sensor yang tidak cukup tempat bagi rel 35 mm.',
            ],
      [
        'Perforated lengths screw down without drilling; plain ones carry earth terminals along their whole length.',
        'Batang berlubang disekrup tanpa mengebor; batang polos memberi kontak bumi di sepanjang rel.',
      ],
    ],
    [
      [
        'Saw square and file the burr: it cuts fingers and stops devices from sliding',
        'Gergaji siku dan kikir gramnya: melukai jari dan menghambat geseran alat',
      ],
      [
        'A screw every 200 mm, closer below heavy devices',
        'Sekrup setiap 200 mm, lebih rapat di bawah alat berat',
      ],
      [
        'Scratch-free zinc keeps the earth contact good',
        'Lapisan seng yang utuh menjaga kontak bumi tetap baik',
      ],
    ],
    [
      ['standard', 'EN 60715'],
      ['material', en, id],
      ['thickness', `${t} mm`, `${String(t).replace('.', ',')} mm`],
    ],
  ),
  category: categories.terminals,
  brand: 'Panelka',
  popularity: 640 - order * 190,
  pictures: extrusionPictures(hat(`EN 60715 · ${profile}`, w, h, t), 'dark'),
  items: cross([0.5, 1, 2], ['slots', 'plain'] as const, (length, kind): Item => ({
    sku: `DR-${profile}-${length * 1000}-${kind === 'slots' ? 'S' : 'P'}`,
    name: named(
      `DIN rail ${profile} ${kind === 'slots' ? 'perforated' : 'plain'}, #0 m`,
      `Rel DIN ${profile.replace('.', ',')} ${kind === 'slots' ? 'berlubang' : 'polos'}, #0 m`,
      length,
    ),
    uom: 'pcs',
    price: rupiah(length * (w * 900 + h * 700 + t * 6_000)),
    weight: length * 1000 * (w + 2 * h) * t * 0.0079 * (kind === 'slots' ? 0.92 : 1),
    demand: length === 1 ? 1 : 0.7,
    attributes: {
      standard: 'EN 60715',
      width: w,
      height: h,
      thickness: t,
      length: length * 1000,
      function: kind === 'slots' ? text('Perforated', 'Berlubang') : text('Plain', 'Polos'),
      material: text(en, id),
    },
  })),
}))
