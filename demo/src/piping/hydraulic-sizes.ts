import { t } from './prose.ts'

/** A DN as part numbers write it. */
export const two = (value: number): string => String(value).padStart(2, '0')
export const steel = t('Carbon steel, zinc plated', 'Baja karbon, lapis seng')

/** Hose bore, its inch name, the usual thread of each system and its outside diameter in mm, spanner size. */
export type HydraulicRow = {
  dn: number
  inch: string
  bsp: readonly [string, number]
  jic: readonly [string, number]
  metric: readonly [string, number]
  hex: number
}
export const hydraulicThreads: readonly HydraulicRow[] = [
  {
    dn: 6,
    inch: '1/4"',
    bsp: ['G1/4', 13.2],
    jic: ['7/16-20 UNF', 11.1],
    metric: ['M14 × 1.5', 14],
    hex: 19,
  },
  {
    dn: 10,
    inch: '3/8"',
    bsp: ['G3/8', 16.7],
    jic: ['9/16-18 UNF', 14.3],
    metric: ['M18 × 1.5', 18],
    hex: 22,
  },
  { dn: 12, inch: '1/2"', bsp: ['G1/2', 21], jic: ['3/4-16 UNF', 19], metric: ['M22 × 1.5', 22], hex: 27 },
  {
    dn: 16,
    inch: '5/8"',
    bsp: ['G5/8', 22.9],
    jic: ['7/8-14 UNF', 22.2],
    metric: ['M26 × 1.5', 26],
    hex: 30,
  },
  { dn: 19, inch: '3/4"', bsp: ['G3/4', 26.4], jic: ['1-1/16-12 UN', 27], metric: ['M30 × 2', 30], hex: 32 },
  { dn: 25, inch: '1"', bsp: ['G1', 33.2], jic: ['1-5/16-12 UN', 33.3], metric: ['M36 × 2', 36], hex: 41 },
]

/** The families of threaded ends: their letters in part numbers, standard, and what to heed. */
export const systems = {
  bsp: {
    name: t('BSP, 60° cone', 'BSP, kerucut 60°'),
    letters: 'B',
    standard: 'ISO 8434-6',
    care: t(
      'The cone seals on the nose, not on the thread: no tape',
      'Kerucutnya yang merapat, bukan ulirnya: tanpa seal tape',
    ),
  },
  jic: {
    name: t('JIC, 37° cone', 'JIC, kerucut 37°'),
    letters: 'J',
    standard: 'ISO 8434-2',
    care: t(
      '37° only: a 45° SAE cone of the same thread leaks',
      'Hanya 37°: kerucut SAE 45° berulir sama akan bocor',
    ),
  },
  metric: {
    name: t('metric DKOL, 24° cone with O-ring', 'metrik DKOL, kerucut 24° dengan O-ring'),
    letters: 'M',
    standard: 'ISO 8434-1',
    care: t(
      'Oil the O-ring and check that it sits in its groove',
      'Olesi O-ring dan pastikan duduk pada alurnya',
    ),
  },
} as const
export type System = keyof typeof systems
