import type { Product } from '../catalogue/model.ts'
import { maleThreads, type Male } from './fitting.drawing.ts'
import type { Size } from './line.ts'
import { partSymbol, type SymbolName } from './symbol.drawing.ts'
import { roundMass, t } from './writing.ts'

/** The circuit symbol as a product's last picture. */
export const symbol = (name: SymbolName, title: string): Product['pictures'] => [
  { view: 'symbol', draw: () => partSymbol(name, title) },
]

/** A thread as a part number writes it. */
export const code = (name: string): string => name.replace('/', '')

const flows: Record<string, number> = {
  M5: 110,
  '1/8': 420,
  '1/4': 900,
  '3/8': 1600,
  '1/2': 2800,
  '3/4': 4800,
  '1': 7500,
}

/** The flow a valve with this thread passes, l/min: the maker's own. */
export const flowOf = (name: string): number => flows[name.replace(/^(R|G|Rc)/, '')] ?? 400

/** What push-in valves are made of. */
export const bodyText = t('Nickel-plated brass, PBT', 'Kuningan lapis nikel, PBT')

/** The threads that most of these parts come in. */
export const threads: readonly Male[] = ['G1/8', 'G1/4', 'G3/8', 'G1/2']

/** The sizes of a part by its thread. */
export const threadSizes = (
  of: readonly Male[],
  base: number,
  attributes: (port: Male) => Size['attributes'],
  mass = 1,
): Size[] =>
  of.map((port) => ({
    key: code(port.replace(/^[RG]/, '')),
    size: port,
    attributes: { port, ...attributes(port) },
    price: base * (0.5 + maleThreads[port].d ** 1.5 / 60),
    weight: roundMass(maleThreads[port].hex + 4, 30, 4) * mass,
    demand: port.endsWith('1/4') ? 0.85 : 0.5,
  }))
