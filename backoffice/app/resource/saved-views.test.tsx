import type { SavedView } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin } from '../testing/open-admin.tsx'
import { writeView } from './saved-views.tsx'

const noOrders = { data: { records: [], total: 0, is_total_exact: true, per_page: 20, page: 1 } }
const view = (more: Partial<SavedView>): SavedView => ({
  id: 1,
  list: '/orders',
  name: 'Mine',
  query: 'state=placed',
  is_shared: false,
  is_own: true,
  ...more,
})
const bar = () => within(screen.getByRole('navigation', { name: 'Saved views' }))

test('what is filtered is saved under a name, and stands among the views', async () => {
  const views: SavedView[] = []
  await openAdmin('/orders?sort=-amount_total&state=placed&page=2', {
    'get /staff/orders': () => noOrders,
    'get /staff/views': () => ({ data: { records: views, total: views.length } }),
    'put /staff/views': ({ body }) => {
      expect(body).toEqual({
        list: '/orders',
        name: 'To confirm',
        query: 'sort=-amount_total&state=placed',
        is_shared: true,
      })
      const saved = view({ name: 'To confirm', query: 'sort=-amount_total&state=placed', is_shared: true })
      views.push(saved)
      return { data: { record: saved } }
    },
  })
  fireEvent.click(bar().getByRole('button', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name of the view'), { target: { value: 'To confirm' } })
  fireEvent.click(dialog.getByLabelText('Colleagues see it, too'))
  fireEvent.click(dialog.getByRole('button', { name: 'Save this view' }))
  const link = await bar().findByRole('link', { name: 'To confirm' })
  expect(link.getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a view that is refused keeps what was typed', async () => {
  await openAdmin('/orders?state=placed', {
    'get /staff/orders': () => noOrders,
    'put /staff/views': () => refusal(409, 'not_possible_now'),
  })
  fireEvent.click(bar().getByRole('button', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name of the view'), { target: { value: 'To confirm' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save this view' }))
  await dialog.findByRole('alert')
  expect(dialog.getByLabelText<HTMLInputElement>('Name of the view').value).toBe('To confirm')
})

test('an own view can be deleted; a colleague’s only opened', async () => {
  let views = [
    view({}),
    view({ id: 2, name: 'Held', query: 'state=on_hold', is_shared: true, is_own: false }),
  ]
  const { router } = await openAdmin('/orders?state=placed', {
    'get /staff/orders': () => noOrders,
    'get /staff/views': () => ({ data: { records: views, total: views.length } }),
    'delete /staff/views/{id}': ({ params }) => {
      views = views.filter(({ id }) => String(id) !== params['id'])
      return { data: {} }
    },
  })
  fireEvent.click(await bar().findByRole('button', { name: 'Delete “Mine”' }))
  await vi.waitFor(() => expect(bar().queryByRole('link', { name: 'Mine' })).toBeNull())
  fireEvent.click(bar().getByRole('link', { name: 'Held (shared)' }))
  await vi.waitFor(() => expect(router.state.location.search).toBe('?state=on_hold'))
  expect(bar().queryByRole('button', { name: /^Delete/ })).toBeNull()
})

test('a view is its filters and its order, whatever the page', () => {
  expect(writeView({ state: 'placed', sort: '-placed_at', page: '3' })).toBe('sort=-placed_at&state=placed')
  expect(writeView({ cursor: 'a.b' })).toBe('')
})
