import { expect, test } from 'vitest'
import { shortValues } from './short-values.ts'

test('values are shortened to the codes behind them, by which they differ', () => {
  const texts = ['Open', 'Rubber seals both sides (2RS)', 'Metal shields both sides (ZZ)', 'Open']
  expect([...shortValues(texts)]).toEqual([
    ['Rubber seals both sides (2RS)', '2RS'],
    ['Metal shields both sides (ZZ)', 'ZZ'],
  ])
})

test.each([
  ['share a code', ['NPN, normally open (NO)', 'PNP, normally open (NO)']],
  ['have a code that is another value', ['Nitrile (NBR)', 'NBR']],
  ['begin with their size', ['9 (L)', '10 (XL)']],
  ['have a remark behind them', ['Female thread G (ISO 228-1)', 'Bimetal (kobalt)', 'Length (mm)']],
  ['are several of one item', ['Nitrile (NBR), Fluororubber (FKM)']],
])('values that %s stay whole', (_, texts) => {
  expect([...shortValues(texts)]).toEqual([])
})
