import type { Product } from '../catalogue/model.ts'
import { figure } from '../catalogue/text.ts'
import { rodlessSide, rodlessSpace } from './rodless-cylinder.drawing.ts'
import { categories } from './categories.ts'
import { lineProduct, type Size } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import { n, t, thrust } from './writing.ts'

const rodless = (bore: 16 | 25 | 32 | 40, magnetic: boolean): Product => {
  const high = bore * (magnetic ? 1.9 : 1.8)
  const base = Math.round(bore * (magnetic ? 4.6 : 7.2))
  return lineProduct({
    code: `${magnetic ? 'ARM' : 'HRB'}${bore}`,
    what: magnetic
      ? t('Rodless cylinder magnetic', 'Silinder rodless magnetik')
      : t('Rodless cylinder with band', 'Silinder rodless berpita'),
    name: magnetic
      ? t(
          `Rodless cylinder, magnetic coupling, bore ${bore} mm`,
          `Silinder rodless, kopling magnet, bore ${bore} mm`,
        )
      : t(
          `Rodless cylinder, slotted barrel with band, bore ${bore} mm`,
          `Silinder rodless, tabung beralur berpita, bore ${bore} mm`,
        ),
    lead: [
      magnetic
        ? t(
            'Piston and carriage are held together by magnets through the closed tube: no leak, no dirt inside. If it is overloaded, the carriage lets go.',
            'Piston dan kereta terhubung magnet menembus tabung tertutup: tanpa bocor, tanpa kotoran di dalam. Bila kelebihan beban, kereta terlepas.',
          )
        : t(
            'The piston carries its carriage through a slot that two steel bands keep shut, so that the force passes on firmly and loads can sit on it.',
            'Piston membawa kereta melalui alur yang ditutup dua pita baja sehingga gaya tersalur kokoh dan beban dapat diletakkan di atasnya.',
          ),
      t(
        'Needs little more than its own stroke in length: half the room of a cylinder with rod.',
        'Hanya perlu panjang sedikit lebih dari stroke-nya: setengah ruang silinder berbatang.',
      ),
    ],
    points: [
      magnetic
        ? t(
            `Breakaway force about ${figure(Math.round(thrust(bore, 6) * 1.15)).en} N`,
            `Gaya lepas sekitar ${figure(Math.round(thrust(bore, 6) * 1.15)).id} N`,
          )
        : t('Support the barrel every 800 mm', 'Tumpu tabung setiap 800 mm'),
      t('Set the cushions before running at full speed', 'Setel peredam sebelum bergerak penuh'),
      t('Guide heavy loads on a linear rail', 'Pandu beban berat pada rel linear'),
    ],
    data: [
      ['force', n(thrust(bore, 6), ' N')],
      ['pressure', t('2 to 8 bar', '2 sampai 8 bar')],
      [t('Length', 'Panjang'), t(`stroke + ${base} mm`, `stroke + ${base} mm`)],
    ],
    category: categories.rodlessCylinders,
    brand: magnetic ? 'Anginara' : 'Hembusa',
    popularity: 190 - bore,
    pictures: [
      {
        view: 'dimensions',
        draw: () => rodlessSide(`Ø${bore} × 500`, bore, 500, 500 + base, high, magnetic),
      },
      { view: 'shaded', draw: () => rodlessSpace(`Ø${bore}`, high, magnetic) },
      { view: 'symbol', draw: () => partSymbol('rodless', `Ø${bore}`) },
    ],
    sizes: [200, 300, 400, 500, 600, 800, 1000, 1500].map((stroke): Size => ({
      key: String(stroke).padStart(4, '0'),
      size: `Ø${bore} × ${stroke}`,
      attributes: {
        bore,
        stroke,
        overall_length: stroke + base,
        port: bore < 25 ? 'M5' : bore < 40 ? 'G1/8' : 'G1/4',
        max_pressure: 8,
      },
      price: (980_000 + bore * 24_000 + stroke * (620 + bore * 14)) * (magnetic ? 1 : 1.35),
      weight: bore ** 2 * 1.2 + stroke * bore * 0.07,
      demand: 0.3,
    })),
    more: bore === 40 && !magnetic ? { displayAddToCart: false } : {},
  })
}

export const rodlessCylinders: readonly Product[] = [
  ...([16, 25, 32, 40] as const).map((bore) => rodless(bore, true)),
  ...([25, 32, 40] as const).map((bore) => rodless(bore, false)),
]
