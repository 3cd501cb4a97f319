import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrolled, type PanelScroll } from './panel-scroll.ts'

const PLACE = 160
const start: PanelScroll = { at: 0, turnedAt: 0, hidden: false }
const through = (...ways: number[]): boolean =>
  ways.reduce((state, at) => scrolled(state, at, PLACE, false), start).hidden

test.each([
  ['stays where the page has a place for it', [100, 160], false],
  ['hides below that', [100, 161], true],
  ['stays within 25 px of where the page turned', [600, 400, 425], false],
  // @spec §9 Scroll: panel hides
  ['hides after more than 25 px', [600, 400, 426], true],
  ['hides after many small steps, too', [600, 400, 410, 420, 430], true],
  ['stays hidden within 10 px up', [600, 590], true],
  // @spec §9 Scroll: panel shows
  ['shows after more than 10 px up', [600, 589], false],
  ['shows after many small steps', [600, 596, 592, 588], false],
  ['counts from where the page last turned', [600, 592, 600, 592], true],
  ['shows at the top whatever came before', [600, 595, 150], false],
])('the panel %s', (_, ways, hidden) => {
  expect(through(...ways)).toBe(hidden)
})

test('it never hides while it has the focus', () => {
  const scrolledState = [200, 600, 900].reduce((state, at) => scrolled(state, at, PLACE, true), start)
  expect(scrolledState.hidden).toBe(false)
  expect(scrolled(scrolledState, 901, PLACE, false).hidden).toBe(true)
})

test('however one scrolls, 11 px up show it and 26 px down below its place hide it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(3_000), { minLength: 1 }),
      fc.integer({ min: 300, max: 3_000 }),
      (ways, from) => {
        const there = [...ways, from].reduce((state, at) => scrolled(state, at, PLACE, false), start)
        expect(scrolled(there, from - 11, PLACE, false).hidden).toBe(false)
        const up = scrolled(there, from - 11, PLACE, false)
        expect(scrolled(up, up.at + 26, PLACE, false).hidden).toBe(true)
      },
    ),
  )
})
