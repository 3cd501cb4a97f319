import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin } from '../testing/open-admin.tsx'

const named = { id: 1, name: 'PT' }
const registration = (more: object = {}) => ({
  id: 5,
  version: 3,
  registration_status: 'draft',
  steps: ['approve', 'reject', 'ask', 'join'],
  legal_name: 'Contoh Karya',
  trade_name: '',
  npwp: '0012345678901234',
  nitku: '0012345678901234000000',
  nib: '1234567890123',
  is_pkp: true,
  company_type: named,
  customer_classification: named,
  customer_industry: named,
  members: [
    {
      id: 9,
      name: 'Oki Contoh',
      email: 'oki@contoh.test',
      position: 'Pembelian',
      mobile: '+6281234567890',
      phone: '',
      phone_extension: '',
      role: 'owner',
      language: 'id',
      is_email_verified: true,
      consents: [],
    },
  ],
  same_npwp: [{ id: 4, legal_name: 'Rekaan Teknik', registration_status: 'approve' }],
  documents: [
    {
      id: 2,
      kind: 'npwp',
      filename: 'npwp.pdf',
      content_type: 'application/pdf',
      size: 900,
      uploaded_at: '2026-11-20T03:00:00.000Z',
    },
  ],
  answers: [],
  history: [
    {
      at: '2026-11-21T03:00:00.000Z',
      by: 'Sari Contoh',
      action: 'company.ask',
      details: { said: 'Alamat gudang?' },
    },
    { at: '2026-11-22T03:00:00.000Z', by: 'member', action: 'company.answer', details: {} },
    { at: '2026-11-23T03:00:00.000Z', by: 'member', action: 'company.something-new', details: {} },
  ],
  created_at: '2026-11-20T03:00:00.000Z',
  ...more,
})
const press = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }))

/** Opens the page; returns the steps that were sent, each with its body. */
const open = async () => {
  const bodies: (readonly [step: string, body: unknown])[] = []
  const decide =
    (step: string) =>
    ({ body }: { readonly body: unknown }) => {
      bodies.push([step, body])
      return { data: { record: registration({ version: 4 }) } }
    }
  await openAdmin('/registrations/5', {
    'get /staff/registrations/{id}': () => ({ data: { record: registration() } }),
    'post /staff/registrations/{id}/approve': decide('approve'),
    'post /staff/registrations/{id}/reject': decide('reject'),
    'post /staff/registrations/{id}/ask': decide('ask'),
    'post /staff/registrations/{id}/join': decide('join'),
  })
  return bodies
}

test('each step goes to its own endpoint, with the version that is shown and what was typed', async () => {
  const bodies = await open()
  press('Approve')
  await expect.poll(() => bodies).toEqual([['approve', { version: 3 }]])

  press('Reject')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Explanation for the company'), {
    target: { value: 'NPWP tidak cocok' },
  })
  press('Reject', dialog)
  await expect.poll(() => bodies.at(-1)).toEqual(['reject', { version: 3, reason: 'NPWP tidak cocok' }])
})

test('people join a company that has the same NPWP', async () => {
  const bodies = await open()
  press('Add to a company that is there')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('radio', { name: 'Rekaan Teknik (Approved)' }))
  press('Add to a company that is there', dialog)
  await expect.poll(() => bodies).toEqual([['join', { version: 3, company_id: 4 }]])
})

test('its documents are links, and its history names who did what', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'npwp.pdf' }).getAttribute('href')).toBe(
    '/api/staff/registrations/5/documents/2',
  )
  const events = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(
    events.filter((text) => text.startsWith('Sari Contoh asked') && text.endsWith('Alamat gudang?')),
  ).toHaveLength(1)
  expect(events.filter((text) => text.startsWith('The buyer answered'))).toHaveLength(1)
  expect(events.filter((text) => text.startsWith('The buyer made a change'))).toHaveLength(1)
})

test('a step that asks for something first does not stand out, also where it is the only one', async () => {
  await openAdmin('/registrations/5', {
    'get /staff/registrations/{id}': () => ({
      data: { record: registration({ registration_status: 'approve', steps: ['suspend'], history: [] }) },
    }),
  })
  expect(screen.getByRole('button', { name: 'Suspend' }).classList.contains('button-quiet')).toBe(true)
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull()
})
