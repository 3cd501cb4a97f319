import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queries } from '../shell/self.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const delivery = (id: number, more: object = {}) => ({
  id,
  number: `SJ26-0000${id}`,
  version: id + 1,
  state: 'ready',
  order: { id: 7, number: 'ORD26-00007' },
  company: { id: 1, name: 'PT Contoh Karya' },
  is_replacement: false,
  carrier: 'courier',
  courier: '',
  airway_bill: '',
  line_count: 1,
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
  ...more,
})

const ready = (records: readonly object[], total = records.length) => ({
  data: { records, total, is_total_exact: true, per_page: 100 },
})
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('the chosen deliveries are handed over with their versions, and each tells what came of it', async () => {
  const bodies: unknown[] = []
  const { calls } = await openAdmin('/hand-over', {
    'get /staff/deliveries': () => ready([delivery(3), delivery(4), delivery(5, { carrier: 'own_fleet' })]),
    'post /staff/deliveries/hand-over': ({ body }) => {
      bodies.push(body)
      return {
        data: {
          records: [
            { id: 3, result: 'handed_over' },
            { id: 5, result: 'not_paid_yet' },
          ],
          total: 2,
        },
      }
    },
  })
  fireEvent.click(await box('SJ26-00003'))
  fireEvent.click(await box('SJ26-00005'))
  fireEvent.change(screen.getByLabelText('Driver'), { target: { value: 'Joko' } })
  fireEvent.submit(screen.getByLabelText('Driver'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Courier: 1')).toBeTruthy()
  expect(dialog.getByText('Our own fleet: 1')).toBeTruthy()
  expect(dialog.getByText('Joko')).toBeTruthy()
  expect(bodies).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over goods (2)' }))
  expect(await screen.findByText('The order is not paid yet')).toBeTruthy()
  expect(screen.getByText('Handed over')).toBeTruthy()
  expect(bodies).toEqual([
    {
      deliveries: [
        { id: 3, version: 4 },
        { id: 5, version: 6 },
      ],
      courier: '',
      driver: 'Joko',
      plate: '',
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await box('SJ26-00003')).checked).toBe(false)
  expect(calls).toContain('get /staff/deliveries?state=ready&per_page=100')
})

test('nothing is chosen beforehand, and what is ready later stays out of all', async () => {
  let records = [3, 4].map((id) => delivery(id))
  await openAdmin('/hand-over', { 'get /staff/deliveries': () => ready(records) })
  expect((await box('SJ26-00003')).checked).toBe(false)
  fireEvent.submit(screen.getByLabelText('Driver'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(await box('All on this page'))
  expect((await box('SJ26-00004')).checked).toBe(true)
  records = [...records, delivery(5)]
  await act(() => queries.invalidateQueries())
  expect((await box('SJ26-00005')).checked).toBe(false)
  expect((await box('SJ26-00004')).checked).toBe(true)
})

test('what the buyer fetches is not offered, and more than a page is told', async () => {
  await openAdmin('/hand-over', {
    'get /staff/deliveries': () => ready([delivery(3), delivery(4, { carrier: 'pick_up' })], 130),
  })
  await box('SJ26-00003')
  expect(screen.queryByText('SJ26-00004')).toBeNull()
  expect(screen.getByText('The list covers the oldest deliveries: 2 of 130.')).toBeTruthy()
})
