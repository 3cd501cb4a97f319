import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { expect, request, type APIRequestContext } from '@playwright/test'
import type { Shop } from './shop.ts'

interface Registration {
  readonly id: number
  readonly version: number
}

/** Asks the API as a demo user of staff, in a session of its own. */
export const asStaff = async <R>(
  { url }: Shop,
  who: 'admin' | 'sales' | 'finance' | 'warehouse',
  act: (api: APIRequestContext) => Promise<R>,
): Promise<R> => {
  const api = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  })
  try {
    const login = await api.post('/api/staff/session', {
      data: { login: toDemoEmail(who), password: PASSWORD },
    })
    expect(login.status()).toBe(200)
    return await act(api)
  } finally {
    await api.dispose()
  }
}

/** What somebody of sales does with the registration that a member's address belongs to. */
export const decide = (
  shop: Shop,
  email: string,
  step: 'approve' | 'reject' | 'ask' | 'suspend',
  words: Readonly<Record<string, string>> = {},
): Promise<void> =>
  asStaff(shop, 'sales', async (api) => {
    const found = await api.get('/api/staff/registrations', { params: { keyword: email } })
    const { data } = (await found.json()) as { data: { records: Registration[] } }
    expect(data.records).toHaveLength(1)
    const [{ id, version } = { id: 0, version: 0 }] = data.records
    const decided = await api.post(`/api/staff/registrations/${id}/${step}`, { data: { version, ...words } })
    expect(decided.status()).toBe(200)
  })
