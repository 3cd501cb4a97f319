import type { SavedList } from '@pasok/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { collectNotices, show } from '../../testing/show.tsx'
import AddToListDialog from './add-to-list-dialog.tsx'

const item = { id: 4, name: 'Solenoid valve', sku_number: 'VX2-120' }
const makeList = (id: number, name: string, can_change = true): SavedList => ({
  id,
  name,
  can_change,
  version: 1,
  line_count: 0,
  created_at: '2026-11-23T00:00:00Z',
  changed_at: '2026-11-23T00:00:00Z',
})
interface SentRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}
let requests: SentRequest[]
let lists: SavedList[]
let answer: { status: number; body: unknown }
beforeEach(() => {
  speak('en')
  requests = []
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      if (method === 'GET')
        return Response.json({ status: 'OK', data: { records: lists, total: lists.length } })
      requests.push({ method, path, body: JSON.parse(body ?? '') as unknown })
      return Response.json(answer.body, { status: answer.status })
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const open = (onClose = () => {}) =>
  show(<AddToListDialog item={item} quantity={10} opener={document.body} onClose={onClose} />)
const makeAnswer = (name: string) => ({
  status: 200,
  body: {
    status: 'OK',
    data: { record: { ...makeList(7, name), lines: [{ product: item, quantity: 12 }] } },
  },
})

test('an item is put into a list that its reader may change', async () => {
  lists = [makeList(6, 'Weekly'), makeList(7, 'Spares'), makeList(8, 'Theirs', false)]
  answer = makeAnswer('Spares')
  const notices = collectNotices()
  const onClose = vi.fn<() => void>()
  open(onClose)
  const which = await screen.findByLabelText('Saved list')
  expect([...which.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Weekly',
    'Spares',
    'A new list',
  ])
  expect(screen.queryByLabelText(/Name of the new list/)).toBeNull()
  fireEvent.change(which, { target: { value: '7' } })
  fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(requests).toEqual([{ method: 'PUT', path: '/api/v2/lists/7/lines/4', body: { quantity: 12 } }])
  expect(notices.map(({ text }) => text)).toEqual(['VX2-120 is in the list “Spares”, quantity 12.'])
})

test('a company without lists names its first one; a refused name keeps what was typed', async () => {
  lists = []
  answer = { status: 400, body: { status: 400, detail: 'x', errors: { name: ['Choose another one.'] } } }
  const onClose = vi.fn<() => void>()
  open(onClose)
  fireEvent.change(await screen.findByLabelText('Name of the new list'), { target: { value: 'Rutin' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Choose another one.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name of the new list').value).toBe('Rutin')
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/v2/lists',
      body: { name: 'Rutin', lines: [{ product_item_id: 4, quantity: 10 }] },
    },
  ])
  expect(onClose).not.toHaveBeenCalled()
})

test('an error of no field is shown for the whole form', async () => {
  lists = [makeList(6, 'Weekly')]
  const detail = 'A list holds at most 500 different items.'
  answer = { status: 409, body: { status: 409, code: 'list_full', detail } }
  open()
  await screen.findByLabelText('Saved list')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
})
