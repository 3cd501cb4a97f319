import { randomUUID } from 'node:crypto'
import { buildPath, LARGEST_AVATAR } from '@pasok/contract'
import { identity } from '@pasok/contract/endpoints'
import { kindOfFile } from '../../platform/files/kind-of-file.ts'
import {
  isDatabaseUnavailable,
  type Db,
  type NamedFiles,
  type Storage,
  type Task,
  type Workers,
} from '../../platform/index.ts'
import type { AvatarError, squarePicture } from './avatar-worker.ts'
import { exchangeAvatar, hasAvatar, listAvatars } from './avatar.store.ts'
import type { MemberScope } from '../../kernel/index.ts'

export interface AvatarParts {
  readonly db: Db
  readonly storage: Storage
  readonly workers: Workers
}

const squareTask: Task<typeof squarePicture> = {
  module: new URL('./avatar-worker.ts', import.meta.url),
  name: 'squarePicture',
  deadlineMs: 20_000,
}

/** The file name of a picture: random for each upload, so that it can't be guessed. */
const NAME = /^[0-9a-f]{32}$/

/** The storage folder of pictures. No public address leads below `private/`. */
const FOLDER = 'private/avatar'
const buildKey = (name: string): string => `${FOLDER}/${name}`

/** The pictures of members, which no sweep deletes. */
export const memberAvatars: NamedFiles = {
  folder: FOLDER,
  listStoredKeys: async (db) => (await listAvatars(db)).map(buildKey),
}

/** Deletes a picture that is no longer used. */
export const dropAvatar = async (storage: Storage, name: string | null): Promise<void> => {
  if (name !== null) await storage.delete(buildKey(name))
}

/** The address of a picture, for members of the same company. */
export const avatarAddress = (name: string): string =>
  `/api${buildPath(identity.showAvatar, { params: { name } })}`

/**
 * Stores a member's picture, cropped to a square, and deletes the previous one; the uploaded file is not stored. Its
 * content alone decides its type. 'busy': the workers are full.
 */
export const setAvatar = async (
  { db, storage, workers }: AvatarParts,
  scope: MemberScope,
  file: File,
): Promise<'set' | { readonly error: 'busy' | AvatarError }> => {
  if (file.size > LARGEST_AVATAR) return { error: 'picture_too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kindOfFile(bytes)
  if (kind === 'markup' || kind === 'other') return { error: 'picture_type' }
  const made = await workers.run(squareTask, { bytes, kind })
  if (made === 'overrun') return { error: 'picture_type' }
  if (typeof made === 'string') return { error: made }

  const name = randomUUID().replaceAll('-', '')
  await storage.put(buildKey(name), made, 'image/webp')
  let unneeded: string | null = name
  try {
    unneeded = await exchangeAvatar(db, scope.memberId, name)
  } catch (error) {
    // Its name may have been stored; if not, the sweep deletes the file.
    if (isDatabaseUnavailable(error)) unneeded = null
    throw error
  } finally {
    // The previous one, or this one if its name was not stored.
    await dropAvatar(storage, unneeded)
  }
  return 'set'
}

/** Removes a member's picture. */
export const removeAvatar = async ({ db, storage }: AvatarParts, scope: MemberScope): Promise<void> => {
  await dropAvatar(storage, await exchangeAvatar(db, scope.memberId, null))
}

/** The picture of this name, if it belongs to a member of this company, or to this one member. */
export const findAvatar = async (
  { db, storage }: AvatarParts,
  name: string,
  whose: { readonly companyId: number; readonly memberId?: number },
): Promise<Uint8Array | undefined> => {
  if (!NAME.test(name) || !(await hasAvatar(db, name, whose))) return undefined
  return (await storage.get(buildKey(name)))?.body
}
