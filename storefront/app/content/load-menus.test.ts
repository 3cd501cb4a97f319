import type { Call } from '@pasok/contract'
import { expect, test } from 'vitest'
import { loadMenus } from './load-menus.ts'

const answering = (status: number, body: unknown): Call => (async () => ({ status, body })) as unknown as Call

test('the published menus are those of the settings by their names there, and no others', async () => {
  const entries = [{ type: 'link', title: 'Blog', url: '/blog' }]
  const records = ['top-bar', 'footer', 'sidebar', 'constructor'].map((slug) => ({ slug, entries }))
  const menus = await loadMenus(answering(200, { data: { records } }), (error) => {
    throw error
  })
  expect(menus).toEqual({ top_bar: entries, footer: entries })
})

test('a page does without them where they fail, and that is reported', async () => {
  const reported: unknown[] = []
  const failing = (async () => {
    throw new Error('no database')
  }) as unknown as Call
  for (const call of [answering(503, { code: 'unavailable' }), failing])
    expect(await loadMenus(call, (error) => reported.push(error))).toEqual({})
  expect(reported.map(String)).toEqual(['Error: the menus: 503', 'Error: no database'])
})
