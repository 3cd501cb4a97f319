import { describe, expect, it } from 'vitest'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import type { Email, Letterhead } from './email.ts'

const head: Letterhead = {
  shop: {
    name: 'Baut & Mur',
    legal_name: 'PT Baut & Mur Niaga',
    address: ['Jl. Uji No. 7', 'Bekasi 17530'],
    email: 'halo@toko-uji.test',
    phone: '+62 21 5550 0177',
    note: { en: 'An invented shop.', id: 'Toko rekaan.' },
  },
  origin: 'https://shop.test',
}

const HOSTILE = `<img src=x onerror=alert(1)> "quoted" 'single' & <b>bold</b>`
const message: Email = {
  kind: 'test.everything',
  to: 'sri@toko.test',
  language: 'id',
  subject: 'Perihal <penting>',
  body: [
    { heading: `Judul ${HOSTILE}` },
    { paragraph: `Baris satu\nbaris dua ${HOSTILE}` },
    { button: `Buka ${HOSTILE}`, to: '/account/review?a=1&b="2"' },
    {
      facts: [
        ['Nomor', 'Q-7'],
        [`Nama ${HOSTILE}`, `Nilai ${HOSTILE}`],
      ],
    },
  ],
}

describe('an e-mail as HTML', () => {
  it('escapes all its input', async () => {
    const html = await emailHtml(message, head)
    expect(html).not.toMatch(/<img|<b>|<penting>|onerror=alert\(1\)>/)
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt; &quot;quoted&quot;/g)).toHaveLength(5)
    expect(html).toContain('Baut &amp; Mur')
    expect(html).toContain('<title>Perihal &lt;penting&gt;</title>')
  })

  it('loads nothing: no picture, script, sheet or font from elsewhere', async () => {
    const html = await emailHtml(message, head)
    expect(html).not.toMatch(
      /<(?:img|script|link|iframe|object|form|base)\b|url\(|@import|@font-face|<[^>]+\ssrc=/i,
    )
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toEqual([
      'https://shop.test/id/account/review?a=1&amp;b=&quot;2&quot;',
      'https://shop.test/id/account/review?a=1&amp;b=&quot;2&quot;',
    ])
  })

  it('says its language, keeps line breaks, and has colours for light and dark', async () => {
    const html = await emailHtml(message, head)
    expect(html).toContain('<html lang="id">')
    expect(html).toMatch(/Baris satu<br \/>baris dua/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('Jika tombol tidak berfungsi')
    expect(html).toContain('Toko rekaan.')
  })
})

describe('an e-mail as text', () => {
  it('says all that the HTML says, a paragraph in one line', () => {
    const long = { ...message, body: [{ paragraph: 'kata '.repeat(60) }, ...message.body] }
    const text = emailText(long, head)
    expect(text.startsWith(`${'kata '.repeat(60).trim()}\n\nJudul `)).toBe(true)
    expect(text).toContain('\nhttps://shop.test/id/account/review?a=1&b="2"\n')
    expect(text).toContain('Nomor: Q-7')
    expect(text).toContain('Baris satu\nbaris dua')
    expect(text).toMatch(/\n-- \nBaut & Mur\nPT Baut & Mur Niaga\nJl\. Uji No\. 7\nBekasi 17530\n/)
    expect(text.endsWith('Toko rekaan.\n')).toBe(true)
    expect(text).not.toMatch(/&amp;|&lt;|undefined/)
  })

  it('takes no control character from its input', () => {
    const body = [{ paragraph: 'a\u001b[31mb\u0000c\u2028d\r\ne' }, { heading: 'f\r\ng' }]
    const text = emailText({ ...message, body }, head)
    expect(text.startsWith('a [31mb c\nd\ne\n\nf g\n')).toBe(true)
  })
})

describe('a link', () => {
  const makeLinkEmail = (to: string, language: 'en' | 'id' = 'en') =>
    emailText({ ...message, language, body: [{ button: 'Open', to }] }, head).split('\n')[1]

  it('leads to the page in the reader’s language, or to a whole address', () => {
    expect(makeLinkEmail('/account')).toBe('https://shop.test/account')
    expect(makeLinkEmail('/account', 'id')).toBe('https://shop.test/id/account')
    expect(makeLinkEmail('https://admin.shop.test/admin')).toBe('https://admin.shop.test/admin')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/x', '/\\evil.test', 'account', ''])(
    'is never %j',
    (to) => {
      expect(() => makeLinkEmail(to)).toThrow(RangeError)
    },
  )
})
