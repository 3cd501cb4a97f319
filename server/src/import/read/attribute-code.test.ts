import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toAttributeCode } from './attribute-code.ts'
import { mappingSchema, plainMapping } from './mapping.ts'

const isTaken = (code: string) =>
  mappingSchema.safeParse({
    ...plainMapping,
    attributes: [{ code, name_en: 'N', name_id: 'N', type: 'choice', columns: { value: 'v' } }],
  }).success

it.each([
  ['Shirt size', 'shirt_size'],
  ['Thread (ISO)', 'thread_iso'],
  ['Weite à plat', 'weite_a_plat'],
  ['3D shape', 'a_3d_shape'],
])('of %j is %j', (name, code) => {
  expect(toAttributeCode(name)).toBe(code)
})

it.each([
  ['幅', '高さ'],
  ['幅 (mm)', '高さ (mm)'],
  [`${'long '.repeat(20)}a`, `${'long '.repeat(20)}b`],
  ['Größe', 'Groe'],
])('of %j is not that of %j', (one, other) => {
  expect(toAttributeCode(one)).not.toBe(toAttributeCode(other))
})

it('is one that a mapping takes, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }), (name) => {
      expect(isTaken(toAttributeCode(name))).toBe(true)
    }),
  )
})
