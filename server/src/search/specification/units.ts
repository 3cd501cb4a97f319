/** What a figure measures, with the sign that its base unit has in a token. */
export type Dimension =
  | 'mm'
  | 'A'
  | 'V'
  | 'W'
  | 'VA'
  | 'bar'
  | 'mm2'
  | 'g'
  | 'l'
  | 'l/min'
  | 'rpm'
  | '°C'
  | 'N'
  | 'Nm'
  | 'Ah'
  | 'lm'
  | 'Hz'
  | '°'
  | '%'
  | 'Shore A'

/** A unit as people type it, and what one of it is in the base unit of its dimension. */
export interface Unit {
  readonly dimension: Dimension
  readonly factor: number
}

/** Every spelling of a unit, in the normal form of `scan.ts`: small letters, `"` for an inch, `mm2` for mm². */
const SPELLINGS: readonly (readonly [Dimension, number, string])[] = [
  ['mm', 1, 'mm'],
  ['mm', 10, 'cm'],
  ['mm', 1000, 'm mtr meter metre'],
  ['mm', 25.4, '" inch inches inci in'],
  ['mm', 0.001, 'um micron mikron'],
  ['A', 1, 'a amp ampere amper'],
  ['A', 0.001, 'ma'],
  ['A', 1000, 'ka'],
  ['V', 1, 'v volt vac vdc'],
  ['V', 1000, 'kv'],
  ['W', 1, 'w watt'],
  ['W', 1000, 'kw'],
  // Indonesian 'pk' and 'dk' are horsepower.
  ['W', 745.7, 'hp pk dk'],
  ['VA', 1, 'va'],
  ['VA', 1000, 'kva'],
  ['bar', 1, 'bar'],
  ['bar', 0.0689476, 'psi'],
  ['bar', 10, 'mpa'],
  ['bar', 0.01, 'kpa'],
  ['bar', 0.001, 'mbar'],
  ['mm2', 1, 'mm2 sqmm'],
  ['g', 1, 'g gr gram'],
  ['g', 1000, 'kg kilo'],
  ['g', 1_000_000, 't ton'],
  ['l', 1, 'l ltr liter litre'],
  ['l', 0.001, 'ml cc'],
  ['l/min', 1, 'l/min lpm'],
  ['l/min', 1000 / 60, 'm3/h cmh'],
  ['rpm', 1, 'rpm'],
  ['°C', 1, '°c c'],
  ['N', 1, 'n'],
  ['N', 1000, 'kn'],
  ['Nm', 1, 'nm'],
  ['Ah', 1, 'ah'],
  ['Ah', 0.001, 'mah'],
  ['lm', 1, 'lm lumen'],
  ['Hz', 1, 'hz'],
  ['Hz', 1000, 'khz'],
  ['°', 1, '° deg derajat'],
  ['%', 1, '% persen percent'],
  ['Shore A', 1, 'sha'],
]

/** Units by their spelling. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  SPELLINGS.flatMap(([dimension, factor, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, { dimension, factor }] as const),
  ),
)

/** Rated powers of motors and inverters in kW (IEC 60072-1, JIS C 4210): 1.5 hp is sold as the 1.1 kW that is within a twelfth of it. */
const KW_STEPS = [
  0.06, 0.09, 0.12, 0.18, 0.2, 0.25, 0.37, 0.4, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 3.7, 4, 5.5, 7.5, 11, 15, 18.5,
  22, 30, 37, 45, 55, 75, 90, 110, 132, 160, 200,
]
const NEAR_STEP = 0.08

/** The rated powers in watts that horsepower is sold as, the nearest first. */
export const ratedWatts = (watts: number): number[] => {
  const near = KW_STEPS.map((kw) => kw * 1000).filter((step) => Math.abs(step - watts) <= NEAR_STEP * watts)
  return near.toSorted((one, other) => Math.abs(one - watts) - Math.abs(other - watts))
}

/** Nominal pipe sizes: DN and the inches of the same pipe (ISO 6708, ASME B36.10). */
const PIPE_SIZES: readonly (readonly [dn: string, inches: string])[] = [
  ['6', '1/8'],
  ['8', '1/4'],
  ['10', '3/8'],
  ['15', '1/2'],
  ['20', '3/4'],
  ['25', '1'],
  ['32', '1-1/4'],
  ['40', '1-1/2'],
  ['50', '2'],
  ['65', '2-1/2'],
  ['80', '3'],
  ['100', '4'],
  ['125', '5'],
  ['150', '6'],
  ['200', '8'],
  ['250', '10'],
  ['300', '12'],
  ['350', '14'],
  ['400', '16'],
]

/** Nominal sizes in inches, small to large, as `1-1/2`. */
export const INCHES = PIPE_SIZES.map(([, inches]) => inches)

const dnByInches = new Map(PIPE_SIZES.map(([dn, inches]) => [inches, dn]))
const inchesByDn = new Map(PIPE_SIZES)

/** The DN of a size in inches. */
export const findNominal = (inches: string): string | undefined => dnByInches.get(inches)
/** The size in inches of a DN. */
export const findInchesOfNominal = (dn: string): string | undefined => inchesByDn.get(dn)

/** `1-1/2` as a number. */
export const inchesAsNumber = (inches: string): number => {
  const [whole = '', fraction] = /^\d+\/\d+$/.test(inches) ? ['0', inches] : inches.split('-')
  const [top = '0', bottom = '1'] = fraction?.split('/') ?? []
  return Number(whole) + Number(top) / Number(bottom)
}

/** A number of millimetres as the size in inches that it is, where it is one: 25.4 is `1`, 12.7 is `1/2`. */
export const findInchesOfLength = (mm: number): string | undefined =>
  INCHES.find((inches) => Math.abs(inchesAsNumber(inches) * 25.4 - mm) < 0.05)

/** A number without zeros that say nothing, at most six digits that count: 16.0 is `16`. */
export const plainNumber = (value: number): string => String(Number(value.toPrecision(6)))
