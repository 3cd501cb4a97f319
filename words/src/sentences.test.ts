import { describe, expect, test } from 'vitest'
import {
  addressKnownWords,
  answerPageWords,
  currencies,
  datasheetWords,
  decisionWords,
  documentFacts,
  documentLateDetail,
  documentTitles,
  documentWords,
  firstAddressWords,
  importProblemWords,
  invitationWords,
  invitedElsewhereWords,
  storedEmailWords,
  languages,
  lastResortWords,
  lateDocumentWords,
  emailWords,
  newRegistrationWords,
  pageNumber,
  passwordChangedWords,
  staffLoginChangedWords,
  staffPasswordChangedWords,
  problemDetailsForPeople,
  problemWords,
  fieldErrorWords,
  refusedFormWords,
  resetPasswordWords,
  roleWords,
  shipmentWords,
  shopWords,
  taxWords,
  tooManyDetail,
  deliveryStateLabels,
  invoiceStateLabels,
  orderDeliveryLabels,
  orderPaymentLabels,
  orderStateLabels,
  quotationStateLabels,
  returnReasonLabels,
  returnStateLabels,
  returnWishLabels,
  unitWord,
  verifyEmailWords,
  withoutPriceWords,
} from './index.ts'
import type { Language, Sentence } from './index.ts'

type Text = string | ((input: Input) => string)
interface Input {
  readonly hours: number
  readonly days: number
  readonly company: string
  readonly name: string
  readonly title: string
}
const renderText = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text({ hours: 77, days: 77, company: 'XX-7', name: 'XX-7', title: 'XX-7' })

const { greeting, decisions, buttons } = decisionWords
const { ready, failed, ...aroundLate } = lateDocumentWords

/** Every e-mail, by what it is about. */
const emails: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, Text>>>>>> = {
  'verify an address': verifyEmailWords,
  'address known': addressKnownWords,
  'reset the password': resetPasswordWords,
  'password changed': passwordChangedWords,
  'login of staff changed': staffLoginChangedWords,
  'password of staff changed': staffPasswordChangedWords,
  invitation: invitationWords,
  'invited elsewhere': invitedElsewhereWords,
  decision: { greeting, ...buttons },
  'document ready': ready,
  'document failed': failed,
  'document late': aroundLate,
  ...Object.fromEntries(Object.entries(decisions).map(([step, words]) => [`decision ${step}`, words])),
}

/** Every sentence of the server, with its address; what it says of a value is filled in. */
const sentences: [string, Sentence][] = [
  ...Object.entries(problemWords).flatMap(([code, { title, detail }]): [string, Sentence][] => [
    [`problem ${code}: title`, title],
    [`problem ${code}: detail`, detail],
  ]),
  ['too many', { en: tooManyDetail.en({ minutes: 77 }), id: tooManyDetail.id({ minutes: 77 }) }],
  [
    'document late',
    { en: documentLateDetail.en({ email: 'XX-7' }), id: documentLateDetail.id({ email: 'XX-7' }) },
  ],
  ...Object.entries(answerPageWords).map(([name, sentence]): [string, Sentence] => [
    `answer page ${name}`,
    sentence,
  ]),
  ...Object.entries(problemDetailsForPeople).map(([code, sentence]): [string, Sentence] => [
    `problem ${code} for people`,
    sentence,
  ]),
  ...Object.entries(shopWords).map(([name, sentence]): [string, Sentence] => [`shop ${name}`, sentence]),
  ...Object.entries(lastResortWords).map(([name, sentence]): [string, Sentence] => [
    `last resort ${name}`,
    sentence,
  ]),
  ...Object.entries(refusedFormWords).flatMap(([status, { title, detail }]): [string, Sentence][] => [
    [`refused form ${status}: title`, title],
    [`refused form ${status}: detail`, detail],
  ]),
  ...Object.entries(emails).flatMap(([email, words]) =>
    Object.entries(words).map(([name, sentence]): [string, Sentence] => [
      `email ${email}: ${name}`,
      { en: renderText(sentence.en), id: renderText(sentence.id) },
    ]),
  ),
  ['first address', firstAddressWords],
  ...currencies.map(({ code, name }): [string, Sentence] => [`currency ${code}`, name]),
  ['letter: button fails', emailWords.button_fails],
  ['stored e-mails: title', storedEmailWords.title],
  ['stored e-mails: lead', storedEmailWords.lead],
  ['stored e-mails: none', storedEmailWords.none],
  ['page number', { en: pageNumber.en({ page: 3, pages: 77 }), id: pageNumber.id({ page: 3, pages: 77 }) }],
  ['tax', { en: taxWords.en({ percent: '77' }), id: taxWords.id({ percent: '77' }) }],
  [
    'lines without a price',
    { en: withoutPriceWords.en({ count: 77 }), id: withoutPriceWords.id({ count: 77 }) },
  ],
  ...Object.entries(shipmentWords).map(([name, sentence]): [string, Sentence] => [
    `shipment ${name}`,
    sentence,
  ]),
  ...Object.entries(importProblemWords).map(([code, sentence]): [string, Sentence] => [
    `import problem ${code}`,
    { en: sentence.en('XX-7'), id: sentence.id('XX-7') },
  ]),
  ...Object.entries(fieldErrorWords).map(([code, sentence]): [string, Sentence] => {
    const bounds = { minimum: 3, maximum: 77, choices: 'a, b', item: 'A-1', multiple: 5 }
    return [`refusal ${code}`, { en: sentence.en(bounds), id: sentence.id(bounds) }]
  }),
]

// @spec §8 Both languages
describe.each(sentences)('%s', (_, sentence) => {
  test('exists in both languages', () => {
    expect(Object.keys(sentence).toSorted()).toEqual([...languages].toSorted())
    for (const text of Object.values(sentence)) {
      expect(text.trim()).toBe(text)
      expect(text.length).toBeGreaterThan(4)
      expect(text).not.toMatch(/undefined|null|\[object|NaN|\$\{|  /)
    }
    expect(sentence.en).not.toBe(sentence.id)
  })

  test('speaks one language at a time', () => {
    expect(sentence.id).not.toMatch(/\b(the|and|with|for|of|is|not)\b/i)
    expect(sentence.en).not.toMatch(/\b(dan|yang|dengan|untuk|dari|tidak|ini)\b/i)
  })

  test('says the same figures and names in both', () => {
    const values = (text: string) => text.match(/XX-7|\b(?:3|77)\b|a, b/g) ?? []
    expect(values(sentence.id)).toEqual(values(sentence.en))
  })
})

test('a datasheet has its words in both languages', () => {
  const alike = Object.entries(datasheetWords).filter(
    ([, sentence]: [string, Sentence]) => sentence.en === sentence.id,
  )
  expect(alike.map(([word]) => word)).toEqual(['title', 'not_said'])
  for (const sentence of Object.values<Sentence>(datasheetWords))
    expect(Object.keys(sentence)).toEqual([...languages])
})

test('a commercial document is in both languages', () => {
  const alike = (words: Readonly<Record<string, Sentence>>) =>
    Object.entries(words).flatMap(([word, { en, id }]) => (en === id ? [word] : []))
  expect(alike(documentTitles)).toEqual([])
  expect(alike(documentFacts)).toEqual(['status'])
  expect(alike(documentWords)).toEqual(['npwp', 'nitku', 'place', 'untaxed', 'total'])
  expect(withoutPriceWords.en({ count: 1 })).toContain('1 item ')
})

test('the words around e-mails exist in both languages', () => {
  const all = Object.entries<Sentence>({ ...emailWords, ...storedEmailWords })
  for (const [, sentence] of all) expect(Object.keys(sentence)).toEqual([...languages])
  const alike = all.filter(([, sentence]) => sentence.en === sentence.id).map(([word]) => word)
  expect(alike).toEqual(['email', 'kind'])
})

test('roles and the email to staff exist in both languages', () => {
  const all = Object.entries<Sentence>({ ...roleWords, ...newRegistrationWords })
  const alike = all.filter(([, sentence]) => sentence.en === sentence.id).map(([word]) => word)
  expect(alike).toEqual(['npwp'])
})

test('labels are written in both languages', () => {
  const labels = [
    deliveryStateLabels,
    invoiceStateLabels,
    orderDeliveryLabels,
    orderPaymentLabels,
    orderStateLabels,
    quotationStateLabels,
    returnReasonLabels,
    returnStateLabels,
    returnWishLabels,
  ].flatMap((record) => Object.entries<Sentence>(record))
  for (const [, label] of labels) expect(Object.keys(label)).toEqual([...languages])
  expect(labels.filter(([, { en, id }]) => en === id || id === '')).toEqual([])
})

test('a unit of measure that is not in the list is shown as the supplier wrote it', () => {
  expect([unitWord('box', 'en'), unitWord('box', 'id')]).toEqual(['box', 'dus'])
  expect(unitWord('constructor', 'en')).toBe('constructor')
})

test('a refusal says its bound', () => {
  const both = (language: Language) => [
    fieldErrorWords.too_small[language]({ minimum: 3 }),
    fieldErrorWords.too_big[language]({ maximum: 77 }),
    fieldErrorWords.too_long[language]({ maximum: 77 }),
    fieldErrorWords.not_offered[language]({ choices: 'a, b' }),
  ]
  for (const language of languages)
    expect(both(language).map((text) => /3|77|a, b/.exec(text)?.[0])).toEqual(['3', '77', '77', 'a, b'])
})

test('texts of the specification are unchanged', () => {
  expect(problemWords.product_not_found.detail.en).toBe('Product not found')
  expect(problemWords.category_not_found.detail.en).toBe('Category not found2')
  // @spec §2 Error page: fallback
  expect(lastResortWords.home.en).toBe('Go back to home')
})
