import type { Product } from '../catalogue/model.ts'
import { filterSection, unitFront, unitSpace, type Unit } from './air-preparation.drawing.ts'
import { frames, type Port, type Unitary } from './air-frames.ts'
import { units } from './air-units.ts'
import { lineProduct, type Line, type Size } from './line.ts'
import { smcPreparation } from './smc-preparation.ts'
import { partSymbol } from './symbol.drawing.ts'
import { serviceTab } from './tabs.ts'
import { n, t, table } from './writing.ts'

function unit(of: Unitary, port: Port): Product {
  const frame = frames[port]
  const flow = Math.round((frame.flow * (of.flow ?? 1)) / 10) * 10
  const drawn: Unit = { width: frame.width, port, modules: of.modules, title: `${of.code} · ${port}` }
  const line: Line = {
    code: `${of.code}${frame.code}`,
    what: { en: `${of.text.en} ${port}`, id: `${of.text.id} ${port}` },
    name: { en: `${of.text.en}, ${port}`, id: `${of.text.id}, ${port}` },
    lead: [
      of.lead,
      t(`The ${port} frame suits ${frame.use.en}.`, `Ukuran ${port} cocok untuk ${frame.use.id}.`),
    ],
    points: of.points,
    data: [
      ['flow', n(flow, ' l/min')],
      ['pressure', t('up to 10 bar', 'hingga 10 bar')],
      ['temperature', t('+5 to +60 °C', '+5 sampai +60 °C')],
      ['thread', port],
    ],
    category: of.category,
    brand: of.brand,
    popularity: of.popularity - (port === 'G1/4' ? 0 : port === 'G1/2' ? 30 : port === 'G3/8' ? 60 : 160),
    pictures: [
      { view: 'dimensions', draw: () => unitFront(drawn) },
      { view: 'shaded', draw: () => unitSpace(drawn) },
      { view: 'symbol', draw: () => partSymbol(of.symbol, drawn.title) },
      ...(of.section === undefined
        ? []
        : [{ view: 'section' as const, draw: () => filterSection(drawn.title, of.section ?? '') }]),
    ],
    sizes: of.sizes(port).map(({ key, size, attributes, factor }): Size => ({
      key,
      size,
      attributes: { port, flow, max_pressure: 10, ...attributes },
      price: frame.cost * of.factor * factor,
      weight: frame.mass * of.modules.length * 1.1,
      demand: port === 'G1/4' || port === 'G1/2' ? 0.85 : 0.45,
    })),
    more: {
      featured: of.code === 'AFC' && port === 'G1/4',
      displayAddToCart: !(port === 'G1' && of.code === 'AMF'),
      tabs:
        (of.code === 'AFT' || of.code === 'AMF') && (port === 'G1/4' || port === 'G1/2')
          ? [
              {
                title: t('Air quality by use', 'Mutu udara menurut pemakaian'),
                html: table([
                  [t('Use', 'Pemakaian'), t('Filter', 'Filter'), t('Oil', 'Oli')],
                  [
                    t('Air motors, wrenches', 'Motor angin, kunci impact'),
                    '40 µm',
                    t('lubricated', 'dilumasi'),
                  ],
                  [t('Cylinders and valves', 'Silinder dan katup'), '40 µm', t('none needed', 'tidak perlu')],
                  [
                    t('Spray painting', 'Pengecatan semprot'),
                    t('5 µm and 0.01 µm', '5 µm dan 0,01 µm'),
                    t('free of oil', 'bebas oli'),
                  ],
                  [
                    t('Measuring, bearings on air', 'Alat ukur, air bearing'),
                    t('5 µm and 0.01 µm', '5 µm dan 0,01 µm'),
                    t('free of oil', 'bebas oli'),
                  ],
                ]),
              },
            ]
          : of.code !== 'AFT' &&
              of.modules.some((module) => module === 'filter' || module === 'filterRegulator') &&
              port !== 'G1/8'
            ? [serviceTab]
            : [],
    },
  }
  return lineProduct(line)
}

export const airPreparation: readonly Product[] = [
  ...units.flatMap((of) => of.ports.map((port) => unit(of, port))),
  ...smcPreparation,
]
