import { sari } from './open-admin.tsx'

/** Somebody of finance, invented: the answer of 'get /staff/me'. */
export const asFina = {
  'get /staff/me': () => ({
    data: { record: { ...sari, id: 3, name: 'Fina Contoh', roles: ['finance' as const] } },
  }),
}
