import { quotation, quotationUpload, type Call, type DraftLine } from '@pasok/contract'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { shownLines } from '@pasok/ui/records/line-range.tsx'
import { changeDraft } from './change-draft.ts'
import { nextQuery } from './draft-page.tsx'
import { DraftView } from './draft-view.tsx'
import { loadDraft, type Draft } from './load-draft.ts'

const line = (place: number): DraftLine => ({
  id: place,
  place,
  requested_text: `part ${place}`,
  requested_quantity: '4',
  verdict: 'not_found',
  comment: '',
})
/** A page of two of five rows. */
const makeDraft = (page: number): Draft => ({
  id: 7,
  number: 'Q26-00007',
  filename: 'needs.xlsx',
  leftOut: undefined,
  revision: page,
  counts: { exact: 0, found: 0, several: 0, not_found: 5, bad_quantity: 0, not_for_sale: 0 },
  lines: [2 * page - 1, 2 * page].filter((place) => place <= 5).map(line),
  isToCheck: false,
  range: shownLines(page, 2, 5),
  isIncomplete: false,
})
const view = (draft: Draft, canChange = true) => (
  <DraftView draft={draft} canChange={canChange} result={undefined} values={undefined} />
)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const range = () => document.querySelector('[data-lines]')
const readForm = (pressed: HTMLButtonElement) => new FormData(pressed.form ?? undefined, pressed)

test('a page of a long draft goes on to another, or to rows to check, by buttons that send what was typed', () => {
  speak('en')
  show(view(makeDraft(2)))
  expect(range()?.textContent).toBe('Lines 3 to 4 of 5')
  fireEvent.change(screen.getByLabelText('Requested, Row 3'), { target: { value: '6204-2RS' } })
  const typed = { revision: '2', 'text-3': '6204-2RS', 'quantity-4': '4' }
  expect(Object.fromEntries(readForm(button('Page 3')))).toMatchObject({ to_page: '3', ...typed })
  expect(Object.fromEntries(readForm(button('5 to check')))).toMatchObject({ show: 'to_check', ...typed })
  expect(Object.fromEntries(readForm(button('Submit for quotation')))).toMatchObject({
    do: 'submit',
    ...typed,
  })
})

test('Enter in a field saves, and leads nowhere', () => {
  speak('en')
  show(view(makeDraft(2)))
  const { form } = button('Page 3')
  // By their order in the page, also of those outside the form.
  const first = [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')].find(
    (one) => one.form === form,
  )
  expect([first?.getAttribute('name'), first?.getAttribute('value')]).toEqual(['do', 'save'])
})

test('the focus moves to the range of the new page', async () => {
  speak('en')
  const forms: FormData[] = []
  const Page = createRoutesStub([
    {
      path: '*',
      loader: () => makeDraft(forms.length + 1),
      action: async ({ request }) => {
        forms.push(await request.formData())
        return null
      },
      HydrateFallback: () => null,
      Component: function Turned() {
        return view(useLoaderData<Draft>())
      },
    },
  ])
  render(<Page initialEntries={['/account/quotation/upload/7']} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(range()?.textContent).toBe('Lines 3 to 4 of 5'))
  await waitFor(() => expect(document.activeElement).toBe(range()))
  expect(forms[0]?.get('text-2')).toBe('part 2')
})

test('a viewer turns pages by links', () => {
  speak('en')
  show(view(makeDraft(1), false))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/account/quotation/upload/7?page=2',
  )
  expect(screen.getByRole('link', { name: '5 to check' })).toBeTruthy()
})

test.each([
  [
    'the page’s own rows once they are saved',
    '?show=to_check&page=2',
    { do: 'save' },
    9,
    '?show=to_check&page=2',
  ],
  ['the wanted page', '?page=2', { to_page: '3' }, 9, '?page=3'],
  ['rows to check', '?page=2', { show: 'to_check' }, 9, '?show=to_check'],
  ['all rows', '?show=to_check&page=2', { show: 'all' }, 9, ''],
  [
    'rows to check that nobody has seen yet',
    '?show=to_check&page=2',
    { to_page: '3' },
    9,
    '?show=to_check&page=2',
  ],
  ['the next where none moved up', '?show=to_check&page=2', { to_page: '3' }, 0, '?show=to_check&page=3'],
  ['the one before', '?show=to_check&page=2', { to_page: '1' }, 9, '?show=to_check'],
])('a button of a draft leads to %s', (_, here, fields: Record<string, string>, checked, next) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(nextQuery(new URLSearchParams(here), form, checked)).toBe(next)
})

test('a draft is read by the hundred rows, and its last page stands for those behind it', async () => {
  const saves: unknown[] = []
  const call = async (_: unknown, { query }: { readonly query: { readonly page: string } }) => {
    saves.push(query)
    return { status: 200, body: { data: { records: [], total: 250 } } }
  }
  const read = await loadDraft(call as unknown as Call, '7', new URLSearchParams('page=9'))
  expect(saves).toEqual([
    { page: '9', per_page: '100' },
    { page: '3', per_page: '100' },
  ])
  expect(read?.range).toEqual({ page: 3, pages: 3, perPage: 100, total: 250 })
})

test('a page that is turned is saved; submitting saves it and then acts on the whole draft', async () => {
  const saves: unknown[] = []
  const call = async (route: unknown, { body }: { readonly body: object }) => {
    saves.push([route, body])
    return {
      status: 200,
      body: { data: { revision: 3, records: [{ ...line(1), verdict: 'exact' }, line(2)] } },
    }
  }
  const send = (button: readonly [string, string]) => {
    const form = new FormData()
    const fields = [
      ['revision', '2'],
      ['text-1', 'A-1'],
      ['quantity-1', '5'],
      ['comment-1', ''],
      ['text-2', 'B'],
      button,
    ] as const
    for (const [name, value] of fields) form.set(name, value)
    return changeDraft(call as unknown as Call, '7', form)
  }
  expect(await send(['to_page', '2'])).toEqual({ state: 'saved', checked: 1 })
  const changes = [
    { line_id: 1, part_number: 'A-1', quantity: '5', comment: '' },
    { line_id: 2, part_number: 'B', quantity: undefined, comment: undefined },
  ]
  const saved = [quotationUpload.changeDraftLines, { revision: 2, changes, accepts_found: false }]
  expect(saves).toEqual([saved])
  expect(await send(['do', 'submit'])).toEqual({ state: 'submitted' })
  expect(saves.slice(1)).toEqual([saved, [quotation.takeQuotationStep, { step: 'submit', revision: 3 }]])
})
