import type { catalogue } from '@pasok/server'

const WIDTH = 24
/** Where nobody looks at a screen, a line every so often is enough. */
const QUIET_MS = 5_000

interface Out {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Shows how far an import is: a bar that moves on a terminal, a line now and then elsewhere. `now` in milliseconds. */
export const showProgress = (out: Out, now: () => number) => {
  let began = 0
  let told = 0
  return {
    begin: (): void => {
      began = told = now()
    },
    tell: (progress: catalogue.ImportProgress): void => {
      const at = now()
      if (out.isTTY) out.write(`\r${progressLine(progress, at - began)}\u001B[K`)
      else if (at - told >= QUIET_MS) {
        told = at
        out.write(`${progressLine(progress, at - began)}\n`)
      }
    },
    end: (): void => {
      if (out.isTTY) out.write('\n')
    },
  }
}

/** One line: bar, rows, rows a second, and how long it takes still at this speed. */
export const progressLine = ({ rows, share }: catalogue.ImportProgress, ms: number): string => {
  const full = Math.round(Math.min(1, share) * WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  const rate = ms > 0 ? Math.round((rows / ms) * 1000) : 0
  const left = share > 0 ? (ms / share) * (1 - share) : undefined
  return `${bar} ${Math.floor(share * 100)} %  ${rows} rows  ${rate}/s${left === undefined ? '' : `  ${clock(left)} left`}`
}

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
