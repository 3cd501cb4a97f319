import { openDatabase, type Database } from '@pasok/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestInput, Reply } from '../testing/ask.ts'
import { openMailServer, type MailServer } from '../testing/mail-server.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { ownFiles, startShop, type Shop } from '../testing/shop.ts'

/** Every input here has this word in it, but for numbers, which are listed one by one. */
const SECRET = 'rahasia'
const EMAIL = `dewi.${SECRET}@pelanggan.test`
const PASSWORD = `payung ${SECRET} terbang`
const NAME = `Dewi ${SECRET} Lestari`
const ADDRESS = '198.51.100.23'
const numbers = ['0012345678912345', '1234509876543', '81234567091', '5550177321', '17539']
const [NPWP = '', NIB = '', MOBILE = '', PHONE = '', POSTAL_CODE = ''] = numbers
const ORIGIN = 'https://shop.example'

const person = {
  company_type_id: '1',
  legal_name: `PT ${SECRET} Sentosa`,
  trade_name: `Toko ${SECRET}`,
  npwp: NPWP,
  nitku: '',
  is_pkp: 'true',
  nib: NIB,
  customer_classification_id: '1',
  customer_industry_id: '25',
  industrial_estate_id: '',
  street: `Jl. ${SECRET} 17`,
  rt: '3',
  rw: '12',
  province_id: '32',
  city_id: '3216',
  district_id: '321606',
  subdistrict_id: '3216062002',
  postal_code: POSTAL_CODE,
  name: NAME,
  position: `Bagian ${SECRET}`,
  customer_department_id: '1',
  email: EMAIL,
  mobile: `0${MOBILE}`,
  phone: `021${PHONE}`,
  phone_extension: '',
  password: PASSWORD,
  language: 'id',
  terms_version: '2026-11-23',
  privacy_version: '2026-11-23',
  consent: 'true',
}

let made: ShopData
let database: Database
let mail: MailServer
let shop: Shop
beforeAll(async () => {
  made = await newShopData()
  database = await openDatabase(made.url, { role: 'batch', maxConnections: 1 })
  mail = await openMailServer({ ofReader: `550 5.1.1 ${EMAIL} is unknown here` })
  shop = await startShop({
    NODE_ENV: 'production',
    ...ownFiles,
    PUBLIC_URL: ORIGIN,
    DATABASE_URL: made.url,
    VAR_DIR: made.folder,
    SESSION_SECRET: 'kunci-toko-untuk-uji-0001',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'a@shop.example',
    TRUST_PROXY: '1',
  })
})
afterAll(async () => {
  await shop?.stop()
  mail?.stop()
  await database?.close()
  await made?.drop()
})

const replies: Reply[] = []
const FROM = { 'x-forwarded-for': ADDRESS, origin: ORIGIN, 'user-agent': `Browser ${SECRET}` }

const ask = async (path: string, { method = 'GET', headers, body }: RequestInput = {}): Promise<Reply> => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const reply = await shop.ask(path, {
    method,
    headers: { ...FROM, ...length, ...headers },
    ...(body !== undefined && { body }),
  })
  replies.push(reply)
  return reply
}
const post = (path: string, value: object | string, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof value === 'string' ? value : JSON.stringify(value),
  })

/** A multipart body, as text: what it brings is text, too. */
const multipart = (path: string, fields: Readonly<Record<string, string>>) => {
  const documents = { npwp_document: `npwp-${SECRET}.pdf`, nib_document: `nib-${SECRET}.pdf` }
  const parts = [
    ...Object.entries(fields).map(([name, value]) => `form-data; name="${name}"\r\n\r\n${value}`),
    ...Object.entries(documents).map(
      ([name, file]) =>
        `form-data; name="${name}"; filename="${file}"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 ${SECRET}`,
    ),
  ]
  const body = `${parts.map((part) => `--line\r\nContent-Disposition: ${part}\r\n`).join('')}--line--\r\n`
  return post(path, body, { 'content-type': 'multipart/form-data; boundary=line' })
}

const readLines = (): Readonly<Record<string, unknown>>[] =>
  shop.program
    .wrote()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const tokenIn = async (): Promise<string> => {
  const { rows } = await database.pool.query<{ plain: string }>(
    'select plain from platform.email order by written_at desc limit 1',
  )
  return /\/verify\/([\w-]{20,})/.exec(rows[0]?.plain ?? '')?.[1] ?? ''
}

test('the log is JSON, line by line, has a line for every request with its id, and no personal data', async () => {
  const secrets: string[] = [SECRET, ADDRESS, ...numbers]
  const signUp = await multipart('/api/auth/signup', person)
  expect([signUp.status, signUp.text]).toEqual([200, expect.any(String)])
  const token = await tokenIn()
  expect(token).not.toBe('')
  secrets.push(token)
  // Inputs that are wrong, valid, broken, of another site, and wrong in every field.
  const wrong = await post('/api/auth/session', { login: EMAIL, password: `bukan ${SECRET}` })
  expect(wrong.status).toBe(401)
  const login = await post('/api/auth/session', { login: EMAIL, password: PASSWORD })
  expect(login.status).toBe(200)
  const cookies = (login.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '')
  secrets.push(...cookies.map((cookie) => cookie.slice(cookie.indexOf('=') + 1)))
  const cookie = cookies.join('; ')
  const tokens = await post('/api/auth/token', { login: EMAIL, password: PASSWORD })
  const { access_token, refresh_token } = (
    JSON.parse(tokens.text) as { data: Record<'access_token' | 'refresh_token', string> }
  ).data
  secrets.push(access_token, refresh_token)
  const bearer = { authorization: `Bearer ${access_token}` }
  expect((await ask('/api/v2/user/profile', { headers: bearer })).text).toContain(EMAIL)
  await post('/api/auth/refresh', {}, { authorization: `Bearer ${refresh_token}` })
  await post('/api/v2/user/reset-password', { email: EMAIL })
  await post(`/api/v2/user/reset-password/${SECRET}-${token}`, { password: PASSWORD })
  const verify = '/api/v2/auth/signup/verify-token'
  const refused = [
    await post(verify, { token: `${token}x` }),
    await post(verify, { token: [token] }),
    await post(verify, `{"token":"${token}"`),
    await post(`${verify}/${token}`, {}),
    await post(`${verify}?token=${token}`, {}),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 400, 400, 404, 400])
  expect((await post(verify, { token })).status).toBe(200)
  await post('/api/staff/session', { login: EMAIL, password: PASSWORD })
  await post('/api/auth/session', `{"login":"${EMAIL}"`)
  await multipart('/api/auth/signup', { ...person, npwp: SECRET, mobile: EMAIL })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const fields = String(new URLSearchParams({ email: EMAIL, password: `bukan ${SECRET}` }))
  expect((await post('/account/login', fields, form)).status).toBe(401)
  expect((await post('/account/login', fields, { ...form, origin: 'https://evil.example' })).status).toBe(403)
  for (const path of [
    `/shop?keyword=${encodeURIComponent(EMAIL)}`,
    `/id/shop.data?keyword=${SECRET}&filter_${SECRET}=${NPWP}`,
    `/account/login?next=%2Fshop%3Fkeyword%3D${SECRET}&email=${encodeURIComponent(EMAIL)}`,
    `/web/signup/verify/${token}`,
    `/${SECRET}/${EMAIL}`,
    `/api/v2/product/header?keyword=${SECRET}`,
    `/media/${SECRET}.svg`,
    '/account/review',
  ])
    await ask(path, { headers: { cookie, referer: `${ORIGIN}/shop?keyword=${SECRET}` } })
  const malformed = [
    `/%zz${SECRET}`,
    `/id/%ff${SECRET}.data`,
    `/shop/products/%c0%80${SECRET}`,
    `/api/%zz${SECRET}`,
  ]
  for (const path of malformed) expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask(`/${SECRET.repeat(1_000)}`)).status).toBe(404)
  // Beyond what a head may have, no id is given to it.
  expect((await shop.ask(`/${SECRET.repeat(4_000)}`)).status).toBe(431)
  const traced = await ask('/shop', { headers: { 'x-request-id': 'trace-0001' } })
  expect(traced.headers['x-request-id']).toBe('trace-0001')
  await ask('/shop', { headers: { 'x-request-id': EMAIL } })

  // Errors quote data: PostgreSQL a refused row, an error of a page its address.
  await database.pool.query(
    `alter table identity.registration add constraint nobody check (name = '') not valid`,
  )
  const broken = await multipart('/api/auth/signup', {
    ...person,
    email: `lain.${EMAIL}`,
    nib: '1234509876544',
  })
  expect(broken.status).toBe(500)
  await database.pool.query('alter table catalogue.product rename to product_gone')
  const failed = await ask(`/shop?keyword=${SECRET}&page=2`, { headers: { cookie } })
  expect(failed.status).toBe(500)
  await database.pool.query('alter table catalogue.product_gone rename to product')
  await expect.poll(() => shop.program.wrote(), { timeout: 15_000 }).toContain('an e-mail was given up')

  expect(await shop.stop()).toBe(0)
  const lines = readLines()
  const output = shop.program.output()
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(4)
    for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
      expect(output.toLowerCase()).not.toContain(form.toLowerCase())
  }
  const unreadable = lines.filter(({ group }) => group === 'unreadable')
  expect(unreadable).toMatchObject([{ status: 431, msg: 'request' }])
  const requests = new Set(
    lines
      .filter(({ msg, group }) => msg === 'request' && group !== 'unreadable')
      .map(({ requestId }) => requestId),
  )
  for (const { headers, status } of replies)
    expect([status, requests.has(headers['x-request-id'])]).toEqual([status, true])
  expect(requests.size).toBe(new Set(replies.map(({ headers }) => headers['x-request-id'])).size)
  // An error is found by the id in its response.
  const failures = lines.filter(({ level }) => Number(level) >= 50)
  for (const reply of [broken, failed]) {
    const id = reply.headers['x-request-id']
    expect(failures.filter(({ requestId }) => requestId === id)).not.toEqual([])
  }
  expect(failures.every(({ requestId, emailId }) => (requestId ?? emailId) !== undefined)).toBe(true)
}, 90_000)
