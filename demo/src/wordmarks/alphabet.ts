/**
 * Letters as centre lines. A glyph is its width (1 is a plain letter), how close its left and right neighbours may come
 * (1 is a straight stem, less for round and open sides) and its lines: points `x,y` with y from 0 (cap height) to 1
 * (baseline), `*` for a corner that the style rounds, `Z` where the line closes, `|` between lines.
 */
type Glyph = readonly [width: number, left: number, right: number, lines: string]

/** How the letters of a style are built. */
export type Build = {
  /** The letter A: pointed, a square arch, or without its bar. */
  a?: 'point' | 'arch' | 'open'
  /** E with round corners. */
  roundE?: boolean
  /** Height of small letters, 0 to 1. */
  xHeight?: number
}

const forms = {
  point: [1.05, 0.35, 0.35, '0,1 .5,0 1,1|.19,.68 .81,.68'],
  arch: [0.95, 1, 1, '0,1 0,0* 1,0* 1,1|0,.6 1,.6'],
  open: [1.05, 0.35, 0.35, '0,1 .5,0 1,1'],
} as const satisfies Record<string, Glyph>

const capitals: Readonly<Record<string, Glyph>> = {
  B: [0.95, 1, 0.85, '0,1 0,0 .92,0* .92,.47* 0,.47|0,.47 1,.47* 1,1* 0,1'],
  C: [0.95, 0.85, 0.8, '1,.25 1,0* 0,0* 0,1* 1,1* 1,.75'],
  D: [1, 1, 0.85, '0,0 1,0* 1,1* 0,1Z'],
  E: [0.8, 1, 0.7, '1,0 0,0 0,1 1,1|0,.5 .86,.5'],
  F: [0.78, 1, 0.55, '1,0 0,0 0,1|0,.52 .86,.52'],
  G: [1, 0.85, 0.9, '1,.25 1,0* 0,0* 0,1* 1,1* 1,.54 .56,.54'],
  H: [0.98, 1, 1, '0,0 0,1|1,0 1,1|0,.5 1,.5'],
  I: [0, 1, 1, '0,0 0,1'],
  J: [0.7, 0.7, 1, '1,0 1,1* 0,1* 0,.72'],
  K: [0.98, 1, 0.35, '0,0 0,1|1,0 0,.6|.38,.372 1,1'],
  L: [0.75, 1, 0.45, '0,0 0,1 1,1'],
  M: [1.22, 1, 1, '0,1 0,0 .5,.66 1,0 1,1'],
  N: [1, 1, 1, '0,1 0,0 1,1 1,0'],
  O: [1.05, 0.85, 0.85, '0,0* 1,0* 1,1* 0,1*Z'],
  P: [0.92, 1, 0.65, '0,1 0,0 1,0* 1,.56* 0,.56'],
  R: [0.96, 1, 0.6, '0,1 0,0 1,0* 1,.54* 0,.54|.46,.54 1,1'],
  S: [0.92, 0.8, 0.8, '1,.22 1,0* 0,0* 0,.5* 1,.5* 1,1* 0,1* 0,.78'],
  T: [0.92, 0.4, 0.4, '0,0 1,0|.5,0 .5,1'],
  U: [0.98, 1, 1, '0,0 0,1* 1,1* 1,0'],
  V: [1.05, 0.35, 0.35, '0,0 .5,1 1,0'],
  W: [1.5, 0.35, 0.35, '0,0 .27,1 .5,.25 .73,1 1,0'],
  Y: [1, 0.3, 0.3, '0,0 .5,.52 1,0|.5,.52 .5,1'],
}

function small(x: number): Readonly<Record<string, Glyph>> {
  const [m, s] = [(1 + x) / 2, x + (1 - x) * 0.25]
  const bowl = `1,${x} 0,${x}* 0,1* 1,1Z`
  const mirrored = `0,${x} 1,${x}* 1,1* 0,1Z`
  return {
    a: [0.86, 0.85, 1, bowl],
    b: [0.86, 1, 0.85, `0,0 0,1|${mirrored}`],
    c: [0.78, 0.85, 0.75, `1,${s} 1,${x}* 0,${x}* 0,1* 1,1* 1,${1.05 - (s - x)}`],
    d: [0.86, 0.85, 1, `1,0 1,1|${bowl}`],
    e: [0.84, 0.85, 0.8, `0,${m} 1,${m} 1,${x}* 0,${x}* 0,1* .92,1`],
    f: [0.55, 0.6, 0.4, `1,0 .4,0* .4,1|0,${x} .95,${x}`],
    g: [0.86, 0.85, 1, `1,${x} 1,1.32* .08,1.32|${bowl}`],
    h: [0.84, 1, 1, `0,0 0,1|0,${x} 1,${x}* 1,1`],
    i: [0, 1, 1, `0,${x} 0,1|0,0 0,.14`],
    j: [0.36, 0.6, 1, `1,${x} 1,1.32* 0,1.32|1,0 1,.14`],
    k: [0.82, 1, 0.4, `0,0 0,1|.95,${x} 0,.76|.36,${x + (0.76 - x) * 0.62} 1,1`],
    l: [0, 1, 1, '0,0 0,1'],
    m: [1.36, 1, 1, `0,1 0,${x} .5,${x}* .5,1|.5,${x} 1,${x}* 1,1`],
    n: [0.84, 1, 1, `0,1 0,${x} 1,${x}* 1,1`],
    o: [0.86, 0.85, 0.85, `0,${x}* 1,${x}* 1,1* 0,1*Z`],
    p: [0.86, 1, 0.85, `0,1.32 0,${x}|${mirrored}`],
    r: [0.5, 1, 0.45, `0,1 0,${x}* 1,${x}`],
    s: [0.76, 0.8, 0.8, `.95,${x} 0,${x}* 0,${m}* 1,${m}* 1,1* .03,1`],
    t: [0.6, 0.5, 0.5, `.38,.1 .38,1* 1,1|0,${x} 1,${x}`],
    u: [0.84, 1, 1, `0,${x} 0,1* 1,1 1,${x}`],
    v: [0.88, 0.4, 0.4, `0,${x} .5,1 1,${x}`],
    w: [1.3, 0.4, 0.4, `0,${x} .27,1 .5,${x + 0.15} .73,1 1,${x}`],
    y: [0.84, 1, 1, `0,${x} 0,1* 1,1|1,${x} 1,1.32* .08,1.32`],
  }
}

/** The glyph of a letter in a style. */
export function glyphOf(letter: string, { a = 'point', roundE = false, xHeight = 0.32 }: Build): Glyph {
  if (letter === 'A') return forms[a]
  if (letter === 'E' && roundE) return [0.86, 0.85, 0.7, '1,0 0,0* 0,1* 1,1|0,.5 .86,.5']
  const glyph = capitals[letter] ?? small(xHeight)[letter]
  if (glyph === undefined) throw new Error(`The alphabet has no ${letter}.`)
  return glyph
}
