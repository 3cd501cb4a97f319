import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './field-errors.ts'

/** The sentences for one field of this schema with this value. */
const refusal = (schema: z.ZodType, value: unknown, language: 'en' | 'id' = 'en'): string[] | undefined => {
  const input = { field: value }
  const { error } = z.object({ field: schema }).safeParse(input)
  return fieldErrors(error?.issues ?? [], input, language)['field']
}

describe('a field', () => {
  it.each<[string, z.ZodType, unknown, string, string]>([
    ['that is missing', z.string(), undefined, 'This field is required.', 'Wajib diisi.'],
    ['sent twice', z.string(), ['1', '2'], "This value isn't in the right format.", 'Format tidak sesuai.'],
    [
      'of a wrong form',
      z.string().regex(/^\d+$/),
      'x',
      "This value isn't in the right format.",
      'Format tidak sesuai.',
    ],
    ['too small', z.int().min(1), 0, 'This must be at least 1.', 'Nilai minimal 1.'],
    ['too big', z.int().max(100), 101, 'This must be at most 100.', 'Nilai maksimal 100.'],
    ['too long', z.string().max(3), 'abcd', 'Enter at most 3 characters.', 'Maksimal 3 karakter.'],
    ['of which nothing was chosen', z.enum(['a', 'b']), undefined, 'This field is required.', 'Wajib diisi.'],
    ['of which the empty choice was sent', z.enum(['a']), '', 'This field is required.', 'Wajib diisi.'],
    ['with a value not offered', z.enum(['a', 'b']), 'c', 'Choose one of: a, b.', 'Pilih salah satu: a, b.'],
    [
      'refused by a rule of our own',
      z.string().refine(() => false, { error: 'too_deep' }),
      'x',
      'Only the first 10,000 rows can be shown. Please narrow down the list.',
      'Hanya 10.000 baris pertama yang dapat dibuka. Persempit daftarnya.',
    ],
    [
      'refused by a rule that has no sentence',
      z.string().refine(() => false, { error: 'toString' }),
      'x',
      "This value isn't in the right format.",
      'Format tidak sesuai.',
    ],
  ])('%s says so', (_, schema, value, english, indonesian) => {
    expect(refusal(schema, value)).toEqual([english])
    expect(refusal(schema, value, 'id')).toEqual([indonesian])
  })

  it('that is right says nothing', () => {
    expect(refusal(z.string(), 'x')).toBeUndefined()
  })
})

test('a field inside another one has a path, and every field its own sentences', () => {
  const lines = z.array(z.object({ sku: z.string(), quantity: z.int().min(1) }))
  const input = { lines: [{ sku: 'A', quantity: 1 }, { quantity: 0 }] }
  const { error } = z.object({ lines }).safeParse(input)
  expect(fieldErrors(error?.issues ?? [], input, 'en')).toEqual({
    'lines.1.sku': ['This field is required.'],
    'lines.1.quantity': ['This must be at least 1.'],
  })
})

test('what is refused as a whole is called the body', () => {
  const { error } = z.object({ sku: z.string() }).safeParse(null)
  expect(fieldErrors(error?.issues ?? [], null, 'en')).toEqual({
    body: ["This value isn't in the right format."],
  })
})

test('a parameter may be called as what every object has', () => {
  const input = Object.fromEntries(['constructor', 'toString', '__proto__'].map((name) => [name, ['1']]))
  const { error } = z.strictObject({}).safeParse(input)
  expect(Object.entries(fieldErrors(error?.issues ?? [], input, 'en'))).toEqual(
    Object.keys(input).map((name) => [name, ['There is no such parameter here.']]),
  )
})
