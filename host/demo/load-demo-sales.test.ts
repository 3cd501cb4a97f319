import { log } from '@pasok/server'
import { describe, expect, it, vi } from 'vitest'
import { leaveOut } from './load-demo-sales.ts'
import { PastRefused } from './time-travel.ts'

describe('a sale of the demo', () => {
  it.each([404, 409, 422])('that a shop refuses as it is now, with %i, is left out', (status) => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
    expect(leaveOut(new PastRefused(status, {}))).toEqual({ done: true, value: undefined })
    expect(warned).toHaveBeenCalledOnce()
  })

  it.each([400, 401, 403, 429, 500, 503])('that fails with %i fails the start', (status) => {
    const refused = new PastRefused(status, { error: 'busy' })
    expect(() => leaveOut(refused)).toThrow(refused)
  })

  it('that fails otherwise fails the start', () => {
    expect(() => leaveOut(new Error('the connection broke'))).toThrow('the connection broke')
  })
})
