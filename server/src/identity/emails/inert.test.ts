import { expect, it } from 'vitest'
import { inert } from './inert.ts'

it.each([
  ['PT Maju Jaya, Tbk.', 'PT Maju Jaya, Tbk.'],
  ['PT. Maju Jaya', 'PT. Maju Jaya'],
  ['murah.example/x', 'murah. example/ x'],
  ['https://murah.example', 'https: / / murah. example'],
  ['halo@murah.example', 'halo@ murah. example'],
  ['murah。example', 'murah。 example'],
  ['Ir.Budi Rekaan, S.T., M.Kom', 'Ir. Budi Rekaan, S.T., M. Kom'],
  ['a.b.murah.example', 'a.b. murah. example'],
  ['1.1.1.1', '1. 1. 1. 1'],
])('text typed by a stranger, %s, is no link in an e-mail', (typed, inertText) => {
  expect(inert(typed)).toBe(inertText)
})

it('and is no advertisement either', () => {
  expect(inert(`PT ${'Murah Sekali '.repeat(15)}`)).toHaveLength(61)
})
