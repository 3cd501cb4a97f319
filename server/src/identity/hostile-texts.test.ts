import { expect, it } from 'vitest'
import { parseDevice } from './sessions/device.ts'
import { growingFaster } from '../testing/growth.ts'

/** Functions that read texts from outside; each gets texts far beyond the limits of their fields. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'User-Agent': parseDevice,
}

it.each(Object.entries(readers))('%s takes time in proportion to what it reads', (_, read) => {
  expect(growingFaster(read)).toBeUndefined()
})
