import { routesOf } from '../route.ts'
import { LARGEST_CONTENT_PICTURE, LARGEST_CONTENT } from './kinds.ts'
import { contactMessageList, staffDocumentList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const access = { staff: 'editContent' } as const
const change = { access, statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503] } as const

const messages = { staff: 'handleContactMessages' } as const

/** What staff do with texts, menus, the categories of the blog and messages of the contact page. */
export const staffRoutes = routesOf<typeof schemas>()({
  listStaffDocuments: {
    method: 'get',
    path: '/staff/content/documents',
    list: staffDocumentList,
    access,
    statuses: [200, 400, 401, 403, 503],
  },
  showStaffDocument: {
    method: 'get',
    path: '/staff/content/documents/{id}',
    access,
    statuses: [200, 401, 403, 404, 503],
  },
  addDocument: {
    method: 'post',
    path: '/staff/content/documents',
    access,
    largest: LARGEST_CONTENT,
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  changeDocument: {
    method: 'put',
    path: '/staff/content/documents/{id}',
    largest: LARGEST_CONTENT,
    ...change,
  },
  publishDocument: { method: 'post', path: '/staff/content/documents/{id}/publish', ...change },
  unpublishDocument: { method: 'post', path: '/staff/content/documents/{id}/unpublish', ...change },
  makePreview: {
    method: 'post',
    path: '/staff/content/documents/{id}/preview',
    access,
    statuses: [200, 401, 403, 404, 413, 415, 503],
  },
  listDocumentVersions: {
    method: 'get',
    path: '/staff/content/documents/{id}/versions',
    access,
    statuses: [200, 401, 403, 404, 503],
  },
  showDocumentVersion: {
    method: 'get',
    path: '/staff/content/documents/{id}/versions/{version}',
    access,
    statuses: [200, 401, 403, 404, 503],
  },
  addContentPicture: {
    method: 'post',
    path: '/staff/content/pictures',
    access,
    largest: LARGEST_CONTENT_PICTURE,
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  listStaffCategories: {
    method: 'get',
    path: '/staff/content/categories',
    access,
    statuses: [200, 401, 403, 503],
  },
  addCategory: {
    method: 'post',
    path: '/staff/content/categories',
    access,
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  changeCategory: { method: 'put', path: '/staff/content/categories/{id}', ...change },
  removeCategory: {
    method: 'delete',
    path: '/staff/content/categories/{id}',
    access,
    statuses: [200, 401, 403, 404, 503],
  },
  listContactMessages: {
    method: 'get',
    path: '/staff/contact-messages',
    list: contactMessageList,
    access: messages,
    statuses: [200, 400, 401, 403, 503],
  },
  changeContactMessage: {
    method: 'put',
    path: '/staff/contact-messages/{id}',
    access: messages,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
})
