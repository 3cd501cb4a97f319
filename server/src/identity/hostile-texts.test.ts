import { expect, it } from 'vitest'
import { parseDevice } from './sessions/device.ts'
import { growingFaster } from '../testing/growth.ts'

/** What reads texts that somebody else wrote, each given texts far beyond the bounds of their fields. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'User-Agent': parseDevice,
}

it.each(Object.entries(readers))('%s takes time in proportion to what it reads', (_, read) => {
  expect(growingFaster(read)).toBeUndefined()
})
