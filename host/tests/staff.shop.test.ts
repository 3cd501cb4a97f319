import { createHmac } from 'node:crypto'
import { openDatabase, type Database } from '@pasok/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reply } from '../testing/ask.ts'
import { runStaff } from '../testing/run-staff.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { ownFiles, startShop, type Shop } from '../testing/shop.ts'

const PASSWORD = 'tiga kuda di gudang'
const ADMIN = 'https://kantor.example'
const EMAIL = 'ade@toko.test'

let made: ShopData
let database: Database
let shop: Shop
beforeAll(async () => {
  made = await newShopData()
  database = await openDatabase(made.url, { role: 'batch' })
  shop = await startShop({
    DATABASE_URL: made.url,
    VAR_DIR: made.folder,
    NODE_ENV: 'production',
    ...ownFiles,
    PUBLIC_URL: 'https://shop.example',
    ADMIN_URL: ADMIN,
    SESSION_SECRET: 'kunci-toko-untuk-uji-0001',
  })
})
afterAll(async () => {
  await shop?.stop()
  await database?.close()
  await made?.drop()
})

const staff = (args: readonly string[], typed = '') => runStaff(args, { ...made.env, DEMO: '0' }, typed)
const add = (email: string, role: string, typed = `${PASSWORD}\n`) =>
  staff(['add', email, '--name', 'Ade Uji', '--role', role, '--password-stdin'], typed)
const audit = async () => {
  const { rows } = await database.pool.query(
    `select who, who_id, action, subject, details, length(request_id) > 7 as has_request from platform.audit order by id`,
  )
  return rows as unknown[]
}
const line = (action: string, details = {}) => ({
  who: 'system',
  who_id: null,
  action: `identity.${action}`,
  subject: 'staff',
  details,
  has_request: true,
})
const ask = (method: string, path: string, host: string, more: { body?: object; cookie?: string } = {}) => {
  const body = more.body && JSON.stringify(more.body)
  return shop.ask(`/api/staff${path}`, {
    method,
    headers: {
      host: new URL(host).host,
      origin: host,
      ...(more.cookie && { cookie: more.cookie }),
      ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(body && { body }),
  })
}
const logIn = (code?: string, host = ADMIN) =>
  ask('POST', '/session', host, { body: { login: EMAIL, password: PASSWORD, ...(code && { code }) } })
/** What an app shows for a secret now (RFC 6238). */
const makeCode = (secret: string): string => {
  const bits = secret
    .split('')
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((octet) => parseInt(octet, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
const readCookie = (reply: Reply): string => (reply.headers['set-cookie']?.[0] ?? '').split(';', 1)[0] ?? ''

test('an error is printed as a sentence, and nothing changes', async () => {
  const wrong = [
    [[], '', 'Say what to do: add, list, disable, enable or totp.'],
    [['add', 'ade', '--name', 'Ade', '--role', 'admin'], '', 'ade is no address.'],
    [['add', EMAIL, '--role', 'admin'], '', 'Give a --name.'],
    [['add', EMAIL, '--name', 'Ade', '--role', 'boss'], '', 'Give a --role: admin, sales'],
    [
      ['add', EMAIL, '--name', 'Ade', '--role', 'admin', '--password-stdin'],
      'pendek\n',
      'A password has 12 to',
    ],
    [['disable', 'nobody@toko.test'], '', 'No member of staff has the address nobody@toko.test.'],
    [['enable', 'nobody@toko.test'], '', 'No disabled member of staff has the address nobody@toko.test.'],
    [['totp', 'nobody@toko.test'], '', 'No active member of staff has the address nobody@toko.test.'],
  ] as const
  await Promise.all(
    wrong.map(async ([args, typed, output]) =>
      expect(await staff(args, typed)).toMatchObject({ code: 1, output: expect.stringContaining(output) }),
    ),
  )
  expect(await audit()).toEqual([])
})

/** The session in which the first admin logged in with the app. */
let session = ''

test('the first admin is added while the shop runs, and every step is in the audit log', async () => {
  expect(await add(EMAIL, 'admin')).toEqual({ code: 0, output: `${EMAIL} may log in as admin.\n` })
  expect(await add(EMAIL, 'sales')).toMatchObject({
    code: 1,
    output: expect.stringContaining('is there already.'),
  })
  expect(await audit()).toEqual([line('add-staff', { roles: ['admin'] })])

  const login = await logIn()
  expect(login.status).toBe(200)
  // Production wants an app of an admin.
  const cookie = readCookie(login)
  expect((await ask('GET', '/registrations', ADMIN, { cookie })).status).toBe(403)

  const { code, output } = await staff(['totp', EMAIL])
  expect(code).toBe(0)
  const secret = /^Secret: ([A-Z2-7]{32})$/m.exec(output)?.[1] ?? ''
  expect(output).toContain(`otpauth://totp/`)
  expect((await audit()).at(-1)).toEqual(line('totp'))
  expect((await ask('GET', '/registrations', ADMIN, { cookie })).status).toBe(200)
  expect((await logIn()).text).toContain('code_required')
  const again = await logIn(makeCode(secret))
  expect(again.status).toBe(200)
  session = readCookie(again)
  expect(JSON.stringify(await audit())).not.toMatch(/toko\.test|Ade/)
})

test('an admin is shut out, and may log in again, with every step in the audit log', async () => {
  expect((await staff(['list'])).output).toContain(`${EMAIL}\tAde Uji\tadmin\tapp\t\n`)
  expect(await staff(['disable', EMAIL])).toEqual({ code: 0, output: `${EMAIL} is shut out.\n` })
  expect((await audit()).at(-1)).toEqual(line('disable-staff'))
  expect((await ask('GET', '/me', ADMIN, { cookie: session })).status).toBe(401)
  expect((await staff(['list'])).output).toContain('disabled')
  expect((await logIn()).text).not.toContain('code_required')

  expect(await staff(['enable', EMAIL])).toEqual({ code: 0, output: `${EMAIL} may log in again.\n` })
  expect((await audit()).at(-1)).toEqual(line('enable-staff'))
  expect((await staff(['list'])).output).toContain(`${EMAIL}\tAde Uji\tadmin\tapp\t\n`)
  // The password counts again, and so does the app; no earlier session does.
  expect((await logIn()).text).toContain('code_required')
  expect((await ask('GET', '/me', ADMIN, { cookie: session })).status).toBe(401)
  expect(JSON.stringify(await audit())).not.toMatch(/toko\.test|Ade/)
})

test('with ADMIN_URL nothing of staff is answered at the shop’s own address', async () => {
  await add('sari@toko.test', 'sales')
  for (const [method, path] of [
    ['POST', '/session'],
    ['GET', '/me'],
    ['GET', '/registrations'],
  ] as const)
    expect((await ask(method, path, 'https://shop.example', { body: {} })).status).toBe(404)
  expect((await ask('GET', '/me', ADMIN)).status).toBe(401)
  const open = async (host: string) => (await shop.ask('/admin/orders', { headers: { host } })).status
  expect([await open('shop.example'), await open(new URL(ADMIN).host)]).toEqual([404, 200])
})
