import { threadCpuUsage } from 'node:process'

const SIGNS = [
  ' ',
  '\t',
  '\u00A0',
  '\n',
  '"',
  '""',
  "'",
  '1',
  '1.',
  '1,',
  '.',
  ',',
  '-',
  ':',
  '(',
  ')',
  '[',
  '<',
  '/',
  '|',
  ';',
]
const WORDS = [
  'a',
  'A1',
  'Version/1 ',
  'total ',
  '<a',
  '<p ',
  '</',
  '&#0',
  'x ',
  '1 x',
  '\r',
  '\0',
  '000',
  '1-',
]
const ENDS = [
  ['', ''],
  ['', '!'],
  ['1', ' ~'],
  ['a', 'a'],
  ['total', 'x'],
  ['"', '1'],
  ['Rp 1', 'x'],
] as const

/** Texts of one thing over and over between two ends, `times` of it: what makes an expression go back and forth. */
const hostileTexts = (times: number): string[] =>
  [...SIGNS, ...WORDS].flatMap((piece) =>
    ENDS.map(([before, behind]) => before + piece.repeat(times) + behind),
  )

/** In milliseconds of this thread alone: the least of three, or the first that is small. */
const measureCost = (work: () => unknown): number => {
  const once = () => {
    const before = threadCpuUsage()
    work()
    const { user, system } = threadCpuUsage(before)
    return (user + system) / 1000
  }
  const first = once()
  return first <= NOISE_MS ? first : Math.min(first, once(), once())
}

const TIMES = [250, 1_000, 4_000, 16_000]
/** Four times as much text may take eight times as long, and so much more: by the square of its length it takes sixteen. */
const MOST_GROWTH = 8
const NOISE_MS = 20

/** A text for which work grows faster than it does, by its first and last signs; undefined where none is found. */
export const growingFaster = (work: (text: string) => unknown): string | undefined => {
  let before: readonly number[] | undefined
  for (const times of TIMES) {
    const costs: number[] = []
    for (const [at, text] of hostileTexts(times).entries()) {
      const cost = measureCost(() => work(text))
      if (cost > MOST_GROWTH * (before?.[at] ?? Infinity) + NOISE_MS)
        return `${times} of ${JSON.stringify(text.slice(0, 8))}, and ${JSON.stringify(text.slice(-3))}`
      costs.push(cost)
    }
    before = costs
  }
  return undefined
}
