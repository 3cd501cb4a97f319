import type { ItemRecord } from '@pasok/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Member } from '../../identity/member.ts'
import { settle, showLive } from '@pasok/ui/testing/show-live.tsx'
import { speak } from '@pasok/ui/testing/show.tsx'
import { buyer, show } from '../../testing/show.tsx'
import type { Language } from '../../routing/localised.ts'
import { closeQuickView, openQuickView, useOpening } from './opening.ts'
import { QuickView } from './quick-view.tsx'
import { QuickViewLink } from './quick-view-link.tsx'

const ask = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', ask.mockReset())
  return () => {
    closeQuickView()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const card = (id: number, name: string) => ({
  id,
  name,
  is_header: false,
  display_price: true,
  display_add_to_cart: true,
})
/** As much of a record as the view shows. */
const record = (name: string) =>
  ({
    ...card(7, name),
    sku_number: 'VX2-7',
    product_tag_ids: [],
    website_description: '',
    extra_image_urls: [],
  }) as unknown as ItemRecord
const makeAnswer = (name: string) => Response.json({ data: { record: record(name) } })

const showLinks = (language: Language = 'en', member?: Member) => {
  speak(language)
  show(
    <>
      <QuickViewLink card={card(7, 'Valve')} rest="/shop/product/7" />
      <QuickViewLink card={card(8, 'Bolt')} rest="/shop/product/8" />
      <QuickView />
    </>,
    '/shop',
    undefined,
    member,
  )
}
const control = (name: string) => screen.getByRole('link', { name: `Quick view: ${name}` })
const press = async (name: string) => {
  fireEvent.click(control(name))
  await vi.dynamicImportSettled()
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const view = () => document.querySelector('dialog')

// @spec §9 Delay: quick view
// @spec §9 Delay: quick view product
test('it opens 350 ms after it was pressed, asks then, and shows the product 50 ms later', async () => {
  ask.mockResolvedValueOnce(makeAnswer('Valve'))
  showLinks()
  await press('Valve')
  expect(control('Valve').getAttribute('aria-busy')).toBe('true')
  await pass(349)
  expect(view()).toBeNull()
  expect(ask).not.toHaveBeenCalled()
  await pass(1)
  expect(view()?.open).toBe(true)
  expect(control('Valve').getAttribute('aria-busy')).toBeNull()
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/api/v2/product/slug/7'])
  await pass(49)
  expect(view()?.querySelector('[role=status]')?.textContent).toContain('Loading')
  expect(view()?.querySelector('h2')).toBeNull()
  await pass(1)
  expect(view()?.querySelector('h2')?.textContent).toBe('Valve')
  expect(ask).toHaveBeenCalledOnce()
})

// @spec §2 Quick view: delay
// @spec §4 Quick view: waits
test('its control waits, and nothing is requested or shown, until the view opens', async () => {
  ask.mockResolvedValueOnce(makeAnswer('Valve'))
  showLinks()
  await press('Valve')
  expect(control('Valve').getAttribute('aria-busy')).toBe('true')
  await pass(349)
  expect([view(), ask.mock.calls]).toEqual([null, []])
  await pass(1)
  expect(view()?.open).toBe(true)
  expect(control('Valve').getAttribute('aria-busy')).toBeNull()
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/api/v2/product/slug/7'])
})

test('an item shows its number and when it is there', async () => {
  ask.mockResolvedValueOnce(makeAnswer('Valve'))
  showLinks()
  await press('Valve')
  await pass(400)
  expect(view()?.textContent).toContain('SKUVX2-7')
  expect(view()?.textContent).toContain('AvailabilityTBA')
})

const series = (item_count: number) =>
  Response.json({
    data: {
      record: {
        ...record('Valve'),
        is_header: true,
        item_count,
        price_uoms: ['pcs'],
        min_price: 5,
        max_price: 6,
      },
    },
  })
const answerItems = (count: number) =>
  Response.json({
    data: {
      records: Array.from({ length: count }, (_, i) => ({
        ...record('Valve'),
        id: i + 100,
        sku_number: `VX2-${i}`,
        uom: 'pcs',
        min_qty: 1,
        multiple_qty: 1,
        price: 1_000,
        attributes: [{ code: 'port', name: 'Port', text: `G${i}` }],
      })),
    },
  })

test.each([
  ['a guest', undefined, 'Log in to see prices', 'link'],
  ['a buyer', buyer, 'Add VX2-1 to cart', 'button'],
] as const)('of several items %s chooses one in the view', async (_, member, name, role) => {
  ask.mockResolvedValueOnce(series(24)).mockResolvedValueOnce(answerItems(20))
  showLinks('en', member)
  await press('Valve')
  await pass(400)
  await vi.dynamicImportSettled()
  await pass(0)
  expect(ask.mock.calls.map(([path]) => path)).toEqual([
    '/api/v2/product/slug/7',
    '/api/v2/product/header/7/item?page=1&per_page=20&sort=default',
  ])
  const rows = within(view() as HTMLElement).getAllByRole('row')
  expect(rows).toHaveLength(20)
  expect(rows[1]?.textContent).toMatch(/^VX2-1Port G1TBA/)
  expect(within(rows[1] as HTMLElement).getByRole(role, { name })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all 24 items' }).getAttribute('href')).toBe('/shop/product/7')
})

// @spec §4 Quick view: newer cancels
test('a newer one takes the place of the one before', async () => {
  ask.mockResolvedValueOnce(makeAnswer('Bolt'))
  showLinks()
  await press('Valve')
  await pass(300)
  await press('Bolt')
  expect(control('Valve').getAttribute('aria-busy')).toBeNull()
  await pass(300)
  expect(view()).toBeNull()
  await pass(50)
  expect(view()?.getAttribute('aria-label')).toBe('Bolt')
  await pass(50)
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/api/v2/product/slug/8'])
})

test.each([
  ['en', 'Quick view: Valve', "The product couldn't be loaded. Please try again.", 'Try again'],
  ['id', 'Lihat cepat: Valve', 'Produk tidak dapat dimuat. Silakan coba lagi.', 'Coba lagi'],
] as const)(
  'in %s %s says where there is none, and asks again when told to',
  async (language, name, text, again) => {
    ask.mockResolvedValueOnce(new Response('', { status: 503 }))
    showLinks(language)
    fireEvent.click(screen.getByRole('link', { name }))
    await vi.dynamicImportSettled()
    await pass(400)
    expect(view()?.querySelector('[role=alert] p')?.textContent).toBe(text)
    ask.mockResolvedValueOnce(makeAnswer('Valve'))
    fireEvent.click(screen.getByRole('button', { name: again }))
    await pass(50)
    expect(view()?.textContent).toContain('VX2-7')
  },
)

test('a view that is opened while a page loads opens', async () => {
  vi.useRealTimers()
  const product = { slug: '7', name: 'Ball valve', rest: '/shop/product/7', by: document.body }
  function Page() {
    const { pathname } = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => {
      if (pathname === '/shop') queueMicrotask(() => openQuickView(product, '/shop/product/7'))
    }, [pathname])
    return (
      <>
        <button type="button" onClick={() => void navigate('/shop')}>
          Shop
        </button>
        <QuickView />
        <output>{useOpening((opening) => opening?.product.name)}</output>
      </>
    )
  }
  await showLive(Page, '/')
  document.querySelector('button')?.click()
  const readNotice = () => document.querySelector('output')?.textContent
  await vi.waitFor(() => expect(readNotice()).toBe('Ball valve'), 5_000)
  await settle()
  expect(readNotice()).toBe('Ball valve')
})
