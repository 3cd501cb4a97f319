import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, id, nothing, record, recordVersion } from '../envelope.ts'
import { listed, staffListQuery } from '../list-query.ts'
import {
  categoryFields,
  contentPicture,
  documentContent,
  documentVersion,
  previewLink,
  slug,
  staffCategory,
  staffDocument,
  staffDocumentInList,
} from './documents.ts'
import { documentKinds, messageStates } from './kinds.ts'
import { contactMessageList, staffDocumentList } from './lists.ts'
import { contactMessage } from './messages.ts'

const tag = 'Staff'
const params = z.object({ id })
const version = recordVersion

export const schemas = {
  listStaffDocuments: {
    tag,
    summary: 'Posts, pages, questions, people, parts of the home page and menus: the one changed last first',
    query: staffListQuery(staffDocumentList),
    answer: listed(staffDocumentInList),
  },
  showStaffDocument: {
    tag,
    summary: 'One document with its newest version',
    params,
    answer: record(staffDocument),
  },
  addDocument: {
    tag,
    summary: 'Adds a document as a draft',
    body: z.object({ kind: z.enum(documentKinds), slug, content: documentContent }),
    answer: record(staffDocument),
  },
  changeDocument: {
    tag,
    summary:
      'Stores a new version of a document; what is published stays as it is until that is published, too',
    params,
    body: z.object({ version, slug, content: documentContent }),
    answer: record(staffDocument),
  },
  publishDocument: {
    tag,
    summary: 'Publishes the newest version of a document, now or from a time to come on',
    params,
    body: z.object({
      version,
      /** Without it the time at which it was published first, or now. */
      publish_at: z.iso.datetime({ offset: true, error: 'wrong_form' }).optional(),
    }),
    answer: record(staffDocument),
  },
  unpublishDocument: {
    tag,
    summary: 'Takes a document from the shop; it becomes a draft',
    params,
    body: z.object({ version }),
    answer: record(staffDocument),
  },
  makePreview: {
    tag,
    summary: 'A signed link that shows the newest version of a document without a login until it expires',
    params,
    answer: record(previewLink),
  },
  listDocumentVersions: {
    tag,
    summary: 'The last 200 versions of a document, the newest first',
    params,
    answer: allRecords(documentVersion),
  },
  showDocumentVersion: {
    tag,
    summary: 'A version of a document with what it says',
    params: z.object({ id, version: id }),
    answer: record(documentVersion.extend({ content: documentContent })),
  },
  addContentPicture: {
    tag,
    summary:
      'Stores a photograph (JPEG, PNG, WebP or AVIF) for texts; drawings come with the content folder alone',
    form: z.object({ file: z.file().meta({ type: 'string', format: 'binary' }) }),
    answer: record(contentPicture),
  },
  listStaffCategories: { tag, summary: 'The categories of the blog', answer: allRecords(staffCategory) },
  addCategory: { tag, summary: 'Adds a category', body: categoryFields, answer: record(staffCategory) },
  changeCategory: {
    tag,
    summary: 'Changes a category',
    params,
    body: categoryFields.extend({ version }),
    answer: record(staffCategory),
  },
  removeCategory: {
    tag,
    summary: 'Removes a category; its posts stay, without it',
    params,
    answer: nothing,
  },
  listContactMessages: {
    tag,
    summary: 'Messages of the contact page, the newest first; each is deleted a year after it was written',
    query: staffListQuery(contactMessageList),
    answer: listed(contactMessage),
  },
  changeContactMessage: {
    tag,
    summary: 'Marks a message as handled, or as new again',
    params,
    body: z.object({ version, state: z.enum(messageStates) }),
    answer: record(contactMessage),
  },
} satisfies ModuleSchemas
