import { savedViews } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { openApi } from '../../testing/ask-api.ts'
import { staffAt } from '../../testing/ask-as-staff.ts'
import { postgresForAll } from '../../testing/postgres-for-all.ts'
import { addStaff } from '../../testing/staff-fixture.ts'

const database = postgresForAll()
const placed = { list: '/orders', name: 'Placed', query: 'state=placed', is_shared: false }

type Person = Awaited<ReturnType<typeof open>>
const open = async (email: string) => {
  const { db } = database
  const id = await addStaff(db, { email, role: 'sales' })
  const browser = await staffAt(db, openApi({ db }), id, new Date())
  const save = async (body: object = {}) =>
    (await browser.ask(savedViews.saveView, { body: { ...placed, ...body } })).status
  const list = async (of = '/orders') => {
    const { body } = await browser.ask(savedViews.listSavedViews, { query: { list: of } })
    if (!('data' in body)) throw new Error('no views')
    return body.data.records
  }
  return { id, browser, save, list }
}
let sari: Person
let budi: Person
let people = 0
beforeEach(async () => {
  sari = await open(`sari-${++people}@toko.test`)
  budi = await open(`budi-${people}@toko.test`)
})

it('a view is saved once under its name, and the last one counts', async () => {
  expect(await sari.save()).toBe(200)
  expect(await sari.save({ query: 'state=on_hold' })).toBe(200)
  expect(await sari.list()).toMatchObject([{ name: 'Placed', query: 'state=on_hold', is_own: true }])
  expect(await sari.list('/returns')).toEqual([])
})

it('others see a view only where it is shared, and never change or delete it', async () => {
  await sari.save()
  await sari.save({ name: 'All of us', is_shared: true })
  const seen = await budi.list()
  expect(seen).toMatchObject([{ name: 'All of us', is_own: false }])
  await budi.browser.ask(savedViews.deleteView, { params: { id: String(seen[0]?.id) } })
  expect(await budi.save({ name: 'All of us', query: '' })).toBe(200)
  expect(await sari.list()).toHaveLength(2)
  expect(await sari.list()).toMatchObject([{ query: 'state=placed' }, { query: 'state=placed' }])
})

it('a shared view goes with the one who shared it', async () => {
  await sari.save({ name: 'Of Sari', is_shared: true })
  await sql`update identity.staff set disabled_at = now() where id = ${sari.id}`.execute(database.db)
  expect((await budi.list()).map(({ name }) => name)).not.toContain('Of Sari')
})

it('is deleted by its owner, also twice', async () => {
  await sari.save()
  const [view] = await sari.list()
  const remove = () => sari.browser.ask(savedViews.deleteView, { params: { id: String(view?.id) } })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
  expect((await sari.list()).filter(({ is_own }) => is_own)).toEqual([])
})

it('has a limit by person; one that is there can still be changed', async () => {
  for (let at = 0; at < 100; at++) expect(await sari.save({ name: `View ${at}` })).toBe(200)
  expect(await sari.save({ name: 'One more' })).toBe(409)
  expect(await sari.save({ name: 'View 7', query: 'state=on_hold' })).toBe(200)
  expect(await budi.save()).toBe(200)
})

it.each(['orders', '//elsewhere.test', '/orders?x=1', ''])('the list %j is refused', async (list) => {
  expect(await sari.save({ list })).toBe(400)
})
