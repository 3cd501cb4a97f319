import type { catalogueImport } from '@pasok/server'

const WIDTH = 24
/** Without a terminal, a line every so often is enough. */
const QUIET_MS = 5_000

interface Out {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Shows how far an import is: a bar that moves on a terminal, a line now and then elsewhere. `now` in milliseconds. */
export const showProgress = (out: Out, now: () => number) => {
  let began = 0
  let lastShown = 0
  const draw = (progress: catalogueImport.ImportProgress, ms: number) =>
    out.write(`\r${progressLine(progress, ms)}\u001B[K`)
  return {
    begin: (): void => {
      began = lastShown = now()
      // The first rows may be long in coming: of a workbook, or with pictures to fetch.
      if (out.isTTY) draw({ rows: 0, share: 0 }, 0)
    },
    tell: (progress: catalogueImport.ImportProgress): void => {
      const at = now()
      if (out.isTTY) draw(progress, at - began)
      else if (at - lastShown >= QUIET_MS) {
        lastShown = at
        out.write(`${progressLine(progress, at - began)}\n`)
      }
    },
    end: (): void => {
      if (out.isTTY) out.write('\n')
    },
  }
}

/** One line: bar, rows, rows a second, and how long it takes still at this speed, where that can be told. */
export const progressLine = ({ rows, share }: catalogueImport.ImportProgress, ms: number): string => {
  const done = Math.min(1, share)
  const full = Math.round(done * WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  const parts = [`${bar} ${Math.floor(done * 100)} %`, `${rows} rows`]
  if (ms > 0) parts.push(`${formatRate(rows, ms)}/s`)
  if (ms > 0 && done > 0) parts.push(`${clock((ms / done) * (1 - done))} left`)
  return parts.join('  ')
}

/** Below ten a second with a decimal: an import that waits for other people's servers is slow, not still. */
const formatRate = (rows: number, ms: number): string => {
  const rate = (rows / ms) * 1000
  return rate > 0 && rate < 10 ? rate.toFixed(1) : String(Math.round(rate))
}

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  const two = (n: number) => String(n).padStart(2, '0')
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
