import { toDemoEmail } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import { beforeAll, expect, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { shopForAll } from '../testing/shop-for-all.ts'
import { newVisitor, type Opened, type Visitor } from '../testing/visitor.ts'

const shop = shopForAll()
let valve: number
let bearing: number
let bolt: number
beforeAll(async () => {
  const database = await openDatabase(shop.url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  const found = await database.pool.query<{ sku: string; id: number }>('select sku, id from catalogue.item')
  const findId = (number: string) => found.rows.find(({ sku }) => sku === number)?.id ?? 0
  ;[valve, bearing, bolt] = [findId('VX2-120'), findId('6204-2Z'), findId('HB-M8-30')]
  await database.close()
})

const logInAs = async (who: string): Promise<Visitor> => {
  const visitor = newVisitor(shop.ask)
  await visitor.logIn(who)
  return visitor
}
const fieldIn = ({ text }: Opened, name: string): string =>
  new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? `no field ${name}`
const valueIn = (page: Opened, name: string) => / value="([^"]*)"/.exec(fieldIn(page, name))?.[1] ?? ''
const errorAt = ({ text }: Opened, id: string): string | undefined =>
  new RegExp(`id="${id}-error"[^>]*>(.*?)</`).exec(text)?.[1]?.replaceAll('&#x27;', "'")
/** The items of a list's page in their order, each with the quantity in its field. */
const linesIn = (page: Opened): string[] =>
  [...page.text.matchAll(/name="quantity-(\d+)"[^>]* value="(\d*)"/g)].map(([, id, n]) => `${id}: ${n}`)
const stripQuery = ({ path }: Opened): string => path.replace(/\?.*/, '')

test('a list is made, filled, ordered and added to the cart without scripts', async () => {
  const buyer = await logInAs('buyer')
  const made = await buyer.send('/account/lists', { do: 'make', name: 'Rutin' })
  expect(made.flash).toBe('List created.')
  expect(made.read).toContain('This list is empty.')
  const list = stripQuery(made)
  expect(list).toMatch(/^\/account\/lists\/\d+$/)

  // The bearing by its number, in small letters; the other two by the page that an item's link leads to.
  await buyer.send(list, { do: 'add', number: '6204-2z', quantity: '' })
  for (const [item, quantity] of [
    [valve, '2'],
    [bolt, '5'],
  ] as const) {
    const opened = await buyer.open(`/account/lists?add=${item}&quantity=${quantity}`)
    expect(valueIn(opened, 'quantity')).toBe(quantity)
    const put = await buyer.send('/account/lists', {
      do: 'put',
      item: String(item),
      list: list.split('/').at(-1) ?? '',
      name: '',
      quantity,
    })
    expect(put.flash).toBe('The item is in the list.')
  }
  const filled = await buyer.open(list)
  expect(linesIn(filled)).toEqual([`${bearing}: 1`, `${valve}: 2`, `${bolt}: 5`])
  expect(filled.read).toContain('VX2-120')

  /** Sends the form as it stands on a page, with what was typed into it. */
  const change = async (
    page: Opened,
    what: string,
    typed: Record<number, string> = {},
    key = valueIn(page, 'key'),
  ) =>
    buyer.send(list, {
      do: what,
      version: valueIn(page, 'version'),
      key,
      ...Object.fromEntries([bearing, valve, bolt].map((id) => [`seen-${id}`, valueIn(page, `seen-${id}`)])),
      ...Object.fromEntries(
        [bearing, valve, bolt].map((id) => [`quantity-${id}`, valueIn(page, `quantity-${id}`)]),
      ),
      ...Object.fromEntries(Object.entries(typed).map(([id, n]) => [`quantity-${id}`, n])),
    })
  // What was typed into a field counts, whichever button is pressed.
  const moved = await change(filled, `up:${bolt}`, { [valve]: '3' })
  expect(linesIn(moved)).toEqual([`${bearing}: 1`, `${bolt}: 5`, `${valve}: 3`])
  const refused = await change(moved, 'save', { [valve]: 'few', [bolt]: '7' })
  expect(errorAt(refused, `lines-quantity-${valve}`)).toBe('Enter a whole number.')
  expect(linesIn(refused)).toContain(`${bolt}: 7`)
  expect(valueIn(refused, `quantity-${valve}`)).toBe('few')
  const late = await change(filled, 'save', { [valve]: '9' })
  expect(late.status).toBe(409)
  expect(late.read).toContain('Someone else has changed this in the meantime.')
  // What was not typed is shown as it is now.
  expect(linesIn(late)).toEqual([`${bearing}: 1`, `${bolt}: 5`, `${valve}: 9`])
  const removed = await change(late, `remove:${bolt}`, { [valve]: '9' })
  expect(removed.flash).toBe('Item removed from the list.')
  expect(linesIn(removed)).toEqual([`${bearing}: 1`, `${valve}: 9`])

  const wrong = await change(removed, 'cart', { [valve]: 'few' })
  expect(errorAt(wrong, `lines-quantity-${valve}`)).toBe('Enter a whole number.')
  expect(wrong.read).not.toContain('added to your cart')
  for (const key of ['€', 'a\0', 'a\r\nb', '']) {
    const forged = await change(removed, 'cart', {}, key)
    expect([key, forged.status]).toEqual([key, 400])
    expect(forged.read).not.toContain('added to your cart')
  }
  const addAll = () => change(removed, 'cart', { [valve]: '8' })
  for (const page of [await addAll(), await addAll()]) {
    expect(page.read).toContain('2 items were added to your cart.')
    expect(linesIn(page)).toEqual([`${bearing}: 1`, `${valve}: 8`])
  }
  const inCart = JSON.parse((await buyer.open('/api/v2/order/cart')).text) as {
    data: { order_line: { product: { id: number }; product_uom_qty: number }[] }
  }
  expect(inCart.data.order_line.map(({ product, product_uom_qty: n }) => [product.id, n])).toEqual([
    [bearing, 1],
    [valve, 8],
  ])

  const saved = await buyer.send('/id/account/lists', { do: 'from-cart', name: 'Isi keranjang' })
  expect(saved.flash).toBe('Daftar dibuat.')
  expect(linesIn(saved)).toEqual([`${bearing}: 1`, `${valve}: 8`])
})

test('a name that is taken is refused where it was typed; a list is renamed and deleted after a question', async () => {
  const owner = await logInAs('owner')
  const made = await owner.send('/id/account/lists', { do: 'make', name: 'Mingguan' })
  const id = stripQuery(made).split('/').at(-1) ?? ''
  const taken = await owner.send('/id/account/lists', { do: 'make', name: 'MINGGUAN' })
  expect(taken.status).toBe(400)
  expect(errorAt(taken, 'new-name')).toMatch(/^Perusahaan Anda sudah memiliki daftar/)
  expect(valueIn(taken, 'name')).toBe('MINGGUAN')

  const opened = await owner.open(`/id/account/lists?rename=${id}`)
  expect(valueIn(opened, 'name')).toBe('Mingguan')
  const rename = (name: string) =>
    owner.send('/id/account/lists', { do: 'rename', id, name, version: valueIn(opened, 'version') })
  expect((await rename('Bulanan')).flash).toBe('Nama daftar diubah.')
  const late = await rename('Tahunan')
  expect(late.status).toBe(409)
  expect(valueIn(late, 'name')).toBe('Tahunan')

  const question = await owner.open(`/id/account/lists?remove=${id}`)
  expect(question.read).toContain('Hapus daftar “Bulanan”?')
  const removed = await owner.send('/id/account/lists', { do: 'remove', id })
  expect(removed.flash).toBe('Daftar dihapus.')
  expect(removed.read).not.toContain('Bulanan')
  expect((await owner.open(`/id/account/lists/${id}`)).status).toBe(404)
})

test('a viewer uses the lists of others, and makes and changes own ones', async () => {
  const owner = await logInAs('owner')
  const made = await owner.send('/account/lists', { do: 'make', name: 'Milik pemilik' })
  const list = stripQuery(made)
  await owner.send(list, { do: 'add', number: '6204-2Z', quantity: '4' })
  const viewer = await logInAs('viewer')
  const page = await viewer.open(list)
  expect(page.read).toContain('You can use this list, but not change it.')
  expect(page.read).toContain('Rp. 68.413')
  expect(linesIn(page)).toEqual([])
  expect(page.read).not.toContain('Add all to cart')
  const refused = await viewer.send(list, { do: 'add', number: 'VX2-120', quantity: '1' })
  expect(refused.status).toBe(403)
  const own = await viewer.send('/account/lists', { do: 'make', name: `Milik ${toDemoEmail('viewer')}` })
  const filled = await viewer.send(stripQuery(own), { do: 'add', number: 'VX2-120', quantity: '2' })
  expect(linesIn(filled)).toEqual([`${valve}: 2`])
})

test('a part number that is no item’s, or several’s, is reported beside it', async () => {
  const buyer = await logInAs('buyer')
  const list = stripQuery(await buyer.send('/account/lists', { do: 'make', name: 'Cari' }))
  const add = (number: string) => buyer.send(list, { do: 'add', number, quantity: '1' })
  for (const number of ['', 'qqqq'])
    expect(errorAt(await add(number), 'add-line-number')).toBe('We have no item with this part number.')
  const several = await add('VX2')
  expect(errorAt(several, 'add-line-number')).toMatch(/^Several items match: VX2-120, VX2-130, VX2-140/)
  expect(valueIn(several, 'number')).toBe('VX2')
})
