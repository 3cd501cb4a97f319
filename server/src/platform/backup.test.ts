import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '../testing/index.ts'
import { copyEmbedded, openDatabase } from './index.ts'

it('nobody writes to an embedded database while it is copied (embedded)', async () => {
  const fresh = await freshDatabase('embedded', 'empty')
  onTestFinished(fresh.drop)
  const to = `${fresh.url}-copy`
  onTestFinished(() => rm(to, { recursive: true, force: true }))
  const open = async (folder: string) => {
    const database = await openDatabase(folder, { role: 'batch' })
    onTestFinished(database.close)
    return database.pool
  }
  const here = await openDatabase(fresh.url, { role: 'batch' })
  onTestFinished(here.close)
  const other = await open(fresh.url)
  await other.query('create table note (text text)')

  const order: string[] = []
  const copying = copyEmbedded(here, fresh.url, to).then(() => order.push('copied'))
  await vi.waitFor(() => expect(existsSync(join(to, 'pg'))).toBe(true), { interval: 1 })
  await other.query("insert into note values ('meanwhile')").then(() => order.push('written'))
  await copying
  expect(order).toEqual(['copied', 'written'])
  expect((await (await open(to)).query('select text from note')).rows).toEqual([])
})
