import type { Product } from '../catalogue/model.ts'
import { dimH, dimV, label } from '../drawing/dimension.ts'
import { centre } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { colletBody, colletShaded } from './collet.drawing.ts'
import { type ToolRow, toolProduct } from './tool.ts'

/** ER collets: size, outside diameter, length, clamping ranges by largest bore. Source: DIN 6499 (ISO 15488). */
const er = [
  ['ER11', 11.5, 18, [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7]],
  ['ER16', 17, 27.5, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['ER20', 21, 31.5, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['ER25', 26, 34, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  ['ER32', 33, 40, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['ER40', 41, 46, [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 22, 24, 25, 26]],
] as const

export const collets = er.map(([size, d, length, bores], index): Product => {
  const shown = bores[Math.floor(bores.length * 0.6)] ?? 6
  const scale = Math.min(230 / d, 300 / length)
  return toolProduct({
    code: `COLLET-${size}`,
    name: [`Spring collets ${size}, DIN 6499`, `Collet pegas ${size}, DIN 6499`],
    category: categories.collets,
    brand: 'Potongka',
    popularity: 420 - index * 20 + (size === 'ER32' ? 90 : 0),
    use: [
      `Slit from both ends, so that the whole length of the bore closes on drills, end mills and taps. ${index < 2 ? 'Small sizes for live tools and high speed spindles.' : index < 4 ? 'The usual size on small machining centres.' : 'For machining centres and milling machines with a 40 taper.'}`,
      `Dibelah dari kedua ujung sehingga seluruh panjang lubang menjepit mata bor, endmill, dan tap. ${index < 2 ? 'Ukuran kecil untuk live tool dan spindel putaran tinggi.' : index < 4 ? 'Ukuran lazim pada mesin CNC kecil.' : 'Untuk mesin CNC dan mesin frais dengan taper 40.'}`,
    ],
    points: [
      [
        'Click the collet into the nut first, then put the tool in',
        'Klikkan collet ke mur dahulu, baru masukkan perkakas',
      ],
      [
        `Closes by ${index === 0 ? '0.5' : '1'} mm: pick the size equal to the shank or just above`,
        `Rentang jepit ${index === 0 ? '0.5' : '1'} mm: pilih ukuran sama dengan tangkai atau sedikit di atasnya`,
      ],
      [
        'Insert the shank by at least two thirds of the length',
        'Masukkan tangkai minimal dua pertiga panjang collet',
      ],
    ],
    data: [
      [
        ['Run-out', 'Keolengan'],
        ['0.01 mm at most', 'Maksimum 0.01 mm'],
      ],
      [
        ['Material', 'Bahan'],
        ['Spring steel, 45 HRC', 'Baja pegas, 45 HRC'],
      ],
    ],
    title: `${size} · Ø ${shown}`,
    body: colletBody(d, length, shown),
    figures: [
      centre(90, 290, 110 + length * scale + 26, 290),
      centre(460, 290, 720, 290),
      centre(590, 160, 590, 420),
      dimH(110, 110 + length * scale, 470, String(length), [400, 390]),
      dimV(290 - (d * scale) / 2, 290 + (d * scale) / 2, 62, `Ø ${d}`, 150),
      label(590, 140, `Ø ${shown}`),
    ],
    second: () => colletShaded(d, length, shown, `${size} · Ø ${shown}`),
    rows: bores.map((bore): ToolRow => ({
      sku: `${size}-${bore}`,
      name: [`Collet ${size} Ø ${bore} mm`, `Collet ${size} Ø ${bore} mm`],
      price: 42_000 + d ** 1.4 * 380,
      weight: d ** 2 * length * 0.0034,
      demand: [6, 8, 10, 12, 16, 20].includes(bore) ? 0.9 : 0.6,
      values: {
        standard: 'DIN 6499',
        size,
        clamping_range: `${(bore - (index === 0 ? 0.5 : 1)).toFixed(1)}–${bore.toFixed(1)} mm`.replaceAll(
          '.0',
          '',
        ),
        inner_diameter: bore,
        outer_diameter: d,
        overall_length: length,
      },
    })),
  })
})
