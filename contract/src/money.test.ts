import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartTotals, percentOff, pricePerPiece, quotationTotals, readRupiah, parseRupiah } from './index.ts'
import { isLineTooLarge, isTotalTooLarge, LARGEST_LINE, LARGEST_TOTAL, mayMarkThousands } from './money.ts'

/** A written decimal and the same number as digits over a power of ten. */
const writeNumber = (wholeDigits: number, fractionDigits: number) =>
  fc
    .tuple(
      fc.bigInt({ min: 0n, max: 10n ** BigInt(wholeDigits) - 1n }),
      fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), maxLength: fractionDigits }),
    )
    .map(([whole, fraction]) => ({
      text: fraction === '' ? String(whole) : `${whole}.${fraction}`,
      digits: BigInt(`${whole}${fraction}`),
      scale: fraction.length,
    }))

describe('an amount that a person writes', () => {
  test.each([
    '1250000',
    '1.250.000',
    '1,250,000',
    '1 250 000',
    '1\u00A0250\u00A0000',
    'Rp 1.250.000,00',
    'Rp. 1.250.000',
    'rp1.250.000,-',
    'IDR 1,250,000.00',
    '1250000,00',
    '1250000.0',
    ' 1.250.000 ',
  ])('%j is 1,250,000', (typed) => {
    expect(readRupiah(typed)).toBe(1_250_000)
  })

  test.each([
    ['15.000', 15_000],
    ['500,000', 500_000],
    ['0', 0],
    ['999.999.999.999', 999_999_999_999],
  ])('%j is %i', (typed, rupiah) => {
    expect(readRupiah(typed)).toBe(rupiah)
  })

  test.each(['1.250,5', '12.50', '12,5', '1,250,000.75', '0.5'])('%j has a part of a rupiah', (typed) => {
    expect(readRupiah(typed)).toBe('not_whole_rupiah')
  })

  test.each(['1,250.000', '1.250,000', '1500.000', '1250000,000'])('%j may mean either', (typed) => {
    expect(readRupiah(typed)).toBe('thousands_mark')
  })

  test.each([
    '',
    'Rp',
    '-1',
    '1.25.000',
    '1.250.00',
    '1.250.000.00',
    '1.250,000.000',
    '0.250.000',
    '1..250',
    '15.',
    '.5',
    '1e6',
    '5 juta',
    '$5',
    '١٢',
    '1'.repeat(13),
  ])('%j is none', (typed) => {
    expect(readRupiah(typed)).toBe('not_a_number')
  })

  test('is read as it is shown, with the marks of either language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (rupiah) => {
        for (const language of ['en', 'id'])
          expect(readRupiah(`Rp. ${rupiah.toLocaleString(language)}`)).toBe(rupiah)
      }),
    )
  })
})

describe('an amount in whole rupiah', () => {
  test.each([
    ['0', 0],
    ['1250000', 1_250_000],
    [' 1250000 ', 1_250_000],
    ['1250000.00', 1_250_000],
    ['007', 7],
  ])('%j is %i', (text, rupiah) => {
    expect(parseRupiah(text)).toBe(rupiah)
  })

  test.each(['9.99', '0.5', '1250000.01'])('%j is not whole, so it needs a factor', (text) => {
    expect(parseRupiah(text)).toBe('not_whole_rupiah')
  })

  test.each(['', '-1', '+1', '15.000,', '1e3', '.5', '5.', '١٢', 'NaN', '1'.repeat(13)])(
    '%j is no number',
    (text) => {
      expect(parseRupiah(text)).toBe('not_a_number')
      expect(parseRupiah(text, '2')).toBe('not_a_number')
    },
  )
})

describe('an amount with marks that may be of thousands', () => {
  test.each(['15.000', '15,000', '2.000', '1.250', ' 15.000 ', '1500.000'])(
    '%j is not guessed at',
    (text) => {
      expect(parseRupiah(text)).toBe('thousands_mark')
    },
  )

  test.each(['1.250.000', '1,250,000', '15,000'])('%j is none with a factor', (text) => {
    expect(parseRupiah(text, '2')).toBe('thousands_mark')
  })

  test.each(['1.250.000', '1,250,000', '1,250,000.00'])('%j groups more than once, so it is none', (text) => {
    expect(parseRupiah(text)).toBe(1_250_000)
  })

  test('has decimals where a factor says that it is no rupiah', () => {
    expect(parseRupiah('15.000', '16000')).toBe(240_000)
    expect(parseRupiah('1.125', '16000')).toBe(18_000)
  })

  test.each([
    ['1250000.00', 1_250_000],
    ['15.0', 15],
    ['15.0000', 15],
    ['0.000', 0],
    ['0.500', 'not_whole_rupiah'],
  ])('%j has decimals', (text, rupiah) => {
    expect(parseRupiah(text)).toBe(rupiah)
  })
})

describe('an amount with a factor', () => {
  test.each([
    ['9.99', '16250', 162_338],
    ['0.5', '1', 1],
    ['0.49999999', '1', 0],
    ['1.5', '1', 2],
    ['2.5', '1', 3],
    ['0.00003', '16666.666666', 0],
    ['0.00003', '16666.666667', 1],
    ['0.333333333333333', '3', 1],
    ['999999999999', '1', 999_999_999_999],
  ])('%s × %s is %i: half up to the rupiah', (text, factor, rupiah) => {
    expect(parseRupiah(text, factor)).toBe(rupiah)
  })

  test.each(['', '-1', '1,5', 'x'])('a factor of %j is no number', (factor) => {
    expect(parseRupiah('5', factor)).toBe('not_a_number')
  })

  test('is the exact product, half up', () => {
    fc.assert(
      fc.property(writeNumber(8, 8), writeNumber(6, 6), (amount, factor) => {
        const unit = 10n ** BigInt(amount.scale + factor.scale)
        const product = amount.digits * factor.digits
        const up = (product % unit) * 2n >= unit ? 1n : 0n
        expect(parseRupiah(amount.text, factor.text)).toBe(Number(product / unit + up))
      }),
    )
  })

  test('of 1 changes no whole amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (rupiah) => {
        expect(parseRupiah(String(rupiah), '1')).toBe(rupiah)
        expect(parseRupiah(String(rupiah))).toBe(rupiah)
      }),
    )
  })
})

describe('a price less a percentage', () => {
  test.each([
    [100_000, 0, 100_000],
    [100_000, 10_000, 0],
    [100_000, 1_250, 87_500],
    [0, 500, 0],
    [5, 5_000, 3],
    [3, 5_000, 2],
    [3, 5_001, 1],
    [1, 5_000, 1],
    [1, 5_001, 0],
    [9_007_199_254_740_991, 1, 9_006_298_534_815_517],
  ])('%i less %i hundredths of a per cent is %i', (price, basisPoints, rupiah) => {
    expect(percentOff(price, basisPoints)).toBe(rupiah)
  })

  test('is never more than the price, and no more than half a rupiah from the exact amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 0, max: 10_000 }),
        (price, basisPoints) => {
          const left = percentOff(price, basisPoints)
          expect(left).toBeLessThanOrEqual(price)
          const away = BigInt(left) * 10_000n - BigInt(price) * BigInt(10_000 - basisPoints)
          expect(away > -5_000n && away <= 5_000n).toBe(true)
        },
      ),
    )
  })
})

test.each([
  [1_000, 3, 333],
  [1_000, 8, 125],
  [5, 2, 3],
  [4, 3, 1],
  [1, 3, 0],
  [0, 7, 0],
])('a box of %i rupiah with %i pieces is %i each, half up', (price, pieces, each) => {
  expect(pricePerPiece(price, pieces)).toBe(each)
})

test.each([
  ['1.000', true],
  [' 1.000 ', true],
  [' 1,000 ', true],
  ['1.250.000', true],
  ['1,250,000', true],
  ['1234.500', true],
  ['x1.000', false],
  ['x1234.500', false],
  ['1.00', false],
  ['0.500', false],
  ['1,250.000', false],
])('the marks of %j may stand for thousands: %s', (text, may) => {
  expect(mayMarkThousands(text)).toBe(may)
})

describe('the limits of amounts', () => {
  const quantity = fc.integer({ min: 1, max: 999_999 })
  const anyPrice = fc.oneof(
    fc.integer({ min: 0, max: 999_999_999_999 }),
    fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  )
  /** A price with which a line is just below, at or just above its limit. */
  const line = quantity.chain((count) =>
    fc.record({
      quantity: fc.constant(count),
      price: fc.oneof(
        anyPrice,
        fc.integer({ min: -2, max: 2 }).map((off) => Math.floor(LARGEST_LINE / count) + off),
      ),
    }),
  )
  const exactTax = (amount: bigint) => (amount * 1_100n + 5_000n) / 10_000n

  test.each([
    [1, LARGEST_LINE, false],
    [1, LARGEST_LINE + 1, true],
    [999_999, 999_999_999_999, true],
    // 2^53
    [524_288, 17_179_869_184, true],
    [999_999, 100_000_100, false],
    [999_999, 100_000_101, true],
    [0, 0, false],
  ])('a line of %i at %i is too large: %s', (count, price, isTooLarge) => {
    expect(isLineTooLarge(count, price)).toBe(isTooLarge)
  })

  test.each([
    [LARGEST_TOTAL, false],
    [LARGEST_TOTAL + 1, true],
  ])('a total of %i is too large: %s', (total, isTooLarge) => {
    expect(isTotalTooLarge(total)).toBe(isTooLarge)
  })

  test('a line is compared exactly, even if its product is not', () => {
    fc.assert(
      fc.property(line, ({ quantity: count, price }) => {
        const isTooLarge = BigInt(count) * BigInt(price) > BigInt(LARGEST_LINE)
        expect(isLineTooLarge(count, price)).toBe(isTooLarge)
      }),
    )
  })

  test('a total is compared exactly, even if its sum is not', () => {
    const lines = fc.array(line, { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: LARGEST_TOTAL }), (priced, delivery) => {
        const amounts = [...priced.map((one) => BigInt(one.quantity) * BigInt(one.price)), BigInt(delivery)]
        const total = amounts.reduce((sum, amount) => sum + amount + exactTax(amount), 0n)
        const quoted = priced.map((one) => ({ ...one, unit_price: one.price, discount: 0 }))
        const isTooLarge = total > BigInt(LARGEST_TOTAL)
        expect(isTotalTooLarge(quotationTotals(quoted, delivery, 11).total)).toBe(isTooLarge)
        const inCart = [...priced, { quantity: 1, price: delivery }]
        expect(isTotalTooLarge(cartTotals(inCart, 11).total)).toBe(isTooLarge)
      }),
    )
  })
})
