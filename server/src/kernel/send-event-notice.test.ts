import { expect, test } from 'vitest'
import type { Db, NoticeReader, SendEmail } from '../platform/index.ts'
import { sendEventNotice, type EventNotice } from './send-event-notice.ts'

type Email = Parameters<SendEmail>[1]

/** The transaction in which the e-mails are written. */
const tx = {} as Db
const readers: readonly NoticeReader[] = [
  { email: 'ana@uji.test', language: 'en', name: 'Ana' },
  {
    email: 'budi@uji.test',
    language: 'id',
    name: 'Budi',
    causedBy: { network: '10.0.0.0', purpose: 'invoice' },
  },
]

/** The e-mails sent for an event of order ORD26-00001. */
const sendAndCollect = async (notice: Partial<EventNotice<{ number: string }>>): Promise<Email[]> => {
  const emails: Email[] = []
  const sendEmail = async (within: Db, email: Email) => {
    expect(within).toBe(tx)
    emails.push(email)
    return undefined
  }
  await sendEventNotice(tx, sendEmail, {
    kind: 'order',
    event: 'placed',
    words: {
      placed: {
        subject: { en: ({ number }) => `Order ${number}`, id: ({ number }) => `Pesanan ${number}` },
        text: { en: () => 'We have it.', id: () => 'Sudah kami terima.' },
      },
    },
    named: { number: 'ORD26-00001' },
    findReaders: async () => readers,
    ...notice,
  })
  return emails
}

test('a notice is an e-mail to each reader in their language', async () => {
  const [english, indonesian, ...others] = await sendAndCollect({})
  expect(others).toEqual([])
  expect(english).toEqual({
    kind: 'order.placed',
    to: 'ana@uji.test',
    language: 'en',
    subject: 'Order ORD26-00001',
    body: [{ heading: 'Order ORD26-00001' }, { paragraph: 'We have it.' }],
  })
  expect(indonesian).toEqual({
    kind: 'order.placed',
    to: 'budi@uji.test',
    language: 'id',
    subject: 'Pesanan ORD26-00001',
    body: [{ heading: 'Pesanan ORD26-00001' }, { paragraph: 'Sudah kami terima.' }],
    // Only this reader's address may be a stranger's.
    causedBy: readers[1]?.causedBy,
  })
})

test('it has a greeting, a note, facts and a button, in this order', async () => {
  const [, indonesian] = await sendAndCollect({
    greeting: { en: ({ name }) => `Hello ${name},`, id: ({ name }) => `Halo ${name},` },
    text: { en: 'It ships today.', id: 'Dikirim hari ini.' },
    facts: (language) => [
      [language === 'en' ? 'Carrier' : 'Kurir', 'JNE'],
      ['Driver', ''],
    ],
    button: { label: { en: 'Open', id: 'Buka' }, page: '/account/orders/1' },
  })
  expect(indonesian?.body).toEqual([
    { heading: 'Pesanan ORD26-00001' },
    { paragraph: 'Halo Budi,' },
    { paragraph: 'Sudah kami terima.' },
    { paragraph: 'Dikirim hari ini.' },
    // A fact without a value is left out.
    { facts: [['Kurir', 'JNE']] },
    { button: 'Buka', to: '/account/orders/1' },
  ])
})

test('what a person wrote stands in it as it is', async () => {
  const [english] = await sendAndCollect({ text: 'Please call first' })
  expect(english?.body.at(-1)).toEqual({ paragraph: 'Please call first' })
})

test('it has no table where no fact has a value', async () => {
  const [english] = await sendAndCollect({ facts: () => [['Carrier', '']] })
  expect(english?.body).toHaveLength(2)
})

test.each(['cancelled', 'constructor', 'toString'])(
  '%s, which has no words, notifies no reader, and none is looked for',
  async (event) => {
    const findReaders = () => Promise.reject(new Error('no reader is needed'))
    expect(await sendAndCollect({ event, findReaders })).toEqual([])
  },
)
