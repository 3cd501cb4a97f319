import { expect, it } from 'vitest'
import { isOwnName } from './own-name.ts'

it.each([
  ['bayu.contoh@toko.test', true],
  ['Bayu-Contoh-12', true],
  ['Contoh Karya Mesin 2026', true],
  ['PT Contoh Karya Mesin!', true],
  ['gudang bayu.contoh dekat rel kereta', false],
  ['gudang tua dekat rel', false],
])('%j is little more than its owner’s name: %s', (password, is) => {
  expect(isOwnName(password, { email: 'bayu.contoh@toko.test', company: 'PT Contoh Karya Mesin' })).toBe(is)
})
