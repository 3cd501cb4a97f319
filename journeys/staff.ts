import { emailOf, PASSWORD } from '@pasok/demo'
import { expect, request } from '@playwright/test'
import type { Shop } from './shop.ts'

interface Registration {
  readonly id: number
  readonly version: number
}

/** What somebody of sales does with the registration that a member's address belongs to. */
export const decide = async (
  { url }: Shop,
  email: string,
  step: 'approve' | 'reject' | 'ask' | 'suspend',
  words: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const api = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  })
  try {
    const login = await api.post('/api/staff/session', {
      data: { login: emailOf('sales'), password: PASSWORD },
    })
    expect(login.status()).toBe(200)
    const found = await api.get('/api/staff/registrations', { params: { keyword: email } })
    const { data } = (await found.json()) as { data: { records: Registration[] } }
    expect(data.records).toHaveLength(1)
    const [{ id, version } = { id: 0, version: 0 }] = data.records
    const decided = await api.post(`/api/staff/registrations/${id}/${step}`, { data: { version, ...words } })
    expect(decided.status()).toBe(200)
  } finally {
    await api.dispose()
  }
}
