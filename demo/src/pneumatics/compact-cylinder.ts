import { categories } from './categories.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { iso21287 } from '../standards/iso21287.ts'
import { compactDimensions, compactShaded } from './compact-cylinder.drawing.ts'

/** The maker's own sizes, with magnet and male rod thread. mm; `length` is the body at zero stroke. */
const cq2 = {
  20: {
    body: 36,
    holes: 25.5,
    hole: 5.5,
    length: 29.5,
    out: 4.5,
    rod: 10,
    thread: 'M8 × 1.25',
    male: 18.5,
    port: 'M5',
  },
  25: {
    body: 40,
    holes: 28,
    hole: 5.5,
    length: 32.5,
    out: 5,
    rod: 12,
    thread: 'M10 × 1.25',
    male: 22.5,
    port: 'M5',
  },
  32: {
    body: 45,
    holes: 34,
    hole: 5.5,
    length: 33,
    out: 7,
    rod: 16,
    thread: 'M14 × 1.5',
    male: 28.5,
    port: 'Rc1/8',
  },
  40: {
    body: 52,
    holes: 40,
    hole: 5.5,
    length: 39.5,
    out: 7,
    rod: 16,
    thread: 'M14 × 1.5',
    male: 28.5,
    port: 'Rc1/8',
  },
} as const

const magnet = { en: 'Yes', id: 'Ya' }

const cq2Items: readonly Item[] = ([20, 25, 32, 40] as const).flatMap((bore) =>
  ([10, 15, 20, 25, 30, 50] as const).map((stroke): Item => {
    const size = cq2[bore]
    const number = `CDQ2B${bore}-${stroke}DMZ`
    return {
      sku: number,
      name: { en: `SMC compact cylinder ${number}`, id: `Silinder kompak SMC ${number}` },
      uom: 'pcs',
      price: rupiah(395_000 + bore * 8_600 + stroke * 2_450),
      weight: (size.body / 10) ** 2 * (size.length + stroke) * 0.017 * 10 + size.rod * 3,
      demand: bore === 32 ? 0.8 : 0.4,
      attributes: {
        bore,
        stroke,
        rod_diameter: size.rod,
        rod_thread: size.thread,
        port: size.port,
        piston_magnet: magnet,
        max_pressure: 10,
      },
    }
  }),
)

const isoItems: readonly Item[] = ([20, 25, 32, 40, 50, 63] as const).flatMap((bore) =>
  (bore < 32 ? ([25] as const) : ([25, 50] as const)).map((stroke): Item => {
    const size = iso21287[bore]
    const name = `ISO 21287 Ø${bore} × ${stroke}`
    return {
      sku: `PSC21-${bore}-${stroke}`,
      name: { en: `Compact cylinder ${name}`, id: `Silinder kompak ${name}` },
      uom: 'pcs',
      price: rupiah(178_000 + bore * 5_400 + stroke * 1_300),
      weight: (size.E / 10) ** 2 * (size.ZA + stroke) * 0.15 + size.rod * 4,
      demand: 0.8,
      attributes: {
        standard: 'ISO 21287',
        bore,
        stroke,
        rod_diameter: size.rod,
        rod_thread: size.KF,
        port: size.EE,
        piston_magnet: magnet,
        max_pressure: 10,
      },
    }
  }),
)

const smc = {
  ...cq2[32],
  bore: 32,
  stroke: 25,
  length: cq2[32].length + 25,
  rodThread: cq2[32].thread,
  title: 'CDQ2B32-25DMZ',
}
const iso = {
  bore: 40,
  stroke: 25,
  body: iso21287[40].E,
  holes: iso21287[40].TG,
  hole: 6.6,
  length: iso21287[40].ZA + 25,
  out: iso21287[40].WH,
  rod: iso21287[40].rod,
  rodThread: iso21287[40].KF,
  male: 0,
  port: iso21287[40].EE,
  title: 'ISO 21287 · Ø40 × 25',
}

export const compactCylinders: readonly Product[] = [
  {
    code: 'SMC-CDQ2B-DMZ',
    name: {
      en: 'SMC compact cylinder CDQ2B, double acting, with magnet',
      id: 'Silinder kompak SMC CDQ2B, kerja ganda, dengan magnet',
    },
    description: describe(
      {
        lead: [
          'Short square-body cylinder for clamping, ejecting and stopping where depth is limited. The piston carries a magnet, so auto switches sit in the grooves on its sides.',
        ],
        points: [
          'CDQ2B bore-stroke DMZ: through-hole mounting, male rod end, switch grooves on all four sides',
          'No lubrication needed',
          'Not made for side load: guide the load separately',
        ],
        data: [
          ['Medium', 'Filtered compressed air'],
          ['Pressure', '0.5 to 10 bar'],
          ['Temperature', '−10 to +60 °C, no freezing'],
        ],
      },
      {
        lead: [
          'Silinder pendek berbadan persegi untuk menjepit, mendorong, dan menahan di ruang sempit. Pistonnya bermagnet sehingga sensor dapat dipasang pada alur di sisinya.',
        ],
        points: [
          'CDQ2B bore-stroke DMZ: lubang pemasangan tembus, ujung batang ulir luar, alur sensor di keempat sisi',
          'Tidak memerlukan pelumasan',
          'Tidak dirancang menahan beban samping: pandu beban secara terpisah',
        ],
        data: [
          ['Media', 'Udara bertekanan tersaring'],
          ['Tekanan', '0,5 sampai 10 bar'],
          ['Suhu kerja', '−10 sampai +60 °C, tanpa pembekuan'],
        ],
      },
    ),
    category: categories.compactCylinders,
    brand: 'SMC',
    popularity: 920,
    featured: true,
    pictures: [
      { view: 'dimensions', draw: () => compactDimensions(smc) },
      { view: 'shaded', draw: () => compactShaded(smc) },
    ],
    items: cq2Items,
  },
  {
    code: 'COMPACT-CYL-ISO21287',
    name: {
      en: 'Compact cylinder ISO 21287, female rod thread',
      id: 'Silinder kompak ISO 21287, ulir batang dalam',
    },
    description: describe(
      {
        lead: [
          'Compact cylinder to the international standard: bolt pattern and rod height fit any other make, so a spare is never tied to one brand.',
        ],
        points: [
          'Hard-anodised barrel, chromed steel rod',
          'Elastic end cushions, magnet in the piston',
          'Sensor grooves on three sides',
        ],
        data: [
          ['Medium', 'Compressed air ISO 8573-1 class 7:4:4'],
          ['Pressure', '1 to 10 bar'],
          ['Temperature', '−20 to +80 °C'],
        ],
      },
      {
        lead: [
          'Silinder kompak sesuai standar internasional: pola baut dan tinggi batang sama dengan merek lain, jadi suku cadang tidak terikat satu merek.',
        ],
        points: [
          'Tabung anodisasi keras, batang baja krom',
          'Bumper karet di kedua ujung, magnet di piston',
          'Alur sensor di tiga sisi',
        ],
        data: [
          ['Media', 'Udara bertekanan ISO 8573-1 kelas 7:4:4'],
          ['Tekanan', '1 sampai 10 bar'],
          ['Suhu kerja', '−20 sampai +80 °C'],
        ],
      },
    ),
    category: categories.compactCylinders,
    brand: 'Pneusara',
    popularity: 610,
    pictures: [
      { view: 'dimensions', draw: () => compactDimensions(iso) },
      { view: 'shaded', draw: () => compactShaded(iso) },
    ],
    items: isoItems,
  },
]
