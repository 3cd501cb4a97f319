import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { chemicalGloves } from './glove-chemical.ts'
import { coatedGloves } from './glove-coated.ts'
import { leatherGloves } from './glove-leather.ts'
import type { GloveRange } from './glove-range.ts'
import { both, product, type Pair } from './prose.ts'
import { gloveDimensions, glovePair, type Glove } from './work-glove.drawing.ts'

const letters: Record<number, string> = { 6: 'XS', 7: 'S', 8: 'M', 9: 'L', 10: 'XL', 11: 'XXL' }
const ranges: readonly GloveRange[] = [...coatedGloves, ...chemicalGloves, ...leatherGloves]

const notes: Partial<Record<GloveRange['category'], Pair>> & { gloves: Pair } = {
  gloves: [
    'Choose the right size: a loose glove makes small parts hard to handle.',
    'Pilih ukuran yang pas: sarung tangan longgar menyulitkan saat memegang sekrup kecil.',
  ],
  cutGloves: [
    'The letter counts, not the number: the older blade test wears its own knife blunt on such yarns.',
    'Yang menentukan adalah hurufnya, bukan angkanya: uji pisau lama menjadi tumpul pada benang seperti ini.',
  ],
  chemicalGloves: [
    'Rinse before taking off, and look for cracks and swelling before the next use.',
    'Bilas sebelum dilepas, lalu periksa retak dan pembengkakan sebelum dipakai lagi.',
  ],
  heatGloves: [
    'Try the size with the work in hand: a stiff glove that is too large slips off a hot part.',
    'Coba nomornya sambil memegang benda kerja: sarung tangan kaku yang kebesaran mudah lepas dari benda panas.',
  ],
  disposableGloves: [
    'Used once, by one person; a glove with a hole is worse than none, since it keeps the liquid on the skin.',
    'Sekali pakai untuk satu orang; sarung tangan bocor lebih buruk daripada tanpa sarung karena menahan cairan pada kulit.',
  ],
}

const resistance = {
  title: ['Letters of EN ISO 374-1', 'Huruf EN ISO 374-1'],
  lead: [
    [
      'Each letter is a test chemical that the glove held back for at least 30 minutes (type A: six of them, type B: three), or 10 minutes (type C: one).',
      'Setiap huruf adalah bahan kimia uji yang ditahan minimal 30 menit (tipe A: enam bahan, tipe B: tiga), atau 10 menit (tipe C: satu).',
    ],
  ],
  points: [
    ['A methanol, B acetone, C acetonitrile', 'A metanol, B aseton, C asetonitril'],
    [
      'J n-heptane, K caustic soda 40 %, L sulphuric acid 96 %',
      'J n-heptana, K soda api 40 %, L asam sulfat 96 %',
    ],
    [
      'M nitric acid 65 %, N acetic acid 99 %, O ammonia 25 %',
      'M asam nitrat 65 %, N asam asetat 99 %, O amonia 25 %',
    ],
    [
      'P hydrogen peroxide 30 %, S hydrofluoric acid 40 %, T formaldehyde 37 %',
      'P hidrogen peroksida 30 %, S asam fluorida 40 %, T formaldehida 37 %',
    ],
  ],
} as const

export const gloves: readonly Product[] = ranges.map((range) => {
  const { code, sku, name, kind, tone, standard, length, sizes, price, mass, pack, coating } = range
  const glove: Glove = {
    size: '9',
    length,
    width: 108,
    kind,
    title: `${standard}${range.protection === '–' ? '' : ` · ${range.protection.replace('Type ', '')}`}`,
    ...(tone === undefined ? {} : { tone }),
  }
  const dozens = pack === undefined ? (range.by ?? 12) : 1
  return product({
    code,
    name,
    category: categories[range.category],
    brand: range.brand,
    popularity: range.popularity,
    ...(code === 'GLOVE-DISP-NITRILE' ? { featured: true } : {}),
    lead: [...range.lead, notes[range.category] ?? notes.gloves],
    points: range.points,
    data: [
      [['Standard', 'Standar'], standard],
      [
        ['Performance', 'Kinerja'],
        range.protection.startsWith('Type')
          ? [range.protection, range.protection.replace('Type', 'Tipe')]
          : range.protection === '–'
            ? ['Minimal risks, category I', 'Risiko minimal, kategori I']
            : range.protection,
      ],
      [['Material', 'Bahan'], range.material],
      [['Length, size 9', 'Panjang, nomor 9'], `${length} mm`],
    ],
    ...(standard === 'EN ISO 374-1' ? { tabs: [resistance] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => gloveDimensions(glove) },
      { view: 'shaded', draw: () => glovePair(glove) },
    ],
    items: sizes.map((size) => ({
      sku: `${sku}-${String(size).padStart(2, '0')}`,
      name: both([`${name[0]}, size ${size}`, `${name[1]}, nomor ${size}`]),
      uom: pack === undefined ? 'pair' : 'box',
      price: rupiah(price * (1 + (size - 9) * (dozens === 1 ? 0.015 : 0))),
      weight: mass * (1 + (size - 9) * 0.04),
      ...(dozens > 1 ? { minimum: dozens, multiple: dozens } : {}),
      demand: size === 9 || size === 8 ? 1 : size === 10 ? 0.8 : 0.4,
      attributes: {
        standard,
        size: `${size} (${letters[size] ?? ''})`,
        material: both(range.material),
        ...(coating === undefined ? {} : { coating: both(coating) }),
        ...(range.protection === '–'
          ? {}
          : {
              protection: range.protection.startsWith('Type')
                ? both([range.protection, range.protection.replace('Type', 'Tipe')])
                : range.protection,
            }),
        length: length + (size - 9) * 10,
        ...(pack === undefined ? {} : { pack_qty: pack }),
      },
    })),
  })
})
