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
    'A glove that fits is worn; one that is too large is taken off at the first small screw.',
    'Sarung tangan yang pas akan dipakai; yang kebesaran dilepas begitu memegang sekrup kecil.',
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
    'Leather gloves are chosen snug: they widen in wear.',
    'Sarung tangan kulit dipilih agak sempit karena melonggar setelah dipakai.',
  ],
  disposableGloves: [
    'Used once, by one person; a glove with a hole is worse than none, since it keeps the liquid on the skin.',
    'Sekali pakai untuk satu orang; sarung tangan bocor lebih buruk daripada tanpa sarung karena menahan cairan pada kulit.',
  ],
}

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
