import type { StaffSession } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'
import { readCode } from './log-in-page.tsx'

const moment = '2026-11-21T05:00:00Z'
const here: StaffSession = { id: 7, program: 'Firefox', began_at: moment, used_at: moment, is_current: true }
const there: StaffSession = { ...here, id: 8, program: 'Chrome', is_current: false }
const sessions =
  (...records: readonly StaffSession[]) =>
  () => ({ data: { records: [...records], total: records.length } })

const codes = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-JKLM-NPQ${'RSTUVWXYZ2'[at]}`)
const section = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('section')
  if (!found) throw new Error(`no section ${name}`)
  return within(found)
}
const type = (name: string, label: string, value: string) =>
  fireEvent.change(section(name).getByLabelText(label), { target: { value } })

test('another device is logged out, and the list shows it', async () => {
  let all = [here, there]
  await openAdmin('/account', {
    'get /staff/sessions': () => sessions(...all)(),
    'delete /staff/sessions/{id}': ({ params }) => {
      all = all.filter(({ id }) => String(id) !== params['id'])
      return { data: {} }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out (Chrome)' }))
  await screen.findByText("You aren't logged in on any other device.")
  expect(screen.queryByText('Chrome')).toBeNull()
  expect(screen.getByText('Firefox')).toBeTruthy()
})

test('a wrong password is said beside its field, and the change at its end', async () => {
  let isRight = false
  await openAdmin('/account', {
    'get /staff/sessions': sessions(here),
    'put /staff/password': ({ body }) => {
      expect(body).toEqual({ old: 'tiga kuda di gudang', new: 'empat gajah di dermaga' })
      return isRight
        ? { data: {} }
        : refusal(400, 'invalid_request', { errors: { old: ['That is not your password.'] } })
    },
  })
  const change = () => {
    type('Password', 'Current password', 'tiga kuda di gudang')
    type('Password', 'New password', 'empat gajah di dermaga')
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
  }
  change()
  await screen.findByText('That is not your password.')
  isRight = true
  change()
  await screen.findByText('Your password was changed. Other devices were logged out.')
})

test('new recovery codes are shown once, and their number stays', async () => {
  const withApp = { ...sari, has_totp: true, recovery_codes: 2 }
  await openAdmin('/account', {
    'get /staff/me': () => ({ data: { record: withApp } }),
    'get /staff/sessions': sessions(here),
    'post /staff/recovery-codes': () => ({
      data: { record: { ...withApp, recovery_codes: 10 }, recovery_codes: codes },
    }),
  })
  expect(screen.getByText('Codes left: 2')).toBeTruthy()
  type('Recovery codes', 'Password', 'tiga kuda di gudang')
  fireEvent.click(screen.getByRole('button', { name: 'Make new codes' }))
  for (const code of codes) await screen.findByText(code)
})

test('the codes of a new app are shown when its first code has proven it', async () => {
  await openAdmin('/account', {
    'get /staff/sessions': sessions(here),
    'post /staff/totp': () => ({
      data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    }),
    'put /staff/totp': ({ body }) => {
      expect(body).toEqual({ code: '123456' })
      return { data: { record: { ...sari, has_totp: true, recovery_codes: 10 }, recovery_codes: codes } }
    },
  })
  type('Authenticator app', 'Password', 'tiga kuda di gudang')
  fireEvent.click(screen.getByRole('button', { name: 'Set up the app' }))
  fireEvent.change(await screen.findByLabelText('The code that the app shows now'), {
    target: { value: '123 456' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Use this app' }))
  await screen.findByText(codes[0] ?? '')
})

test.each([
  ['123 456', '123456'],
  ['abcd efgh-jklm NPQR', 'ABCD-EFGH-JKLM-NPQR'],
  ['ABCDEFGHJKLMNPQR', 'ABCD-EFGH-JKLM-NPQR'],
])('the code %j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
