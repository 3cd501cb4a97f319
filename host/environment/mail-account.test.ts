import { describe, expect, test } from 'vitest'
import { mailAccount, mailbox } from './mail-account.ts'

const from = { name: 'Toko Uji', address: 'surat@toko-uji.test' }

describe('who e-mails come from', () => {
  test.each([
    ['Toko Uji <surat@toko-uji.test>', from],
    ['  Toko Uji   <surat@toko-uji.test> ', from],
    ['surat@toko-uji.test', { name: '', address: 'surat@toko-uji.test' }],
    ['<surat@toko-uji.test>', { name: '', address: 'surat@toko-uji.test' }],
  ])('%j', (text, expected) => {
    expect(mailbox.parse(text)).toEqual(expected)
  })

  test.each([
    'Toko Uji',
    'Toko <surat>',
    'a@b.test, c@d.test',
    'Toko\r\nBcc: x@y.test <a@b.test>',
    '<a@b.test> x',
  ])('is not %j', (text) => {
    expect(mailbox.safeParse(text).success).toBe(false)
  })
})

describe('the account that an address names', () => {
  test.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'if offered' }],
    ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, tls: 'if offered' }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, tls: 'if offered' }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, tls: 'from the start' }],
    [
      'smtp://toko%40uji:p%40ss%2Fword@mail.example:2587',
      { host: 'mail.example', port: 2587, tls: 'required', login: { user: 'toko@uji', pass: 'p@ss/word' } },
    ],
    [
      'smtp://toko:secret@localhost',
      { host: 'localhost', port: 587, tls: 'if offered', login: { user: 'toko', pass: 'secret' } },
    ],
  ])('%s', (url, expected) => {
    expect(mailAccount(url, from)).toEqual({ ...expected, from })
  })

  test.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://toko@mail.example',
    'smtp://toko:p%@mail.example',
    'smtp://mail.example?tls=no',
    'smtp://mail.example/path',
  ])('is refused without naming it: %s', (url) => {
    const refused = mailAccount(url, from)
    expect(refused).toMatch(/^SMTP_URL: write smtp:\/\/HOST/)
    expect(refused).not.toContain('toko')
  })

  test('needs somebody that e-mails come from, and is none without an address', () => {
    expect(mailAccount('smtp://mail.example', undefined)).toMatch(/^MAIL_FROM: /)
    expect(mailAccount(undefined, from)).toBeUndefined()
  })
})
