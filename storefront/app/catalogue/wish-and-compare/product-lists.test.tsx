import { MOST_COMPARED } from '@pasok/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Member } from '../../identity/member.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { collectNotices, show } from '../../testing/show.tsx'
import { storeAuth } from '../../identity/stored-auth.ts'
import { MemberLists } from './member-lists.tsx'
import { pressList } from './press-list.ts'
import { ProductLists } from './product-lists.tsx'
import { readList, storedList, storeList } from './stored-list.ts'
import { WishlistLink } from './wishlist-link.tsx'

const VALVE = {
  id: 7,
  name: 'Valve',
  sku_number: 'V-7',
  main_image_urls: { image_1024: '/media/7.svg' },
  price: 9,
}
const member = { email: 'a@uji.test', seesPrices: false } as Member
const readStored = (name: string) => readList(localStorage.getItem(`pasok.${name}`)).ids
const button = () => screen.getByRole('button', { name: 'Wish list: Valve' })
const press = () => act(async () => void fireEvent.click(button()))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  speak('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

// @spec §9 Delay: adding
// @spec §2 Product: wishlist button
test('a product is in the wish list half a second after it was pressed, which shows at once', async () => {
  const notices = collectNotices()
  show(<ProductLists product={VALVE} />)
  expect(button().getAttribute('aria-pressed')).toBe('false')
  await press()
  expect(button().getAttribute('aria-pressed')).toBe('true')
  await pass(499)
  expect([readStored('wishlist'), notices]).toEqual([[], []])
  await pass(1)
  expect(JSON.parse(localStorage.getItem('pasok.wishlist') ?? '')).toMatchObject({
    products: [{ id: 7, name: 'Valve', sku_number: 'V-7', picture: '/media/7.svg' }],
  })
  expect(localStorage.getItem('pasok.wishlist')).not.toContain('price')
  expect(notices.map(({ text }) => text)).toEqual(['Product "Valve" added to wish list!'])
  expect(button().getAttribute('aria-pressed')).toBe('true')
})

test('pressed again before that it is not put in', async () => {
  const notices = collectNotices()
  show(<ProductLists product={VALVE} />)
  await press()
  await pass(250)
  await press()
  expect(button().getAttribute('aria-pressed')).toBe('false')
  await pass(500)
  expect([readStored('wishlist'), notices]).toEqual([[], []])
})

test('a page that is left meanwhile puts it in before it goes', async () => {
  const notices = collectNotices()
  show(<ProductLists product={VALVE} />)
  await press()
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect([readStored('wishlist'), notices.length]).toEqual([[7], 1])
})

test('pressed once more it is taken out at once, which can be undone', async () => {
  const notices = collectNotices()
  storeList('wishlist', { owner: null, ids: [9, 7], unsent: [] })
  show(<ProductLists product={VALVE} />)
  await press()
  expect(readStored('wishlist')).toEqual([9])
  expect(button().getAttribute('aria-pressed')).toBe('false')
  expect(notices[0]?.text).toBe('Product "Valve" removed from wish list.')
  act(() => notices[0]?.action?.act())
  expect(readStored('wishlist')).toEqual([7, 9])
})

// @spec §4 Adding: delay
test.each([
  // @spec §4 Adding: wishlist notice
  ['wishlist', 'en', 'Product "Valve" added to wish list!'],
  ['wishlist', 'id', 'Produk "Valve" masuk ke wishlist!'],
  // @spec §4 Adding: compare notice
  ['compare', 'en', 'Product "Valve" added to compare!'],
  ['compare', 'id', 'Produk "Valve" masuk ke perbandingan!'],
] as const)(
  'after 500 ms, and not before, the %s has what was added and says so (%s)',
  async (name, language, text) => {
    speak(language)
    const notices = collectNotices()
    const pressed = pressList(name, VALVE, member)
    await vi.advanceTimersByTimeAsync(499)
    expect([storedList(name).ids, notices]).toEqual([[], []])
    await vi.advanceTimersByTimeAsync(1)
    await pressed
    expect(notices).toMatchObject([{ text }])
    expect(storedList(name)).toMatchObject({ owner: 'a@uji.test', ids: [7] })
  },
)

test('what does not fit is not put in, and the notice says why', async () => {
  const notices = collectNotices()
  const ids = Array.from({ length: MOST_COMPARED }, (_, n) => n + 100)
  storeList('compare', { owner: 'a@uji.test', ids, unsent: [] })
  const pressed = pressList('compare', VALVE, member)
  await vi.advanceTimersByTimeAsync(500)
  await pressed
  expect(notices).toMatchObject([{ text: 'You can compare at most 20 products at once. Remove one first.' }])
  expect(readStored('compare')).toEqual(ids)
})

test('guests are offered the wish list alone', () => {
  show(<ProductLists product={VALVE} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

describe('the header', () => {
  // @spec §2 Mobile header: parts
  test.each([
    [[], 'Wish List'],
    [[7], 'Wish List 1'],
    [[7, 8], 'Wish List 2'],
  ])('counts %j', (ids, name) => {
    storeList('wishlist', { owner: null, ids, unsent: [] })
    show(<WishlistLink className="" />)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/shop/wishlist')
  })

  test('follows what another tab stores, and counts nothing of another’s list', async () => {
    show(<WishlistLink className="" />)
    const store = (owner: string | null) => {
      localStorage.setItem('pasok.wishlist', JSON.stringify({ owner, ids: [7, 8] }))
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pasok.wishlist' })))
    }
    store(null)
    expect(screen.getByRole('link', { name: 'Wish List 2' })).toBeTruthy()
    store('a@uji.test')
    expect(screen.getByRole('link', { name: 'Wish List' })).toBeTruthy()
  })
})

test('the account’s wish list comes as soon as this browser has stored whose it is', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { ids: [7, 8], not_added: [] } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  show(<MemberLists owner={member.email} />)
  await pass(0)
  expect(readStored('wishlist')).toEqual([])
  await act(async () => storeAuth({ email: member.email }))
  await vi.waitFor(() => expect(readStored('wishlist')).toEqual([7, 8]))
})
