import { expect, it } from 'vitest'
import { settings } from '../../testing/ask-api.ts'
import { onEachDatabase } from '../../testing/index.ts'
import { openLetters } from '../../platform/index.ts'
import { verifyEmailLetter } from './verify-email.ts'

const reader = { to: 'sri@toko.test', token: 'a/b?c', hours: 24 }

onEachDatabase('the letter that verifies an address', (open) => {
  it.each([
    [
      'en',
      'Please confirm your e-mail address',
      [
        'Confirm this address:\nhttps://shop.test/web/signup/verify/a%2Fb%3Fc\n',
        '24 hours',
        'did not register',
      ],
    ],
    [
      'id',
      'Mohon konfirmasi alamat email Anda',
      [
        'Konfirmasi alamat email:\nhttps://shop.test/id/web/signup/verify/a%2Fb%3Fc\n',
        '24 jam',
        'tidak merasa mendaftar',
      ],
    ],
  ] as const)(
    'says in %s what to do, until when, and what if it was somebody else',
    async (language, subject, said) => {
      const { db, pool } = await open()
      const send = openLetters({ shop: settings, origin: 'https://shop.test' })
      await db.transaction().execute((tx) => send(tx, verifyEmailLetter({ ...reader, language })))
      const { rows } = await pool.query('select * from platform.letter')
      expect(rows).toMatchObject([
        { recipient: 'sri@toko.test', language, subject, state: 'kept', kind: 'identity.verify-email' },
      ])
      for (const sentence of said) expect(rows[0].plain).toContain(sentence)
      expect(rows[0].html).toContain(`<html lang="${language}">`)
    },
  )
})
