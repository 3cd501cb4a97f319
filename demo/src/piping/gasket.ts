import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import type { Fill } from '../drawing/svg.ts'
import { pipeSizes } from '../standards/asme-b16-5.ts'
import { jisB2220, type JisClass } from '../standards/jis-b2220.ts'
import { b1620, b1621 } from '../standards/asme-b16-21.ts'
import { categories } from './categories.ts'
import { gasketDimensions, gasketShaded } from './gasket.drawing.ts'
import { made } from './product.ts'
import { labels, t } from './prose.ts'

type Stuff = {
  letters: string
  name: Text
  fill: Fill
  thick: number
  hot: string
  limit: number
  perCm3: number
  density: number
  use: Text
  care: Text
}
const stuffs = {
  fibre: {
    letters: 'NA',
    name: t('Non-asbestos fibre, NBR bound', 'Serat nonasbes, pengikat NBR'),
    fill: 'mid',
    thick: 3,
    hot: '180',
    limit: 40,
    perCm3: 190,
    density: 1.8,
    use: t(
      'Compressed aramid fibre is the all-round gasket for water, oil, gas, air and low-pressure steam.',
      'Serat aramid kempa adalah gasket serbaguna untuk air, minyak, gas, udara, dan uap tekanan rendah.',
    ),
    care: t(
      'Use it once only: a gasket that was hot does not seal again',
      'Sekali pakai: gasket yang pernah panas tidak rapat lagi',
    ),
  },
  ptfe: {
    letters: 'PT',
    name: t('PTFE, virgin white', 'PTFE murni putih'),
    fill: 'white',
    thick: 3,
    hot: '200',
    limit: 20,
    perCm3: 620,
    density: 2.2,
    use: t(
      'PTFE withstands almost every acid, alkali and solvent and leaves no taste in food.',
      'PTFE tahan hampir semua asam, basa, dan pelarut serta tidak memengaruhi rasa makanan.',
    ),
    care: t(
      'It creeps when cold-pressed: tighten again after a day',
      'Bahan ini merayap bila ditekan: kencangkan ulang setelah sehari',
    ),
  },
  graphite: {
    letters: 'GR',
    name: t('Graphite with tanged stainless insert', 'Grafit dengan pelat stainless steel bergerigi'),
    fill: 'deep',
    thick: 2,
    hot: '450',
    limit: 100,
    perCm3: 560,
    density: 1.4,
    use: t(
      'Flexible graphite on a tanged steel core seals steam and hot oil where fibre burns out.',
      'Grafit fleksibel berinti pelat bergerigi merapatkan uap dan oli panas ketika serat sudah hangus.',
    ),
    care: t('Handle with care: the faces scratch easily', 'Tangani hati-hati: permukaannya mudah tergores'),
  },
  nbr: {
    letters: 'NB',
    name: t('NBR rubber, 65 Shore', 'Karet NBR, 65 Shore'),
    fill: 'black',
    thick: 3,
    hot: '80',
    limit: 10,
    perCm3: 95,
    density: 1.35,
    use: t(
      'Rubber seals uneven and flat-faced flanges at low bolt load; NBR suits oil and water with oil in it.',
      'Karet merapatkan flensa rata yang kurang halus dengan tarikan baut kecil; NBR untuk minyak dan air berminyak.',
    ),
    care: t(
      'Tighten until the edge bulges a little, not more',
      'Kencangkan sampai tepinya sedikit menggembung, jangan lebih',
    ),
  },
  epdm: {
    letters: 'EP',
    name: t('EPDM rubber, 65 Shore', 'Karet EPDM, 65 Shore'),
    fill: 'black',
    thick: 3,
    hot: '120',
    limit: 10,
    perCm3: 105,
    density: 1.2,
    use: t(
      'EPDM serves drinking water, hot water, lye and outdoor lines; it protects plastic and iron flanges from bending.',
      'EPDM untuk air minum, air panas, basa, dan jalur luar ruangan; melindungi flensa plastik dan besi cor dari tekukan.',
    ),
    care: t('Keep it away from oil and grease', 'Jauhkan dari oli dan grease'),
  },
} as const satisfies Record<string, Stuff>

type Row = { size: string; dn: number; inner: number; outer: number }
/** Ring gaskets that centre on the bolts: the outside touches their shanks. */
const jisRows = (rating: JisClass): Row[] =>
  jisB2220[rating].map(({ dn, k, bolt, pipe }) => ({
    size: `${dn}A`,
    dn,
    inner: Math.round(pipe + 0.6),
    outer: k - bolt,
  }))
const asmeRows = (rating: 150 | 300): Row[] =>
  pipeSizes.map(({ inch, dn }, index) => ({
    size: inch,
    dn,
    inner: b1621.inner[index] ?? 0,
    outer: b1621[rating][index] ?? 0,
  }))

/** Within a name: a word's first letter is set low, that of an abbreviation is not. */
const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const norms = {
  '5K': { word: 'JIS 5K', standard: 'JIS B 2404', rows: jisRows('5K') },
  '10K': { word: 'JIS 10K', standard: 'JIS B 2404', rows: jisRows('10K') },
  '20K': { word: 'JIS 20K', standard: 'JIS B 2404', rows: jisRows('20K') },
  150: { word: 'class 150', standard: 'ASME B16.21', rows: asmeRows(150) },
  300: { word: 'class 300', standard: 'ASME B16.21', rows: asmeRows(300) },
} as const

function flat(norm: keyof typeof norms, key: keyof typeof stuffs, popularity: number): Product {
  const [{ word, standard, rows }, stuff] = [norms[norm], stuffs[key]]
  const name = t(
    `Ring gasket ${word}, ${lower(stuff.name.en)}, ${stuff.thick} mm`,
    `Gasket flensa ${word}, ${lower(stuff.name.id)}, ${stuff.thick} mm`,
  )
  const shown = rows[6] ?? rows[0]
  const drawn = {
    inner: shown?.inner ?? 77,
    outer: shown?.outer ?? 124,
    thick: stuff.thick,
    fill: stuff.fill,
    title: `${standard} · ${word.replace('class ', '#')} · ${shown?.size ?? ''}`,
  }
  return made({
    code: `GASKET-${stuff.letters}-${norm}`,
    name,
    lead: [
      stuff.use,
      t(
        `Ring that lies inside the bolts of ${word} flanges, so that it centres itself.`,
        `Bentuk ring yang berada di dalam lingkaran baut flensa ${word} sehingga terpusat sendiri.`,
      ),
    ],
    points: [
      t('Clean both faces; no grease, no sealing paste', 'Bersihkan kedua muka; tanpa grease dan sealant'),
      t('Tighten crosswise in three rounds', 'Kencangkan menyilang dalam tiga putaran'),
      stuff.care,
    ],
    data: [
      [labels.standard, standard],
      [labels.material, stuff.name],
      [t('Thickness', 'Tebal'), `${stuff.thick} mm`],
      [labels.temperature, t(`up to ${stuff.hot} °C`, `sampai ${stuff.hot} °C`)],
      [labels.pressure, t(`up to ${stuff.limit} bar`, `sampai ${stuff.limit} bar`)],
    ],
    category: categories.gaskets,
    brand: 'Segelindra',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => gasketDimensions(drawn) },
      { view: 'shaded', draw: () => gasketShaded(drawn) },
    ],
    items: rows.map(({ size, dn, inner, outer }): Item => {
      const volume = (Math.PI / 4) * (outer ** 2 - inner ** 2) * stuff.thick * 1e-3
      const pack = dn <= 50 ? 10 : dn <= 100 ? 5 : 1
      return {
        sku: `GK${stuff.letters}${norm}-${String(dn).padStart(3, '0')}`,
        name: t(
          `Ring gasket ${word} ${size}, ${lower(stuff.name.en)}, ${inner} × ${outer} mm`,
          `Gasket flensa ${word} ${size}, ${lower(stuff.name.id)}, ${inner} × ${outer} mm`,
        ),
        uom: pack === 1 ? 'pcs' : 'pack',
        price: rupiah((1_400 + volume * stuff.perCm3 * 3.1) * pack),
        weight: volume * stuff.density * pack,
        demand: dn >= 25 && dn <= 100 ? 0.95 : 0.5,
        attributes: {
          standard,
          rating: word,
          nominal_size: size,
          bore_dn: dn,
          material: stuff.name,
          inner_diameter: inner,
          outer_diameter: outer,
          thickness: stuff.thick,
          max_temperature: Number(stuff.hot),
          max_pressure: stuff.limit,
          pack_qty: pack,
        },
      }
    }),
  })
}

const spiral = (rating: 150 | 300, filler: 'graphite' | 'PTFE', popularity: number): Product => {
  const name = t(
    `Spiral-wound gasket class ${rating}, stainless 304 with ${filler}`,
    `Spiral wound gasket class ${rating}, stainless steel 304 dengan ${filler === 'PTFE' ? 'PTFE' : 'grafit'}`,
  )
  const rows = b1620.filter((row) => rating in row)
  const shown = rows[5] ?? rows[0]
  const drawn = {
    inner: shown?.inner ?? 70,
    outer: shown?.[rating] ?? 105,
    thick: 4.5,
    fill: filler === 'PTFE' ? ('light' as const) : ('deep' as const),
    title: `ASME B16.20 · #${rating} · ${shown?.inch ?? ''}`,
    winding: { inner: shown?.inner ?? 70, outer: shown?.outer ?? 86 },
  }
  return made({
    code: `GASKET-SW-${rating}-${filler.toUpperCase()}`,
    name,
    lead: [
      t(
        'A V-shaped steel strip wound with a soft filler springs back when the flange breathes with heat and pressure.',
        'Pita baja berbentuk V yang digulung bersama pengisi lunak ini memegas kembali saat flensa memuai dan menyusut.',
      ),
      filler === 'PTFE'
        ? t(
            'PTFE filler for acids and solvents up to 250 °C.',
            'Pengisi PTFE untuk asam dan pelarut sampai 250 °C.',
          )
        : t(
            'Graphite filler for steam, hot oil and gas up to 450 °C in air.',
            'Pengisi grafit untuk uap, oli panas, dan gas sampai 450 °C di udara.',
          ),
    ],
    points: [
      t(
        'The outer ring of carbon steel centres it and limits the squeeze',
        'Ring luar baja karbon memusatkan dan membatasi tekanan jepit',
      ),
      t(
        'Needs raised faces with a fine groove (Ra 3.2 to 6.3 µm)',
        'Memerlukan raised face beralur halus (Ra 3,2 sampai 6,3 µm)',
      ),
      t(
        'Never for cast iron or plastic flanges: the bolt load is too high',
        'Jangan untuk flensa besi cor atau plastik: beban bautnya terlalu tinggi',
      ),
    ],
    data: [
      [labels.standard, 'ASME B16.20'],
      [
        t('Winding', 'Lilitan'),
        t(`304 / ${filler}, 4.5 mm`, `304 / ${filler === 'PTFE' ? 'PTFE' : 'grafit'}, 4,5 mm`),
      ],
      [t('Outer ring', 'Ring luar'), t('Carbon steel, 3 mm', 'Baja karbon, 3 mm')],
    ],
    category: categories.spiralGaskets,
    brand: 'Segelindra',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => gasketDimensions(drawn) },
      { view: 'shaded', draw: () => gasketShaded(drawn) },
    ],
    items: rows.map((row): Item => {
      const outer = row[rating]
      return {
        sku: `GKSW${rating}${filler === 'PTFE' ? 'P' : 'G'}-${String(row.dn).padStart(3, '0')}`,
        name: t(
          `Spiral-wound gasket ${rating} ${filler} ${row.inch}`,
          `Gasket spiral ${rating} ${filler === 'PTFE' ? 'PTFE' : 'grafit'} ${row.inch}`,
        ),
        uom: 'pcs',
        price: rupiah((9_000 + outer ** 1.6 * 19) * (filler === 'PTFE' ? 1.25 : 1)),
        weight: (outer ** 2 - row.inner ** 2) * 0.0115,
        demand: row.dn <= 100 ? 0.8 : 0.4,
        attributes: {
          standard: 'ASME B16.20',
          rating: `class ${rating}`,
          nominal_size: row.inch,
          bore_dn: row.dn,
          material: t(`304 / ${filler}`, `304 / ${filler === 'PTFE' ? 'PTFE' : 'grafit'}`),
          inner_diameter: row.inner,
          outer_diameter: outer,
          thickness: 4.5,
          max_temperature: filler === 'PTFE' ? 250 : 450,
        },
      }
    }),
  })
}

export const gaskets: readonly Product[] = [
  flat('10K', 'fibre', 620),
  flat('5K', 'fibre', 380),
  flat('20K', 'fibre', 260),
  flat(150, 'fibre', 460),
  flat(300, 'fibre', 220),
  flat('10K', 'ptfe', 400),
  flat(150, 'ptfe', 310),
  flat('10K', 'graphite', 340),
  flat(150, 'graphite', 290),
  flat('10K', 'nbr', 430),
  flat('5K', 'nbr', 250),
  flat('10K', 'epdm', 410),
  spiral(150, 'graphite', 420),
  spiral(300, 'graphite', 300),
  spiral(150, 'PTFE', 180),
]
