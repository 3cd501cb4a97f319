import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { environmentNames, readEnv, UnusableEnvironment } from './env.ts'

const read = (input: Record<string, string>) => readEnv(input, '/pasok')

const reasonsAgainst = (input: Record<string, string>): string[] => {
  try {
    read(input)
    return []
  } catch (error) {
    if (!(error instanceof UnusableEnvironment)) throw error
    return error.message.split('\n').slice(1)
  }
}

const SERVER = 'postgres://shop@db.example/shop'
/** Made up for these tests. */
const KEY = 'kunci-toko-untuk-uji-0001'
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: SERVER,
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: KEY,
  SHOP_CONFIG: '/shop/shop.json',
  LEGAL_TEXTS: '/shop/legal.json',
}
const bucket = {
  S3_BUCKET: 'files',
  S3_REGION: 'ap-southeast-3',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('defaults', () => {
  test('with nothing set the demo runs on an embedded database, for this machine alone', () => {
    expect(read({})).toEqual({
      production: false,
      demo: true,
      metrics: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      guestDatabaseUrl: undefined,
      varDir: '/pasok/var',
      shopConfig: '/pasok/config/shop.json',
      legalTexts: '/pasok/config/legal.json',
      trustProxy: 0,
      adminUrl: undefined,
      apiOrigins: [],
      sessionSecret: undefined,
      application: undefined,
      mail: undefined,
      midtrans: undefined,
      s3: undefined,
    })
  })

  test('an empty value counts as none', () => {
    const empty = Object.fromEntries(environmentNames.map((name) => [name, '']))
    expect(read(empty)).toEqual(read({}))
  })

  test('with a server of its own the shop is no demo, and open to all', () => {
    expect(read({ DATABASE_URL: SERVER })).toMatchObject({
      demo: false,
      host: '0.0.0.0',
      databaseUrl: SERVER,
    })
  })

  test('the demo may be loaded into a server on this machine if configured', () => {
    for (const host of ['localhost', '127.0.0.1:5433', '[::1]', 'shop:secret@localhost:5432'])
      expect(read({ DATABASE_URL: `postgres://${host}/shop`, DEMO: '1' })).toMatchObject({
        demo: true,
        host: '127.0.0.1',
      })
  })

  test('the embedded database goes without the demo if configured', () => {
    expect(read({ DEMO: '0' })).toMatchObject({ demo: false, host: '0.0.0.0' })
  })

  test('the public address has no slash at its end, and follows the port', () => {
    expect(read({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  test('production with a server and an address is taken', () => {
    expect(read(production)).toMatchObject({
      production: true,
      demo: false,
      publicUrl: 'https://shop.example',
    })
  })

  // @spec §6 Application account
  test('a key makes the application account, which has a login of its own where one is set', () => {
    expect(read({ PUBLIC_API_KEY: KEY }).application).toEqual({ login: 'storefront', key: KEY })
    expect(read({ PUBLIC_API_KEY: KEY, PUBLIC_API_LOGIN: 'kios' }).application).toEqual({
      login: 'kios',
      key: KEY,
    })
    expect(read({ PUBLIC_API_LOGIN: 'kios' }).application).toBeUndefined()
    for (const length of [24, 256])
      expect(read({ PUBLIC_API_KEY: 'k'.repeat(length) }).application?.key).toHaveLength(length)
  })

  test('pages of several origins may call', () => {
    const { apiOrigins } = read({ API_ORIGINS: 'https://kios.example, http://localhost:8080' })
    expect(apiOrigins).toEqual(['https://kios.example', 'http://localhost:8080'])
  })

  test('a mail server with somebody that e-mails come from takes them', () => {
    const mail = { SMTP_URL: 'smtps://toko:secret@mail.example', MAIL_FROM: 'Toko Uji <surat@toko-uji.test>' }
    expect(read(mail).mail).toEqual({
      host: 'mail.example',
      port: 465,
      tls: 'from the start',
      login: { user: 'toko', pass: 'secret' },
      from: { name: 'Toko Uji', address: 'surat@toko-uji.test' },
    })
    expect(read({ MAIL_FROM: mail.MAIL_FROM }).mail).toBeUndefined()
  })

  test('a bucket needs no endpoint', () => {
    expect(read(bucket).s3).toEqual({
      bucket: 'files',
      region: 'ap-southeast-3',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    expect(read({ ...bucket, S3_ENDPOINT: 'http://localhost:9000' }).s3?.endpoint).toBe(
      'http://localhost:9000',
    )
  })
})

const badKey = "PUBLIC_API_KEY: a key has 24 to 256 characters; 'openssl rand -base64 32' makes one."

describe('refusals', () => {
  test.each([
    [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL: production needs the address that visitors use.'],
    [
      { ...production, DATABASE_URL: 'postgres://localhost/shop', DEMO: '1' },
      'DEMO: the demo is never mounted in production.',
    ],
    [{ DATABASE_URL: SERVER, DEMO: '1' }, 'DEMO: the demo is loaded only into a database on this machine.'],
    [
      { DATABASE_URL: 'postgres://localhost.example/shop', DEMO: '1' },
      'DEMO: the demo is loaded only into a database on this machine.',
    ],
    [
      { DATABASE_URL: 'postgres://localhost@db.example/shop', DEMO: '1' },
      'DEMO: the demo is loaded only into a database on this machine.',
    ],
    [
      { GUEST_DATABASE_URL: SERVER },
      'GUEST_DATABASE_URL: is a second role on the server that DATABASE_URL names; set both.',
    ],
    [{ PUBLIC_API_KEY: 'k'.repeat(23) }, badKey],
    [{ PUBLIC_API_KEY: 'k'.repeat(257) }, badKey],
    [
      { PUBLIC_API_KEY: KEY, PUBLIC_API_LOGIN: 'l'.repeat(257) },
      'PUBLIC_API_LOGIN: a login has at most 256 characters.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example' },
      'MAIL_FROM: e-mails need somebody that they come from; set it with SMTP_URL.',
    ],
    [{ S3_BUCKET: 'files', S3_REGION: 'x' }, 'S3: set S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, too.'],
  ])('%o', (input, reason) => {
    expect(reasonsAgainst(input)).toEqual([`  ${reason}`])
  })

  test.each([
    { NODE_ENV: 'staging' },
    { PORT: '65536' },
    { PORT: 'http' },
    { PUBLIC_URL: 'shop.example' },
    { PUBLIC_URL: 'ftp://shop.example' },
    { DATABASE_URL: 'mysql://localhost/shop' },
    { GUEST_DATABASE_URL: 'localhost' },
    { DEMO: 'yes' },
    { API_ORIGINS: '*' },
    { API_ORIGINS: 'null' },
    { API_ORIGINS: 'kios.example' },
    { API_ORIGINS: 'https://kios.example/' },
    { API_ORIGINS: 'https://kios.example,' },
    { API_ORIGINS: 'https://*.kios.example' },
    { S3_ENDPOINT: 'minio' },
    { SMTP_URL: 'mail.example' },
    { MAIL_FROM: 'Toko Uji' },
  ])('%o names the variable', (input) => {
    const [name = ''] = Object.keys(input)
    expect(reasonsAgainst(input)).toEqual([expect.stringMatching(new RegExp(`^  ${name}: `))])
  })

  test('every reason is given at once', () => {
    expect(reasonsAgainst({ NODE_ENV: 'production', DEMO: '1' })).toHaveLength(5)
    expect(reasonsAgainst({ PORT: '-1', DEMO: 'maybe' })).toHaveLength(2)
  })
})

test('.env.example lists exactly these variables, each explained in the line above it', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8').split('\n')
  const named = lines.flatMap((line, i) => (/^[A-Z]/.test(line) ? [{ line, above: lines[i - 1] ?? '' }] : []))
  expect(named.map(({ line }) => line)).toEqual(environmentNames.map((name) => `${name}=`))
  for (const { above } of named) expect(above).toMatch(/^# \S+ \S+/)
})

test.each([
  ['README.md', /^\*\*For a shop of your own\*\*[\s\S]+?\n\n/m],
  ['docs/operations.md', /^\*\*Environment\.\*\*[\s\S]+?\n\n/m],
])('%s tells of everything that production is refused without', (file, paragraph) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  const demanded = reasonsAgainst({ NODE_ENV: 'production' }).map((reason) => reason.trim().split(':', 1)[0])
  expect(demanded.length).toBeGreaterThan(1)
  const section = paragraph.exec(text)?.[0]
  for (const name of demanded) expect(section).toContain(`\`${name}\``)
})
