import { expect, test } from 'vitest'
import { readCatalogue, readMapping } from './catalogue.ts'

const { attributes } = await readMapping()
const products = await readCatalogue()
const items = products.flatMap((product) => product.items)

/** The form of each kind of thread by how its size is written; metric ones by their pitch. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^ST\d/, 'ST, tapping'],
  [/^PG ?\d/, 'PG'],
  [/^Rc\d/, 'Rc, taper inside'],
  [/^R\d/, 'R, taper outside'],
  [/^G ?\d/, 'G, parallel'],
  [/NPT$/, 'NPT, taper'],
  [/UNC$/, 'UNC, coarse'],
  [/UNF$/, 'UNF, fine'],
  [/UN$/, 'UN'],
  [/^M[\d.]+( ×|$)/, 'Metric'],
]

test.each(['head_form', 'thread_form'])('each value of %s has its drawing', (code) => {
  const values = new Set(items.map((item) => item[`attr_${code}_en`]).filter((value) => value))
  const drawn = attributes.find((attribute) => attribute.code === code)?.drawings ?? []
  expect(new Set(drawn.map(({ value }) => value))).toEqual(values)
})

test('a form of thread is that of the thread', () => {
  const wrong = items.flatMap(({ sku, attr_thread_en: thread, attr_thread_form_en: form }) => {
    const kind = kinds.find(([pattern]) => pattern.test(thread ?? ''))?.[1]
    return form && thread && !(kind && form.startsWith(kind)) ? `${sku}: ${thread}, ${form}` : []
  })
  expect(wrong).toEqual([])
})

test('bolts and screws of one standard have one form of head, and all of them have one', () => {
  const screws = products
    .filter(({ product }) => product['category_en']?.startsWith('Fasteners > Bolts & screws >'))
    .flatMap((product) => product.items)
  const byStandard = Map.groupBy(screws, (item) => item['attr_standard_en'])
  for (const [standard, own] of byStandard) {
    // An eye nut has no head.
    const forms = new Set(own.map((item) => item['attr_head_form_en']))
    expect([...forms], standard).toEqual([standard === 'DIN 582' ? '' : expect.stringMatching(/./)])
  }
})
