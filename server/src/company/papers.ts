import { randomUUID } from 'node:crypto'
import { company, type DocumentType } from '@pasok/contract'
import type { Refusal } from '@pasok/words'
import { fileTypeOf, type Storage } from '../platform/index.ts'
import type { DocumentRow, NewDocument } from './registration.store.ts'

/** A paper that may be kept. */
interface Paper extends NewDocument {
  readonly bytes: Uint8Array
}

const LONGEST_NAME = 200

/** What a file is called, without the folders before it and whatever no line holds. */
const nameOf = (given: string, contentType: string): string => {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}"]/gu, '').trim()
  return name.slice(0, LONGEST_NAME).toWellFormed() || `document.${contentType.split('/')[1]}`
}

const endings = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const satisfies Record<DocumentType, readonly string[]>

/** Whether a file's name promises what it holds. One without an ending promises nothing. */
const isNamedSo = (given: string, contentType: DocumentType): boolean => {
  const ending = /\.([^./\\]*)$/.exec(given.trim())?.[1]?.toLowerCase()
  return ending === undefined || (endings[contentType] as readonly string[]).includes(ending)
}

/** Reads a paper by what it holds; a refusal where it is no PDF, JPEG or PNG, is called otherwise, or is too large. */
export const paperOf = async (file: File, kind: DocumentRow['kind']): Promise<Paper | Refusal> => {
  if (file.size > company.LARGEST_DOCUMENT) return 'document_too_large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const contentType = fileTypeOf(bytes)
  if (contentType === undefined) return 'document_type'
  if (!isNamedSo(file.name, contentType)) return 'document_name'
  // No public address leads below `private/`.
  const key = `private/company/${randomUUID()}`
  return { kind, key, filename: nameOf(file.name, contentType), contentType, size: bytes.length, bytes }
}

/** Puts papers into the storage; `work` notes them. Where it throws or answers false, they are taken out again. */
export const keepPapers = async (
  storage: Storage,
  papers: readonly Paper[],
  work: () => Promise<boolean>,
): Promise<boolean> => {
  let isKept = false
  try {
    for (const { key, bytes, contentType } of papers) await storage.put(key, bytes, contentType)
    isKept = await work()
    return isKept
  } finally {
    if (!isKept) await Promise.all(papers.map(({ key }) => storage.delete(key)))
  }
}
