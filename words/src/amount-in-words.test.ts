import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

const UNITS = {
  id: ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
}
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = {
  id: { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12, kuadriliun: 1e15 },
  en: { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12, quadrillion: 1e15 },
}

/** Reads Indonesian words as a person does, from left to right: what stands before 'ratus' is hundreds, and so on. */
const readIndonesian = (text: string): number => {
  let [total, group, last] = [0, 0, 0]
  const scales: Readonly<Record<string, number>> = SCALES.id
  for (const word of text.split(' ')) {
    const scale = scales[word]
    if (word === 'seribu') total += 1_000
    else if (word === 'seratus') group += 100
    else if (word === 'sepuluh') group += 10
    else if (word === 'sebelas') group += 11
    else if (word === 'belas') [group, last] = [group + 10 + last, 0]
    else if (word === 'puluh') [group, last] = [group + last * 10, 0]
    else if (word === 'ratus') [group, last] = [group + last * 100, 0]
    else if (scale !== undefined) [total, group, last] = [total + (group + last) * scale, 0, 0]
    else if (UNITS.id.includes(word)) last = UNITS.id.indexOf(word)
    else throw new Error(`no such word: ${word}`)
  }
  return total + group + last
}

const readEnglish = (text: string): number => {
  let [total, group] = [0, 0]
  const scales: Readonly<Record<string, number>> = SCALES.en
  for (const word of text.split(/[ -]/)) {
    const scale = scales[word]
    if (scale !== undefined) [total, group] = [total + group * scale, 0]
    else if (word === 'hundred') group *= 100
    else if (UNITS.en.includes(word)) group += UNITS.en.indexOf(word)
    else if (TENS.includes(word)) group += 20 + 10 * TENS.indexOf(word)
    else if (word === 'eighteen' || word === 'nineteen') group += word === 'eighteen' ? 18 : 19
    else if (TEENS.includes(word)) group += 10 + TEENS.indexOf(word)
    else throw new Error(`no such word: ${word}`)
  }
  return total + group
}

const stripCurrency = (text: string): string => {
  const [, words = ''] = /^(.*) rupiah$/.exec(text) ?? []
  return words.toLowerCase()
}

/** Amounts of every length, and those with noughts in them, where words are left out. */
const amounts = fc.oneof(
  fc.nat({ max: 3_000 }),
  fc.maxSafeNat(),
  fc
    .array(fc.constantFrom('0', '0', '1', '2', '9'), { minLength: 1, maxLength: 15 })
    .map((digits) => Number(digits.join(''))),
)

test('an amount in words is read back as the same amount, in both languages', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(readIndonesian(stripCurrency(amountInWords(amount, 'id')))).toBe(amount)
      expect(readEnglish(stripCurrency(amountInWords(amount, 'en')))).toBe(amount)
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  [0, 'Nol rupiah', 'Zero rupiah'],
  [11, 'Sebelas rupiah', 'Eleven rupiah'],
  [100, 'Seratus rupiah', 'One hundred rupiah'],
  [1_000, 'Seribu rupiah', 'One thousand rupiah'],
  [21_000, 'Dua puluh satu ribu rupiah', 'Twenty-one thousand rupiah'],
  [
    1_001_115,
    'Satu juta seribu seratus lima belas rupiah',
    'One million one thousand one hundred fifteen rupiah',
  ],
  [2_000_000_000, 'Dua miliar rupiah', 'Two billion rupiah'],
])('%d is written as people write it', (amount, id, en) => {
  expect([amountInWords(amount, 'id'), amountInWords(amount, 'en')]).toEqual([id, en])
})
