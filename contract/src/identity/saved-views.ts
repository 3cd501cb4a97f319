import { defineRoutes } from '../route.ts'
import type { schemas } from './saved-view-schemas.ts'

const everybody = { staff: 'logIn' } as const

/** Views of the back office's lists that staff have saved. */
export const savedViewRoutes = defineRoutes<typeof schemas>()({
  listSavedViews: { method: 'get', path: '/staff/views', access: everybody, refuses: [404] },
  saveView: { method: 'put', path: '/staff/views', access: everybody, refuses: [404, 409] },
  deleteView: { method: 'delete', path: '/staff/views/{id}', access: everybody },
})
