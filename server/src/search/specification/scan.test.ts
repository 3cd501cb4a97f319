import { describe, expect, it } from 'vitest'
import { normalForm, scan, singular, type Piece } from './scan.ts'

/** A piece in one line: its kind, where it is no word or bare number, and what it means. */
const summary = (piece: Piece): string => {
  if (piece.kind === 'word') return piece.word
  if (piece.kind === 'figure') return piece.unit ? `${piece.value} ${piece.spelling}` : piece.value
  if (piece.kind === 'inches') return `inches ${piece.inches}`
  if (piece.kind === 'nominal') return `DN ${piece.dn}`
  if (piece.kind === 'thread') return `thread ${piece.thread}`
  if (piece.kind === 'range') return `${piece.low} to ${piece.high}`
  if (piece.kind === 'comparison') return `${piece.sign} ${piece.figure.value}`
  if (piece.kind === 'standard') return `${piece.body} ${piece.number}`
  return piece.kind === 'code' ? `code ${piece.code}` : piece.text
}

describe('A text as the grammar reads it', () => {
  it.each([
    ['M8x30', ['thread m8', '30']],
    ['m8 x 30 a2', ['thread m8', '30', 'code a2']],
    ['M8 × 30 mm', ['thread m8', '30']],
    ['M10x1.25', ['thread m10x1.25']],
    ['M10 × 1,25 x 40', ['thread m10x1.25', '40']],
    ['20×47×14', ['20', '47', '14']],
    ['19,8x2,4', ['19.8', '2.4']],
    ['300x200x150 mm', ['300 mm', '200 mm', '150 mm']],
    ['NYM 3 x 2.5 mm²', ['nym', '3', '2.5 mm2']],
    ['bore 32 stroke 25', ['bore', '32', 'stroke', '25']],
    ['1/2"', ['inches 1/2']],
    ['1 1/2 inch', ['inches 1-1/2']],
    ['2-1/2in', ['inches 2-1/2']],
    ['1½"', ['inches 1-1/2']],
    ['1/2 - 3/4', ['1/2 to 3/4']],
    ['cylinder 32/25', ['cylinder', '32', '25']],
    ['3/16', ['inches 3/16']],
    ['0–10 bar', ['0 to 10']],
    ['25 sampai 50 mm', ['25 to 50']],
    ['>100', ['> 100']],
    ['≥ 10 bar', ['> 10']],
    ['16A', ['16 a']],
    ['25.4 mm', ['25.4 mm']],
    ['1 inci', ['1 "']],
    ['DN 50', ['DN 50']],
    ['24 V DC', ['24 vdc']],
    ['24vdc', ['24 vdc']],
    ['230 V', ['230 v']],
    ['75 Shore A', ['75 sha']],
    ['75 shore', ['75 sha']],
    ['60 Shore D', ['60', 'shore', 'd']],
    ['52m³/h', ['52 m3/h']],
    ['3/4tpi', ['inches 3/4', 'tpi']],
    ['G1/2', ['thread g1/2']],
    ['1/4-20 UNC', ['thread 1/4-20', 'unc']],
    ['ISO 4017', ['iso', 'iso 4017']],
    ['A2-70', ['code a270']],
    ['6204-2RS/C3', ['code 62042rsc3']],
    ['2RS', ['code 2rs']],
    ['1,000 W', ['1000 w']],
    ['hex/socket bolts', ['hex', 'socket', 'bolt']],
    ['size L', ['size', 'l']],
    ['', []],
    ['-- !!', []],
  ])('reads %j', (text, pieces) => {
    expect(scan(text).map(summary)).toEqual(pieces)
  })

  it('keeps 8 apart from 6.8, and 1/2 from 1-1/2', () => {
    expect(scan('6.8 1-1/2').map(summary)).toEqual(['6.8', 'inches 1-1/2'])
  })

  it('has one form for every way to write a sign', () => {
    expect(normalForm('Ø 20 ✕ 47 mm²')).toBe(normalForm('20×47 mm2'))
  })

  it.each([
    ['gloves', 'glove'],
    ['bushes', 'bush'],
    ['batteries', 'battery'],
    ['brass', 'brass'],
    ['gas', 'gas'],
  ])('reads the plural %s as %s', (plural, single) => {
    expect(singular(plural)).toBe(single)
  })

  it('ends on hostile texts, however long', () => {
    const began = performance.now()
    for (const text of [
      '1x'.repeat(50_000),
      '1/2-'.repeat(20_000),
      '"'.repeat(100_000),
      'm8x'.repeat(30_000),
    ])
      scan(text)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
