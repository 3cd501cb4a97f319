import { expect, it } from 'vitest'
import { newPage, newPdf } from './pdf-page.ts'
import { styles } from './styles.ts'
import { openTypesetter } from './typesetter.ts'

const openPage = () => {
  const pdf = newPdf({ language: 'en', title: 'Test', author: 'Test' })
  newPage(pdf)
  return openTypesetter(pdf)
}

it('gives every figure of an amount the same width', () => {
  const { width } = openPage()
  for (const style of [styles.text, styles.total])
    expect(width('Rp. 1.111.111', style)).toBe(width('Rp. 8.888.888', style))
})

it('sets the x of a part number as it is typed, and not as the sign for times', () => {
  const { width } = openPage()
  const apart = ['M8', 'x', '1M'].reduce((sum, piece) => sum + width(piece, styles.text), 0)
  expect(Math.abs(width('M8x1M', styles.text) - apart)).toBeLessThan(0.3)
})

it('sets a part number smaller before it breaks it', () => {
  const { unbroken, width } = openPage()
  const [line, ...others] = unbroken('W'.repeat(20), styles.strong, 100)
  expect(others).toEqual([])
  expect(line && width(line.text, line.style)).toBeCloseTo(100)
  expect(unbroken('W'.repeat(400), styles.strong, 100).length).toBeGreaterThan(5)
})
