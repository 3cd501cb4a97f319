import { describe, expect, test } from 'vitest'
import { progressLine, showProgress } from './progress.ts'

const bar = (full: number) => '█'.repeat(full) + '░'.repeat(24 - full)

describe('the line', () => {
  test.each([
    ['in the midst', { rows: 3000, share: 0.25 }, 10_000, `${bar(6)} 25 %  3000 rows  300/s  0:30 left`],
    ['for long', { rows: 9000, share: 0.1 }, 100_000, `${bar(2)} 10 %  9000 rows  90/s  15:00 left`],
    ['for hours', { rows: 9000, share: 0.01 }, 60_000, `${bar(0)} 1 %  9000 rows  150/s  1:39:00 left`],
    ['at its end', { rows: 500, share: 1 }, 2_000, `${bar(24)} 100 %  500 rows  250/s  0:00 left`],
    ['almost at its end', { rows: 999, share: 0.999 }, 999, `${bar(24)} 99 %  999 rows  1000/s  0:01 left`],
    ['slow', { rows: 6, share: 0.5 }, 4_000, `${bar(12)} 50 %  6 rows  1.5/s  0:04 left`],
    ['at the first tick', { rows: 500, share: 0.5 }, 0, `${bar(12)} 50 %  500 rows`],
    ['before a row', { rows: 0, share: 0 }, 0, `${bar(0)} 0 %  0 rows`],
    ['without a row yet', { rows: 0, share: 0 }, 5_000, `${bar(0)} 0 %  0 rows  0/s`],
    ['of an unknown total', { rows: 700, share: 0 }, 1_000, `${bar(0)} 0 %  700 rows  700/s`],
    [
      'past what was reckoned',
      { rows: 700, share: 1.2 },
      1_000,
      `${bar(24)} 100 %  700 rows  700/s  0:00 left`,
    ],
  ])('%s', (_, progress, ms, line) => {
    expect(progressLine(progress, ms)).toBe(line)
  })
})

const startProgress = (isTTY: boolean) => {
  const written: string[] = []
  const clock = { now: 1_000 }
  const progress = showProgress({ isTTY, write: (text) => written.push(text) }, () => clock.now)
  return { written, clock, progress }
}

test('the bar on a terminal is there from the beginning, moves in its place, and leaves the line at the end', () => {
  const { written, clock, progress } = startProgress(true)
  progress.begin()
  clock.now += 1_000
  progress.tell({ rows: 500, share: 0.5 })
  progress.end()
  expect(written).toEqual([
    `\r${bar(0)} 0 %  0 rows\u001B[K`,
    `\r${bar(12)} 50 %  500 rows  500/s  0:01 left\u001B[K`,
    '\n',
  ])
})

test('the progress is a line every five seconds where there is no terminal', () => {
  const { written, clock, progress } = startProgress(false)
  progress.begin()
  for (const [ms, rows] of [
    [4_999, 10],
    [5_000, 20],
    [9_999, 30],
    [10_000, 40],
  ] as const) {
    clock.now = 1_000 + ms
    progress.tell({ rows, share: rows / 80 })
  }
  progress.end()
  expect(written).toEqual([
    `${bar(6)} 25 %  20 rows  4.0/s  0:15 left\n`,
    `${bar(12)} 50 %  40 rows  4.0/s  0:10 left\n`,
  ])
})
