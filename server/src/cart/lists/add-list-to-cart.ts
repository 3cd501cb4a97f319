import { onceOnly } from '../../platform/index.ts'
import { addLinesIn, type Added } from '../add-lines.ts'
import type { CartChanger } from '../change-cart.ts'
import { findList, findListLines } from './lists.store.ts'
import { recordChange } from './record-change.ts'

interface Sent {
  readonly listId: number
  readonly key: string | undefined
  readonly route: string
  readonly requestId: string
}

/**
 * Adds the quantities of a list to those in the reader's cart, once for a key. Lines that can't be ordered are skipped.
 */
export const addListToCart = (reader: CartChanger, { listId, key, route, requestId }: Sent, now: Date) =>
  onceOnly<{ readonly status: 200; readonly body: Added }, { readonly error: 'not_found' }>(
    reader.db,
    { principal: { kind: 'member', id: reader.scope.memberId }, key, route, request: { id: listId } },
    now,
    async (tx) => {
      const list = await findList(tx, reader.scope, listId)
      if (!list) return { error: 'not_found' }
      const lines = await findListLines(tx, list.id)
      const body = await addLinesIn(tx, reader, lines, now)
      const counts = { added: body.added, skipped: body.skipped.length }
      await recordChange(tx, { scope: reader.scope, now, requestId }, 'add-list-to-cart', list.id, counts)
      return { status: 200, body }
    },
  )
