import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMailServer } from '../../testing/mail-server.ts'
import { whyNotSent } from './mail-refusal.ts'
import { mailServer } from './mail-server.ts'

const message = {
  id: '7d9f8a52-5c0e-4a4e-9b53-0f6f5f1d2c11',
  kind: 'test',
  state: 'waiting',
  recipient: 'sri@toko.test',
  reply_to: null,
  language: 'en',
  subject: 'Hello',
  html: '<p>Hello</p>',
  plain: 'Hello\n',
  written_at: new Date('2026-11-22T00:00:00Z'),
  failure: null,
} as const

describe('handing an e-mail over', () => {
  it('logs in where the account has a login', async () => {
    const server = await openMailServer({ login: { user: 'toko@uji', pass: 'p@ss word' } })
    await mailServer(server.account)(message)
    expect(server.received).toHaveLength(1)
  })

  it('may be tried again with a login that is refused, and does not say which', async () => {
    const server = await openMailServer({ login: { user: 'toko', pass: 'right' } })
    const account = { ...server.account, login: { user: 'toko', pass: 'wr0ng' } }
    const sent = mailServer(account)(message)
    await expect(sent).rejects.toMatchObject({ name: 'NotSent', forGood: false })
    await expect(sent).rejects.toThrow(/^The mail server answered 535 5\.7\.8 to AUTH/)
    await expect(sent).rejects.not.toThrow(/wr0ng|toko/)
  })

  it('gives away neither login nor e-mail where TLS is required and not offered', async () => {
    const server = await openMailServer({ login: { user: 'toko', pass: 'right' } })
    const sent = mailServer({ ...server.account, tls: 'required' })(message)
    await expect(sent).rejects.toMatchObject({ name: 'NotSent', forGood: false })
    expect([server.attempts(), server.received]).toEqual([0, []])
  })

  it('ends with a server that says nothing', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    const account = {
      host: '127.0.0.1',
      port,
      tls: 'if offered',
      from: { name: '', address: 'a@b.test' },
    } as const
    const limits = { dnsTimeout: 300, connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }
    await expect(mailServer(account, limits)(message)).rejects.toThrow(
      'The mail server was not reached (ETIMEDOUT)',
    )
  })
})

describe('a refusal', () => {
  const why = (input: object) => {
    const { message, forGood } = whyNotSent(Object.assign(new Error('550 <sri@toko.test> unknown'), input))
    return [message, forGood]
  }

  it.each([
    [
      { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 <sri@toko.test>' },
      '550 5.1.1 to RCPT TO',
      true,
    ],
    [{ responseCode: 552, command: 'DATA', response: '552 too large' }, '552 to DATA', true],
    [{ responseCode: 451, command: 'RCPT TO', response: '451 4.3.0 later' }, '451 4.3.0 to RCPT TO', false],
    [{ responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 relay' }, '554 5.7.1 to RCPT TO', false],
    [{ responseCode: 550, command: 'MAIL FROM', response: '550 no' }, '550 to MAIL FROM', false],
    [{ responseCode: 535, command: 'AUTH PLAIN', response: '535 no' }, '535 to AUTH PLAIN', false],
    [{ responseCode: 554, command: 'CONN', response: '554 blocked' }, '554', false],
  ])('%o is reported in codes', (input, codes, forGood) => {
    expect(why(input)).toEqual([`The mail server answered ${codes}`, forGood])
  })

  it('tells a connection that broke by its code, and nothing that it can not know', () => {
    expect(why({ code: 'ECONNECTION', command: 'CONN' })).toEqual([
      'The mail server was not reached (ECONNECTION)',
      false,
    ])
    expect(why({ code: 'sri@toko.test' })).toEqual(['The mail server was not reached', false])
    expect(whyNotSent('sri@toko.test').message).toBe('The mail server was not reached')
  })
})
