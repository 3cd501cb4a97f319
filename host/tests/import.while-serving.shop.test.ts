import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDesk, table, type Desk } from '../testing/cli-fixture.ts'
import { newGate } from '../testing/barrier.ts'
import { startShop, type Shop } from '../testing/shop.ts'

const SHOWS_WITHIN_MS = 2_000

let desk: Desk
let shop: Shop
beforeAll(async () => {
  desk = await newDesk()
  expect(await desk.import(await desk.put('first.csv', table(2)))).toMatchObject({ code: 0 })
  shop = await startShop(desk.env)
})
afterAll(async () => {
  await shop.stop()
  await desk.clear()
})

const PAGE = '/shop/products/1'

test('while another process imports, pages answer; the new is there two seconds after the end', async () => {
  expect((await shop.ask(PAGE)).text).toContain('Part 1')
  const file = await desk.put('second.csv', table(3_000).replaceAll('Part 1,', 'Part 1 renamed,'))
  const importing = { over: false }
  const ended = desk.import(file).finally(() => {
    importing.over = true
  })
  const failed: string[] = []
  let requests = 0
  for (let n = 0; !importing.over; n++) {
    // The product's own page is kept; a search is rendered, and reads the database, each time.
    for (const path of [PAGE, `/shop?keyword=part+${n}`]) {
      const { status, text } = await shop.ask(path)
      if (status !== 200) failed.push(`${status} ${path}: ${text.slice(0, 200)}`)
    }
    requests = n
  }
  expect(failed).toEqual([])
  expect(requests).toBeGreaterThan(5)
  expect(await ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('Items: 2998 new, 2 changed'),
  })

  const isRenamed = async () => (await shop.ask(PAGE)).text.includes('Part 1 renamed')
  await expect.poll(isRenamed, { timeout: SHOWS_WITHIN_MS, interval: 50 }).toBe(true)
  // The last row of the file, too, whose page was not requested before.
  expect((await shop.ask('/shop?keyword=Part+1500')).text).toContain('Part 1500')
}, 60_000)

test('an import that is killed midway leaves the shop serving, and its database free', async () => {
  const [head, ...rows] = table(6_000).trimEnd().split('\n')
  const file = await desk.put(
    'third.csv',
    [`${head},datasheet`, ...rows.map((row, i) => `${row},${i === 4_000 ? 'gate.pdf' : ''}`), ''].join('\n'),
  )
  const gate = await newGate(desk, 'gate.pdf')
  const program = desk.start('import', file)
  await gate.reached()
  program.signal('SIGKILL')
  expect(await program.ended).toBe('SIGKILL')
  expect(await shop.ask(`/shop?keyword=part+after`)).toMatchObject({ status: 200 })
  await gate.replace()
  // Rows 3001 to 3500 were written before the gate, the next 500 perhaps.
  expect(await desk.import(file)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Items: (2000 new, 0 changed, 4000|2500 new, 0 changed, 3500) as before/),
  })
}, 60_000)
