import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { glues } from './adhesive-range.ts'
import { categories } from './categories.ts'
import { both, measure, product } from './prose.ts'
import { vesselDimensions, vesselGroup, vesselRange, type Vessel } from './vessel.drawing.ts'

export const adhesives: readonly Product[] = glues.map((glue) => {
  const {
    code,
    mark,
    name,
    category,
    packs,
    colours = [['', undefined]] as const,
    gap,
    hot,
    price,
    popularity,
    band,
    lead,
    points,
  } = glue
  const title = `${mark} · ${packs.map(([ml]) => ml).join(' / ')} ml`
  const vesselOf = (index: number): Vessel => {
    const [ml, kind, width, height] = packs[index] ?? [300, 'cartridge', 49, 215]
    return { kind, width, height, mark: [mark, `${ml} ml`], ...(band === undefined ? {} : { band }) }
  }
  const shown = vesselOf(packs.length > 1 ? 1 : 0)
  return product({
    code: `GLUE-${code}`,
    name,
    category: categories[category],
    brand: 'Lekatra',
    popularity,
    ...(code === 'TL43' ? { featured: true } : {}),
    lead: [
      lead,
      category === 'sealants'
        ? [
            'Sold by the single cartridge; twelve make a carton.',
            'Dijual satuan; dua belas kartrid satu karton.',
          ]
        : [
            'Safety data sheet and batch certificate come with the delivery.',
            'Safety data sheet (SDS) dan sertifikat bets disertakan saat pengiriman.',
          ],
    ],
    points,
    data: [
      ...(gap === undefined
        ? []
        : [
            [
              category === 'sealants'
                ? (['Joint width', 'Lebar celah'] as const)
                : (['Largest gap', 'Celah maksimum'] as const),
              measure(gap, 'mm'),
            ] as const,
          ]),
      [
        ['Temperature', 'Suhu'],
        [`up to ${hot} °C`, `sampai ${hot} °C`],
      ] as const,
      [['Pack', 'Kemasan'], `${packs.map(([ml]) => ml).join(' / ')} ml`] as const,
    ],
    pictures: [
      { view: 'dimensions', draw: () => vesselDimensions(shown, title) },
      packs.length > 1
        ? {
            view: 'range',
            draw: () =>
              vesselRange(
                packs.map(([ml], index) => [vesselOf(index), `${ml} ml`] as const),
                title,
              ),
          }
        : { view: 'shaded', draw: () => vesselGroup(shown, title) },
    ],
    items: colours.flatMap(([letters, tint]) =>
      packs.map(([ml, kind]): Item => ({
        sku: `${code}-${ml}${letters === '' ? '' : `-${letters}`}`,
        name: both(
          tint === undefined
            ? [`${name[0]}, ${ml} ml`, `${name[1]}, ${ml} ml`]
            : [
                `${name[0]}, ${tint[0].toLowerCase()}, ${ml} ml`,
                `${name[1]}, ${tint[1].toLowerCase()}, ${ml} ml`,
              ],
        ),
        uom:
          kind === 'tin' || kind === 'jar'
            ? 'can'
            : kind === 'nozzle' || kind === 'dropper'
              ? 'bottle'
              : 'pcs',
        price: rupiah(category === 'sealants' ? price * (ml / 300) ** 0.7 : price * (ml / 50) ** 0.82),
        weight: ml * 1.12 + 18,
        demand: ml === 50 || ml === 300 ? 1 : 0.6,
        attributes: {
          content: ml,
          max_temperature: hot,
          ...(gap === undefined ? {} : { gap }),
          ...(tint === undefined ? {} : { colour: both(tint) }),
        },
      })),
    ),
  })
})
