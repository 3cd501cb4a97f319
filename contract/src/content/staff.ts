import { defineRoutes } from '../route.ts'
import { LARGEST_CONTENT_PICTURE, LARGEST_CONTENT } from './kinds.ts'
import { contactMessageList, staffDocumentList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const access = { staff: 'editContent' } as const
const change = { access, refuses: [409] } as const

const messages = { staff: 'handleContactMessages' } as const

/** What staff do with texts, menus, the categories of the blog and messages of the contact page. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listStaffDocuments: {
    method: 'get',
    path: '/staff/content/documents',
    list: staffDocumentList,
    access,
  },
  showStaffDocument: {
    method: 'get',
    path: '/staff/content/documents/{id}',
    access,
  },
  addDocument: {
    method: 'post',
    path: '/staff/content/documents',
    access,
    largest: LARGEST_CONTENT,
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
    refuses: [413, 415],
  },
  listDocumentVersions: {
    method: 'get',
    path: '/staff/content/documents/{id}/versions',
    access,
  },
  showDocumentVersion: {
    method: 'get',
    path: '/staff/content/documents/{id}/versions/{version}',
    access,
  },
  addContentPicture: {
    method: 'post',
    path: '/staff/content/pictures',
    access,
    largest: LARGEST_CONTENT_PICTURE,
  },
  listStaffCategories: {
    method: 'get',
    path: '/staff/content/categories',
    access,
  },
  addCategory: {
    method: 'post',
    path: '/staff/content/categories',
    access,
  },
  changeCategory: { method: 'put', path: '/staff/content/categories/{id}', ...change },
  removeCategory: {
    method: 'delete',
    path: '/staff/content/categories/{id}',
    access,
  },
  listContactMessages: {
    method: 'get',
    path: '/staff/contact-messages',
    list: contactMessageList,
    access: messages,
  },
  changeContactMessage: {
    method: 'put',
    path: '/staff/contact-messages/{id}',
    access: messages,
    refuses: [409],
  },
})
