import { describe, expect, it } from 'vitest'
import { itemTokens, openValueReader, productTokens, type ProductTexts, type Value } from './item-tokens.ts'
import { openPhrases } from './phrases.ts'
import { readQuery, toVocabulary, type Clause } from './read-query.ts'
import { whatMatches } from './what-matches.ts'

const phrases = openPhrases(
  [
    ['bolt', 'screw', 'baut'],
    ['socket head screw', 'baut l'],
    ['cylinder', 'silinder'],
    ['stroke', 'langkah'],
    ['steel', 'baja', 'besi'],
  ].flatMap((terms, group_id) => terms.map((term) => ({ group_id, term }))),
)
const vocabulary = toVocabulary(phrases, [
  {
    code: 'bore',
    isNumber: true,
    unit: { dimension: 'mm', factor: 1 },
    words: [['cylinder', 'bore'], ['bore']],
    groups: [2],
    ofWhole: [],
  },
  {
    code: 'stroke',
    isNumber: true,
    unit: { dimension: 'mm', factor: 1 },
    words: [['stroke'], ['stroke']],
    groups: [3],
    ofWhole: [3],
  },
  {
    code: 'sealing',
    isNumber: false,
    unit: undefined,
    words: [['sealing'], ['seal']],
    groups: [],
    ofWhole: [],
  },
  {
    code: 'poles',
    isNumber: false,
    unit: undefined,
    words: [
      ['motor', 'pole'],
      ['jumlah', 'kutub'],
    ],
    groups: [],
    ofWhole: [],
  },
  {
    code: 'pitch',
    isNumber: true,
    unit: { dimension: 'mm', factor: 1 },
    words: [
      ['thread', 'pitch'],
      ['pitch', 'ulir'],
    ],
    groups: [],
    ofWhole: [],
  },
])

const number = (code: string, value: string, unit: string | null = 'mm'): Value => ({
  attribute: { code, name: { en: code, id: code }, unit },
  number: value,
  text: null,
})
const text = (code: string, value: string): Value => ({
  attribute: { code, name: { en: code, id: code }, unit: null },
  number: null,
  text: { en: value, id: value },
})

const product: ProductTexts = {
  code: 'CYL',
  description: { en: '', id: '' },
  name: { en: 'Compact cylinder, steel rod', id: 'Silinder kompak, batang baja' },
  brand: null,
  categories: [],
}
const makeTokens = (values: readonly Value[], { sku = 'X-1', name = '', of = product } = {}) =>
  new Set([
    ...productTokens(of, phrases),
    ...itemTokens(of, { sku, name: { en: name, id: name }, values }, phrases, openValueReader(phrases)),
  ])

/** Whether an item has one token of each clause. */
const fits = (query: string, values: readonly Value[], own = {}): boolean => {
  const tokens = makeTokens(values, own)
  const has = ({ choices }: Clause) =>
    choices.some((choice) => choice.tokens.some((token) => tokens.has(token)))
  return readQuery(query, vocabulary).clauses.every(
    (clause) => has(clause) || (clause.apart?.every(has) ?? false),
  )
}
/** How near an item comes, all clauses together. */
const score = (query: string, values: readonly Value[], own = {}): number => {
  const tokens = makeTokens(values, own)
  return readQuery(query, vocabulary)
    .clauses.map(({ choices }) =>
      Math.max(0, ...choices.map((one) => (one.tokens.some((token) => tokens.has(token)) ? one.score : 0))),
    )
    .reduce((sum, one) => sum + one, 0)
}

describe('A query', () => {
  it.each([
    ['16A', number('current', '16', 'A')],
    ['16 ampere', number('current', '16', 'A')],
    ['10 bar', number('pressure', '10', 'bar')],
    ['1 MPa', number('pressure', '10', 'bar')],
    ['25.4 mm', text('size', '1"')],
    ['1 inch', number('bore', '25.4')],
    ['1/2"', text('size', '1/2"')],
    ['DN15', text('size', '1/2"')],
    ['1/2"', text('size', 'DN 15')],
    ['G1/2', text('port', 'G1/2')],
    ['1/2', text('port', 'Rc1/2')],
    ['2.5mm²', number('area', '2.5', 'mm²')],
    ['230 V', text('coil', '230 V AC')],
    ['24vdc', text('coil', '24 V DC')],
    ['1.5 hp', number('power', '1.1', 'kW')],
    ['2 ton', number('load', '2', 't')],
    ['1.500 W', number('power', '1500', 'W')],
    ['1000 kg', number('load', '1', 't')],
    ['A2-70', text('class', 'A2-70')],
    ['a2', text('class', 'A2-70')],
    ['IP 65', text('ingress', 'IP65')],
    ['0-10 bar', text('range', '0–10 bar')],
    ['L', text('size', '9 (L)')],
    ['XXL', text('size', '2XL')],
    ['3 pole', text('poles', '3P')],
    ['ISO 4017', text('standard', 'ISO 4017')],
    ['M8x1', text('thread', 'M8 × 1')],
    ['2RS', text('sealing', 'Rubber seals (2RS)')],
  ])('finds %j at its value', (query, value) => {
    expect(fits(query, [value])).toBe(true)
  })

  it.each([
    ['8', number('diameter', '6.8')],
    ['8', number('diameter', '18')],
    ['1/2', text('size', '1-1/2"')],
    ['1/2"', text('size', '1-1/2"')],
    ['16A', number('voltage', '16', 'V')],
    ['10 bar', number('pressure', '100', 'bar')],
    ['M8', text('thread', 'M18')],
    ['L', text('size', 'XL')],
    ['ISO 4017', number('length', '4017')],
    ['24vdc', text('coil', '240 V AC')],
  ])('does not take %j for another value', (query, value) => {
    expect(fits(query, [value])).toBe(false)
  })

  it('asks all of its sizes of one item', () => {
    const sizes = [number('d', '20'), number('D', '47'), number('B', '14')]
    expect(fits('20×47×14', sizes)).toBe(true)
    expect(fits('20x47x15', sizes)).toBe(false)
  })

  it('prefers the attribute that it names, in either language', () => {
    const meant = [number('bore', '32'), number('stroke', '25')]
    const turned = [number('bore', '25'), number('stroke', '32')]
    for (const query of ['cylinder bore 32 stroke 25', 'silinder bore 32 langkah 25'])
      expect(score(query, meant), query).toBeGreaterThan(score(query, turned))
  })

  it.each([
    ['bore 32 stroke 25', ['@bore=32', '@stroke=25']],
    ['32mm bore 25mm langkah', ['@bore=32', '@stroke=25']],
    ['stroke 1 inch', ['@stroke=25.4']],
    ['stroke 10 bar', []],
    ['3 pole', []],
    ['silinder 63 langkah 125', ['@stroke=125']],
    ['piston 63 langkah 125', ['@stroke=125']],
    ['oil seal 25 40 7', []],
  ])('reads %j as the figures of named attributes %j', (query, tokens) => {
    const named = readQuery(query, vocabulary).clauses.filter(({ attributes }) => attributes)
    expect(named.flatMap(({ choices }) => choices[0]?.tokens ?? [])).toEqual(tokens)
  })

  it.each([
    ['bolt thread pitch 1.25 stroke 30', ['thread', 'pitch', 'stroke']],
    ['bolt 1.25 pitch ulir', ['pitch', 'ulir']],
    ['pitch bolt 1.25', []],
    ['stroke 1/2', []],
    ['thread pitch 1/2', ['thread', 'pitch']],
  ])('reads the whole name of an attribute in %j as such: %j', (query, names) => {
    const { clauses } = readQuery(query, vocabulary)
    expect(clauses.filter(({ isAttribute }) => isAttribute).map(({ text }) => text)).toEqual(names)
  })

  it('reads a comparison without unit and attribute beside a word only', () => {
    expect(readQuery('>0', vocabulary).clauses).toEqual([])
    expect(readQuery('bolt >0', vocabulary).clauses.map(({ text }) => text)).toEqual(['bolt', '>0'])
    expect(readQuery('>100 bar', vocabulary).clauses).toHaveLength(1)
  })

  it('reads a name of several words before its words, and never a size out of it', () => {
    const [clause] = readQuery('baut l', vocabulary).clauses
    expect(clause?.text).toBe('baut l')
    expect(clause?.choices.flatMap(({ tokens }) => tokens)).not.toContain('z:l')
  })

  it('finds what a thing is called in the other language', () => {
    expect(
      fits('baut m8x30', [text('thread', 'M8'), number('length', '30')], {
        of: { ...product, name: { en: 'Hex bolt', id: 'Hex bolt' } },
      }),
    ).toBe(true)
  })

  it('says a name before a category, and that before a value', () => {
    const of = (en: string, category: string) => ({
      of: { ...product, name: { en, id: en }, categories: [{ en: category, id: category }] },
    })
    const values = [text('material', 'Bronze')]
    expect(score('bronze', values, of('Bronze bush', 'Bushes'))).toBeGreaterThan(
      score('bronze', values, of('Bush', 'Bronze bushes')),
    )
    expect(score('bronze', values, of('Bush', 'Bronze bushes'))).toBeGreaterThan(
      score('bronze', values, of('Bush', 'Bushes')),
    )
  })

  it('takes a code apart whose whole nothing has', () => {
    const [clause] = readQuery('6204-2RS/C3', vocabulary).clauses
    expect(clause?.apart?.map((part) => part.text)).toEqual(['6204', '2rs', 'c3'])
  })

  it('reads what it takes apart no further than a bounded number of parts', () => {
    const parts = readQuery('a1'.repeat(50), vocabulary).clauses.flatMap(({ apart = [] }) => apart)
    expect(new Set(parts.map(({ text }) => text)).size).toBeLessThanOrEqual(16)
  })

  it('reads no more than sixteen parts', () => {
    expect(readQuery('1 2 3 4 5 6 7 8 9 '.repeat(20), vocabulary).clauses).toHaveLength(16)
  })
})

describe('What matched', () => {
  const values = [
    { code: 'bore', isNumber: true, unit: 'mm', text: null, number: '32' },
    { code: 'length', unit: 'mm', text: null, number: '32' },
    { code: 'stroke', isNumber: true, unit: 'mm', text: null, number: '25' },
    { code: 'thread', unit: null, text: 'M8', number: null },
  ]
  const matchQuery = (query: string) =>
    whatMatches(
      values,
      readQuery(query, vocabulary).clauses.map(({ choices }) => choices.flatMap(({ tokens }) => tokens)),
    ).map(({ code }) => code)

  it('is the value that has the figure, the named attribute first', () => {
    expect(matchQuery('bore 32 stroke 25')).toEqual(['bore', 'stroke'])
    expect(matchQuery('25 m8')).toEqual(['stroke', 'thread'])
  })

  it('is empty for a query of words alone', () => {
    expect(matchQuery('compact cylinder')).toEqual([])
  })
})
