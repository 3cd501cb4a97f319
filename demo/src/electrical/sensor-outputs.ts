import type { Text } from '../catalogue/model.ts'
import { text, type Row } from './texts.ts'

/** The size alone: M12 of M12 × 1. */
export const short = (body: { thread: string }): string => body.thread.split(' ')[0] ?? ''

/** The size with two digits, as part numbers have it. */
export const code = (body: { thread: string }): string => short(body).replace(/^M(\d)$/, 'M0$1')

/** Three-wire outputs. */
export const outputs: readonly (readonly [key: string, name: string, text: Text])[] = [
  ['PO', 'PNP NO', text('PNP, normally open', 'PNP, normal terbuka (NO)')],
  ['NO', 'NPN NO', text('NPN, normally open', 'NPN, normal terbuka (NO)')],
  ['PC', 'PNP NC', text('PNP, normally closed', 'PNP, normal tertutup (NC)')],
  ['NC', 'NPN NC', text('NPN, normally closed', 'NPN, normal tertutup (NC)')],
]

/** How a sensor is connected. */
export const ends = [
  ['C', text('Cable 2 m', 'Kabel 2 m'), ['cable', 'kabel']],
  ['P', text('M12 plug, 4 pins', 'Steker M12, 4 pin'), ['M12 plug', 'steker M12']],
] as const

/** What every direct-current sensor bears. */
export const dcData: readonly Row[] = [
  ['supply', '10 to 30 V DC, 200 mA', '10 sampai 30 V DC, 200 mA'],
  ['protection', 'IP67'],
  ['temperature', '−25 to +70 °C', '−25 sampai +70 °C'],
]
