import type { Call, Filter } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../../testing/show.tsx'
import { ListingView } from '../listing-view.tsx'
import { loadListing, type Listing } from '../load-listing.ts'

beforeEach(() => speak('en'))

const sizes = (of: number) =>
  Array.from({ length: of }, (_, i) => ({ slug: `${i + 1}`, name: `${i + 1}`, count: 2 }))
const filters: Filter[] = [
  { slug: 'bore', name: 'Bore', type: 'number', unit: 'mm', items: sizes(21), min: 1, max: 21, opened: true },
  {
    slug: 'brand',
    name: 'Brand',
    type: 'brand',
    items: [
      { slug: 'a_1', name: 'A', count: 1, id: 1 },
      { slug: 'b_2', name: 'B', count: 1, id: 2 },
    ],
  },
  {
    slug: 'point',
    name: 'Point',
    type: 'choice',
    items: [
      { slug: 'cup', name: 'Cup', drawing: '/media/drawings/cup.svg' },
      { slug: 'cone', name: 'Cone', count: 3 },
    ],
  },
  { slug: 'load', name: 'Load', type: 'number', items: [], min: 1, max: 9 },
]
const answer = { status: 200, body: { data: { records: [], total: 5, per_page: 20, filters } } }
const call = (async () => answer) as unknown as Call

function Page() {
  return (
    <ListingView
      listing={useLoaderData<Listing>()}
      place={{ rest: '/shop', usualView: 'grid', side: 'left' }}
    />
  )
}
const open = async (address: string) => {
  show(<Page />, address, ({ request }) => loadListing(call, { url: new URL(request.url), language: 'en' }))
  await screen.findByRole('group', { name: 'Bore (mm)', hidden: true })
}
const group = (name: string) => screen.getByRole('group', { name, hidden: true })
const boxes = (name: string) =>
  within(group(name)).getAllByRole<HTMLInputElement>('checkbox', { hidden: true })

test('what the category opens stands open with the brand, the rest is folded up', async () => {
  await open('/shop')
  const isOpen = (name: string) => group(name).closest('details')?.open
  expect(['Bore (mm)', 'Brand', 'Point', 'Load'].map(isOpen)).toEqual([true, true, false, false])
})

test('sizes are ticked, and a range ticks what lies in it', async () => {
  await open('/shop?filter_bore=3,5-6')
  expect(boxes('Bore (mm)').flatMap(({ checked, value }) => (checked ? value : []))).toEqual(['3', '5', '6'])
  expect(screen.getAllByRole('link', { name: /^Remove filter/ }).map((chip) => chip.textContent)).toEqual([
    expect.stringContaining('Bore: 3 mm'),
    expect.stringContaining('Bore: 5–6 mm'),
  ])
  // Of the load only the bounds are known.
  expect(within(group('Load')).queryByRole('checkbox', { hidden: true })).toBeNull()
})

test('of more than twenty values one is looked for by typing', async () => {
  await open('/shop?values=bore')
  const find = within(group('Bore (mm)')).getByRole('searchbox', { hidden: true })
  fireEvent.change(find, { target: { value: '2' } })
  const shown = boxes('Bore (mm)').filter((box) => !box.closest('li')?.hidden)
  expect(shown.map(({ value }) => value)).toEqual(['2', '12', '20', '21'])
  expect(within(group('Brand')).queryByRole('searchbox', { hidden: true })).toBeNull()
})

test('a value has its drawing beside it, and no count where it has none', async () => {
  await open('/shop')
  const [cup, cone] = boxes('Point').map((box) => box.closest('label'))
  expect(cup?.querySelector('img')?.getAttribute('src')).toBe('/media/drawings/cup.svg')
  expect(cup?.querySelector('img')?.alt).toBe('')
  expect([cup?.textContent, cone?.textContent]).toEqual(['Cup', 'Cone3'])
})
