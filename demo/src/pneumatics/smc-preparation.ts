import type { Product } from '../catalogue/model.ts'
import { unitFront, unitSpace, type Unit } from './air-preparation.drawing.ts'
import { categories } from './categories.ts'
import { lineProduct, unmeasured } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import { t } from './writing.ts'

const smcSeries = [
  [
    'AW',
    t('SMC filter regulator AW', 'Filter regulator SMC AW'),
    ['AW20-02BG-A', 'AW30-03BG-A', 'AW40-04BG-A'],
    'filterRegulator',
    'regulator',
    categories.combined,
    t(
      'Filter and regulator in one body with gauge and bracket, modular A type that joins to other units of the series with spacers.',
      'Filter dan regulator dalam satu badan dengan manometer dan braket, tipe A modular yang disambung ke unit lain seri ini dengan spacer.',
    ),
  ],
  [
    'AR',
    t('SMC regulator AR', 'Regulator SMC AR'),
    ['AR20-02BG-A', 'AR30-03BG-A', 'AR40-04BG-A'],
    'regulator',
    'regulator',
    categories.regulators,
    t(
      'Relieving regulator with a lockable knob, gauge and bracket.',
      'Regulator relieving dengan knob terkunci, manometer, dan braket.',
    ),
  ],
  [
    'AF',
    t('SMC air filter AF', 'Filter udara SMC AF'),
    ['AF20-02-A', 'AF30-03-A', 'AF40-04-A'],
    'filter',
    'drain',
    categories.filters,
    t(
      'Filter with a 5 µm element and a bowl that can be seen through all around.',
      'Filter dengan elemen 5 µm dan mangkuk yang tembus pandang dari segala arah.',
    ),
  ],
] as const

export const smcPreparation: readonly Product[] = smcSeries.map(
  ([code, what, numbers, module, symbol, category, lead], series) => {
    const drawn: Unit = { width: 42, port: 'Rc1/4', modules: [module], title: numbers[0] }
    const product = lineProduct({
      code: `S${code}`,
      what,
      name: { en: `${what.en} series, modular`, id: `${what.id} seri modular` },
      lead: [lead],
      points: [
        t(
          'Number after the dash: 02 is Rc1/4, 03 is Rc3/8, 04 is Rc1/2',
          'Angka setelah tanda hubung: 02 = Rc1/4, 03 = Rc3/8, 04 = Rc1/2',
        ),
        t(
          'Do not use near organic solvents: the bowl is polycarbonate',
          'Jangan digunakan dekat pelarut organik: mangkuknya polikarbonat',
        ),
        t('Spacers for joining are ordered separately', 'Spacer penyambung dipesan terpisah'),
      ],
      data: [
        ['pressure', t('up to 1.0 MPa', 'hingga 1,0 MPa')],
        ['temperature', t('−5 to +60 °C, no freezing', '−5 sampai +60 °C, tanpa pembekuan')],
      ],
      category,
      brand: 'SMC',
      popularity: 520 - series * 60,
      pictures: [
        { view: 'dimensions', draw: () => unitFront(drawn) },
        { view: 'shaded', draw: () => unitSpace(drawn) },
        { view: 'symbol', draw: () => partSymbol(symbol, numbers[0]) },
      ],
      sizes: numbers.map((number, index) => ({
        key: String(index),
        size: number,
        attributes: {
          port: ['Rc1/4', 'Rc3/8', 'Rc1/2'][index] ?? '',
          max_pressure: 10,
          ...(code === 'AR' ? {} : { filter_rating: 5 }),
        },
        price: 330_000 + index * 175_000 + (code === 'AW' ? 190_000 : 0),
        weight: 230 + index * 200,
        demand: 0.5,
      })),
    })
    return {
      ...product,
      pictures: unmeasured(product.pictures),
      items: product.items.map((item, index) => ({
        ...item,
        sku: numbers[index] ?? item.sku,
        name: {
          en: `${what.en.slice(0, -3)} ${numbers[index]}`,
          id: `${what.id.slice(0, -3)} ${numbers[index]}`,
        },
      })),
    }
  },
)
