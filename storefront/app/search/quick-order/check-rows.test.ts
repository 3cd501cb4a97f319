import type { Call } from '@pasok/contract'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '~words/runtime.js'
import { checkRows, formatRows, tooLarge } from './check-rows.ts'

interface SentRequest {
  readonly form?: { readonly text?: string; readonly file?: File }
}

/** Sends a text through the form; answers what the API was asked to read. */
const sentFor = async (text: string): Promise<SentRequest['form']> => {
  const recorded: SentRequest[] = []
  const call = async (_: unknown, sent: SentRequest) => {
    recorded.push(sent)
    return { status: 400, body: { status: 400, detail: 'No rows' } }
  }
  const form = new FormData()
  form.set('text', text)
  await checkRows(call as unknown as Call, form)
  return recorded[0]?.form
}

test('a text goes as a field, and one that is too long for that as a file', async () => {
  expect(await sentFor('A-1\t5')).toEqual({ text: 'A-1\t5' })
  const long = 'A-1\t5\n'.repeat(20_000)
  const requests = await sentFor(long)
  expect(await requests?.file?.text()).toBe(long)
  expect(requests).not.toHaveProperty('text')
})

test('signs of several bytes count by their bytes', async () => {
  expect(await sentFor('Ø'.repeat(50_000))).toHaveProperty('file')
})

test('rows of a file become a text that is read as they were', () => {
  overwriteGetLocale(() => 'en')
  expect(formatRows([{ part_number: 'A-1', quantity: '2' }])).toBe('A-1\t2')
  const described = [
    { part_number: 'A-1', quantity: '2 pcs', description: 'Clamp' },
    { part_number: 'B-1', quantity: '', note: 'urgent' },
  ]
  expect(formatRows(described)).toBe(
    'Part number\tQuantity\tDescription\tNote\nA-1\t2 pcs\tClamp\t\nB-1\t\t\turgent',
  )
})

test('of a text and a file one is taken, and what was typed stays', async () => {
  overwriteGetLocale(() => 'en')
  const form = new FormData()
  form.set('text', 'A-1\t5')
  form.set('file', new File(['B-1,2'], 'rows.csv'))
  const call = () => Promise.reject(new Error('asked'))
  const why = "Type rows or choose a file, not both. Clear the one you don't need."
  expect(await checkRows(call as unknown as Call, form)).toMatchObject({
    text: 'A-1\t5',
    refused: { status: 400, errors: { file: [why] } },
  })
})

test('what was too large to be read is refused at its field, and what was typed stays', () => {
  overwriteGetLocale(() => 'en')
  const form = new FormData()
  form.set('text', 'A-1\t5')
  const why = ['This is too large: up to 5 MB and 5,000 rows can be read at once.']
  expect(tooLarge(form)).toMatchObject({ text: 'A-1\t5', refused: { status: 413, errors: { text: why } } })
})

test('a button of the form leads to a page of its rows', async () => {
  const call = async (_: unknown, { form }: SentRequest) => ({
    status: 200,
    body: form
      ? { data: { rows: [{ part_number: 'A-1', quantity: '5' }] } }
      : { data: { rows: [], items: [] } },
  })
  const pageFor = async (toPage?: string) => {
    const form = new FormData()
    form.set('text', 'A-1\t5')
    if (toPage !== undefined) form.set('to_page', toPage)
    return checkRows(call as unknown as Call, form)
  }
  expect(await pageFor('2')).toMatchObject({ text: 'A-1\t5', checked: { page: 2 } })
  expect(await pageFor()).toMatchObject({ checked: { page: 1 } })
})
