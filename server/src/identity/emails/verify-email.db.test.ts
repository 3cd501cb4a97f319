import { expect, it } from 'vitest'
import { settings } from '../../testing/ask-api.ts'
import { onDatabase } from '../../testing/index.ts'
import { openEmails, sendNotice } from '../../platform/index.ts'
import { verificationEmail } from './emails.ts'

const reader = {
  email: 'sri@toko.test',
  causedBy: { network: '192.0.2.1', purpose: 'registration' },
} as const
const own = { token: 'a/b?c', company: 'PT Toko Sri', contact: 'Sri Rekaan' }
const other = { token: 'def', company: 'PT Toko Tri', contact: 'Tri Rekaan' }

onDatabase('the e-mail that verifies an address', (open) => {
  it.each([
    [
      'en',
      'Please confirm your email address',
      [
        'Confirm this address:\nhttps://shop.test/web/signup/verify/a%2Fb%3Fc\n',
        '24 hours',
        "didn't register",
        'Company: PT Toko Sri\nRegistered by: Sri Rekaan',
      ],
    ],
    [
      'id',
      'Mohon konfirmasi alamat email Anda',
      [
        'Konfirmasi alamat email:\nhttps://shop.test/id/web/signup/verify/a%2Fb%3Fc\n',
        '24 jam',
        'bukan Anda sendiri',
      ],
    ],
  ] as const)(
    'says in %s what to do, until when, and what if it was someone else',
    async (language, subject, sentences) => {
      const { db, pool } = await open()
      const send = openEmails({ shop: settings, origin: 'https://shop.test' })
      await db
        .transaction()
        .execute((tx) => sendNotice(tx, send, [{ ...reader, language }], verificationEmail([own], 24)))
      const { rows } = await pool.query('select * from platform.email')
      expect(rows).toMatchObject([
        { recipient: 'sri@toko.test', language, subject, state: 'kept', kind: 'identity.verify-email' },
      ])
      for (const sentence of sentences) expect(rows[0].plain).toContain(sentence)
      expect(rows[0].html).toContain(`<html lang="${language}">`)
    },
  )

  it('has a button for each registration, below its company', async () => {
    const { db, pool } = await open()
    const send = openEmails({ shop: settings, origin: 'https://shop.test' })
    const message = verificationEmail([own, other], 24)
    await db.transaction().execute((tx) => sendNotice(tx, send, [{ ...reader, language: 'en' }], message))
    const { rows } = await pool.query('select plain from platform.email')
    expect(rows[0].plain).toMatch(/PT Toko Sri[^]+verify\/a%2Fb%3Fc[^]+PT Toko Tri[^]+verify\/def/)
    expect(rows[0].plain.match(/24 hours/g)).toHaveLength(1)
  })
})
