import { company, type PartNumber } from '@pasok/contract'
import { screen, within } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { show } from '../../testing/show.tsx'
import PartNumbersPage, { action, handle, loader } from './part-numbers-page.tsx'

const ADDRESS = '/account/part-numbers'
const record = (id: number, more: Partial<PartNumber['item']> = {}): PartNumber => ({
  id,
  version: 3,
  number: `GD-${id}`,
  item: { id: 70 + id, name: 'Hex bolt', sku_number: `HB-${id}`, is_sold: true, ...more },
  changed_at: '2026-11-22T20:00:00.000Z',
})

/** The API with a list whose second page has the numbers 4 and 5, beside a number 90 on another page. */
const callWith = (changing: { status: number; body: object } = { status: 200, body: { data: {} } }) =>
  (async (endpoint: unknown, { params }: { params?: { id: string } } = {}) => {
    if (endpoint === company.listPartNumbers)
      return {
        status: 200,
        body: { data: { records: [record(4), record(5)], total: 62, is_total_exact: true } },
      }
    if (endpoint === company.showPartNumber)
      return params?.id === '90'
        ? { status: 200, body: { data: { record: record(90) } } }
        : { status: 404, body: { code: 'not_found' } }
    return changing
  }) as never

const contextWith = (call: never, role: string) => {
  const context = new RouterContextProvider()
  context.set(apiContext, call)
  context.set(profileContext, { role, status: 'approved' } as never)
  return context
}
type Loaded = Awaited<ReturnType<typeof loader>>
const load = (query: string, role = 'buyer'): Promise<Loaded> =>
  loader({
    url: new URL(`http://shop.example${ADDRESS}${query}`),
    context: contextWith(callWith(), role),
  } as never)
const send = async (query: string, fields: Record<string, string>, call = callWith()) => {
  const url = new URL(`http://shop.example${ADDRESS}${query}`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  try {
    return await action({ url, request, context: contextWith(call, 'buyer') } as never)
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}
type PageProps = Parameters<typeof PartNumbersPage>[0]
const showPage = (loaderData: Loaded, actionData?: unknown) => {
  speak('en')
  show(<PartNumbersPage {...({ loaderData, actionData } as unknown as PageProps)} />, ADDRESS)
}
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const formOf = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button })
  return { to: form?.getAttribute('action'), fields: Object.fromEntries(new FormData(form ?? undefined)) }
}
const LIST = '?keyword=gd&page=2'

test('the table has each number with its item, and links that keep the part of the list that is shown', async () => {
  const loaded = await load(LIST)
  showPage({ ...loaded, numbers: [record(4), record(5, { is_sold: false })] })
  const [, sold, retired] = screen.getAllByRole('row')
  expect(within(sold as HTMLElement).getByRole('link', { name: /HB-4/ })).toHaveProperty(
    'pathname',
    '/shop/product/74',
  )
  expect(within(retired as HTMLElement).queryByRole('link', { name: /HB-5/ })).toBeNull()
  expect(retired?.textContent).toContain('No longer sold')
  expect(href(/^Edit.*GD-5/)).toBe(`${ADDRESS}${LIST}&edit=5`)
  expect(href(/^Remove.*GD-5/)).toBe(`${ADDRESS}${LIST}&remove=5`)
})

test('a viewer reads the table and changes nothing', async () => {
  showPage(await load(`${LIST}&edit=4`, 'viewer'))
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.queryByRole('link', { name: /Edit|Remove/ })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Your number' })).toBeNull()
})

test.each([
  ['of the page', 4],
  ['of another page', 90],
])('a number %s is edited, and the form leads back to the same list', async (_, id) => {
  showPage(await load(`${LIST}&edit=${id}`))
  expect(formOf('Save')).toEqual({
    to: `${ADDRESS}${LIST}&edit=${id}`,
    fields: { do: 'change', id: String(id), version: '3', number: `GD-${id}` },
  })
  expect(href('Cancel')).toBe(ADDRESS + LIST)
})

test('a number of another page is removed, and the question leads back to the same list', async () => {
  showPage(await load(`${LIST}&remove=90`))
  expect(formOf('Remove')).toEqual({
    to: `${ADDRESS}${LIST}&remove=90`,
    fields: { do: 'remove', id: '90' },
  })
  expect(href('Cancel')).toBe(ADDRESS + LIST)
})

test('the page in the other language keeps the list and the number', async () => {
  const query = (loaded: Loaded) => handle.queryIn(loaded, 'id')
  expect(query(await load(`${LIST}&edit=90`))).toBe(`${LIST}&edit=90`)
  expect(query(await load(`${LIST}&remove=4`))).toBe(`${LIST}&remove=4`)
  expect(query(await load(`${LIST}&edit=91`))).toBe(LIST)
})

test.each([
  [
    `${LIST}&edit=4`,
    { do: 'change', id: '4', number: 'GD 4', version: '3' },
    `${LIST}&message=part-number-changed`,
  ],
  ['?cursor=c2&remove=4', { do: 'remove', id: '4' }, '?cursor=c2&message=part-number-removed'],
  ['?item=74', { do: 'add', number: 'GD-6', sku_number: 'HB-4' }, '?item=74&message=part-number-added'],
])('a form sent to %s returns to the list', async (query, fields, then) => {
  expect(await send(query, fields)).toBe(ADDRESS + then)
})

test('a refused number stands in its row as it was typed, beside the reason', async () => {
  const refusal = {
    status: 400,
    body: { code: 'invalid_request', detail: 'Check it.', errors: { number: ['It is taken.'] } },
  }
  const fields = { do: 'change', id: '4', number: 'gd/5', version: '3' }
  const refused = await send(`${LIST}&edit=4`, fields, callWith(refusal))
  const { data, init } = refused as { data: unknown; init: { status: number } }
  expect(init.status).toBe(400)
  showPage(await load(`${LIST}&edit=4`), data)
  expect(formOf('Save').fields).toEqual(fields)
  const [, row] = screen.getAllByRole('row')
  expect(row?.textContent).toContain('It is taken.')
})

test('a refused number of a new item keeps both fields', async () => {
  const refusal = {
    status: 400,
    body: { code: 'invalid_request', detail: 'Check it.', errors: { sku_number: ['It is unknown.'] } },
  }
  const fields = { do: 'add', sku_number: 'NONE', number: 'GD-6' }
  const { data } = (await send('', fields, callWith(refusal))) as { data: unknown }
  showPage(await load(''), data)
  expect(formOf('Add number').fields).toEqual(fields)
  expect(screen.getByText('It is unknown.')).not.toBeNull()
})

test('the filter of a list without states has none', async () => {
  showPage(await load(''))
  const filter = screen.getByRole('search', { name: 'Filter your numbers' })
  expect(filter.querySelector('summary')?.textContent).toBe('Date')
  expect([...filter.querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual(['Changed'])
})
