import type { Text } from '../catalogue/model.ts'
import { t, type Row } from './compose.ts'

/** Grams of a steel bearing, by how much of its ring of space is filled. */
export const massOf = ({ d, D, B }: { d: number; D: number; B: number }, filled = 0.68): number =>
  Math.max(1, Number(((((D * D - d * d) * Math.PI) / 4) * B * 0.00785 * filled).toPrecision(3)))

/** Speed limit in rpm from the product of speed and mean diameter that a design bears. */
export const speedOf = ({ d, D }: { d: number; D: number }, product: number): number => {
  const speed = product / ((d + D) / 2)
  const step = speed > 10_000 ? 1000 : speed > 3000 ? 200 : 100
  return Math.round(speed / step) * step
}

/** Shafts of 15 to 40 mm are asked for most. */
export const demandOf = (d: number): number => (d >= 15 && d <= 40 ? 0.95 : d < 60 ? 0.65 : 0.35)

/** What most bearings are made of, for the data table. */
export const steelData = (cage: Text, temperature: readonly [low: string, high: string]): Row[] => [
  [
    t('Rings and rolling elements', 'Cincin dan elemen gelinding'),
    t('Chrome bearing steel, hardened', 'Baja bearing krom, dikeraskan'),
  ],
  [t('Cage', 'Cage'), cage],
  [
    t('Temperature', 'Suhu kerja'),
    t(`${temperature[0]} to ${temperature[1]} °C`, `${temperature[0]} sampai ${temperature[1]} °C`),
  ],
]

export const pressed: Text = t('Pressed steel', 'Baja pres')
export const polyamide: Text = t('Glass-fibre polyamide', 'Poliamida serat kaca')
export const brass: Text = t('Machined brass', 'Kuningan bubut')
