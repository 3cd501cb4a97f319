import type { Call } from '@pasok/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { useLoaderData, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { FILTER_DEBOUNCE_MS } from '../../../constants.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../../testing/show.tsx'
import { ListingView } from '../listing-view.tsx'
import { loadListing, type Listing } from '../load-listing.ts'

beforeEach(() => {
  speak('en')
  // As browsers do it: happy-dom says that the form was sent by itself, which React takes for a button.
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement) {
    this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  })
  return () => void vi.useRealTimers()
})

const filters = [
  { slug: 'length', name: 'Length', type: 'number', unit: 'mm', items: [], min: 5, max: 300 },
  { slug: 'thread', name: 'Thread', type: 'choice', items: [{ slug: 'm6', name: 'M6', count: 2 }] },
]
const answer = { status: 200, body: { data: { records: [], total: 1, per_page: 20, filters } } }
/** Pages that are on their way; each comes when it is let go. */
const awaited: (() => void)[] = []
const call = (async () => answer) as unknown as Call

function Page() {
  return (
    <>
      <ListingView
        listing={useLoaderData<Listing>()}
        place={{ rest: '/shop', usualView: 'grid', side: 'left' }}
      />
      <output>{useLocation().search}</output>
    </>
  )
}
/** Opens the listing, and holds every further page of it. */
const openListing = async () => {
  let isOpen = false
  show(<Page />, '/shop', async ({ request }) => {
    if (isOpen) await new Promise<void>((resolve) => awaited.push(resolve))
    isOpen = true
    return loadListing(call, { url: new URL(request.url), language: 'en' })
  })
  await screen.findByLabelText('Length, minimum')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
const search = () => screen.getByRole('status').textContent
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const nextPageComes = () => act(async () => awaited.shift()?.())

test('what is typed while an answer to a wrong bound comes in goes along with that bound', async () => {
  await openListing()
  type('Length, minimum', 'long')
  await pass(FILTER_DEBOUNCE_MS)
  type('Length, maximum', '30')
  await nextPageComes()
  expect(search()).toBe('?from_length=long&to_length=')
  expect(field('Length, maximum').value).toBe('30')
  await pass(FILTER_DEBOUNCE_MS)
  await nextPageComes()
  expect(search()).toBe('?from_length=long&to_length=30')
  expect(field('Length, minimum').value).toBe('long')
  expect(field('Length, maximum').value).toBe('30')
})
