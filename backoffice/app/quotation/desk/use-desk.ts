import { quotationStaff, readRupiah, type StaffQuotation } from '@pasok/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { admin_desk_merged, admin_desk_other_version, admin_desk_refused, admin_desk_saved } from '~words'
import { send } from '../../api/send.ts'
import { queries } from '../../shell/self.ts'
import { quotations } from '../quotations.tsx'
import {
  afterConflict,
  afterRefusal,
  afterSaving,
  collectUnsaved,
  findUnsaved,
  openDesk,
  restoreChanges,
  toStored,
  type Desk,
  type Terms,
} from './desk.ts'
import type { DeskLine } from './desk-line.ts'
import type { Sheet } from '../../grid/sheet.ts'
import { factsKey } from './line-facts.ts'
import { findStoredChanges, storeChanges } from './stored-changes.ts'

/** How the last saving ended. */
export interface Notice {
  readonly text: string
  readonly isBad: boolean
  /** Errors of no cell, by their fields. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

/** From the last change to its copy in the browser's store. */
const STORE_MS = 500

/** The API's fields of the terms that have changed; what can't be read is sent as it was typed, and refused. */
const toBody = (terms: Terms, names: readonly (keyof Terms)[]): Readonly<Record<string, unknown>> => {
  const amount = readRupiah(terms.delivery_cost)
  const delivery = typeof amount === 'number' ? amount : terms.delivery_cost
  const values = {
    comment: terms.comment,
    valid_until: terms.valid_until === '' ? null : terms.valid_until,
    delivery_cost: terms.delivery_cost.trim() === '' ? null : delivery,
  }
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** The desk of a quotation: what stands on it, saving it, and what was left behind on it. */
export const useDesk = (quotation: StaffQuotation, staffId: number) => {
  const { id } = quotation
  const [desk, setDesk] = useState(() => openDesk(quotation))
  const [stored, setStored] = useState(() => {
    const found = findStoredChanges<Terms>(staffId, id)
    return found?.version === quotation.version ? found : undefined
  })
  const [notice, setNotice] = useState<Notice>()
  const [isSaving, setSaving] = useState(false)
  const unsaved = findUnsaved(desk)

  /** Changes stay in the browser until they are saved; those of before until they are restored or discarded. */
  const latest = useRef({ desk, stored })
  useEffect(() => {
    latest.current = { desk, stored }
  })
  const storeNow = useCallback(() => {
    if (!latest.current.stored) storeChanges(staffId, id, toStored(latest.current.desk, new Date()))
  }, [staffId, id])
  useEffect(() => {
    const wait = setTimeout(storeNow, STORE_MS)
    return () => clearTimeout(wait)
  }, [desk, stored, storeNow])
  useEffect(() => {
    window.addEventListener('pagehide', storeNow)
    return () => {
      window.removeEventListener('pagehide', storeNow)
      storeNow()
    }
  }, [storeNow])

  const save = async (sheet: Sheet<DeskLine> = desk.sheet) => {
    if (isSaving) return
    const current: Desk = { ...desk, sheet }
    const change = collectUnsaved(current)
    if (change.sent.length === 0 && change.removed.length === 0 && change.terms.length === 0) return
    setSaving(true)
    setNotice(undefined)
    const { lines, removed } = change
    const body = { revision: desk.revision, lines, removed, ...toBody(current.terms, change.terms) }
    const outcome = await send(quotationStaff.changeQuotationLines, {
      params: { id: String(id) },
      body,
    }).finally(() => setSaving(false))
    if ('data' in outcome) {
      setDesk((now) => afterSaving(now, change, current.terms, outcome.data.record))
      setNotice({ text: admin_desk_saved(), isBad: false })
      void queries.invalidateQueries({ queryKey: [quotations.path] })
      void queries.invalidateQueries({ queryKey: factsKey(id) })
      return
    }
    const { refused } = outcome
    const theirs = refused.current as StaffQuotation | undefined
    if (refused.status === 409 && theirs?.state === 'in_review') {
      setDesk((now) => afterConflict(now, theirs))
      void queries.invalidateQueries({ queryKey: factsKey(id) })
      setNotice({
        text: theirs.version === desk.version ? admin_desk_merged() : admin_desk_other_version(),
        isBad: true,
      })
    } else if (Object.keys(refused.errors).length > 0) {
      const { others } = afterRefusal(current, change.sent, refused.errors)
      setDesk((now) => afterRefusal(now, change.sent, refused.errors).desk)
      setNotice({ text: admin_desk_refused(), isBad: true, errors: others })
    } else setNotice({ text: refused.detail, isBad: true })
  }

  return {
    desk,
    setDesk,
    unsaved,
    isSaving,
    notice,
    save,
    /** Changes of before that wait for a decision. */
    stored,
    restore: () => {
      if (stored) setDesk((now) => restoreChanges(now, stored))
      setStored(undefined)
    },
    forget: () => setStored(undefined),
    discard: () => {
      setNotice(undefined)
      setDesk((now) => ({
        ...now,
        sheet: {
          ...now.sheet,
          rows: [...now.bases.values()],
          selection: { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } },
          past: [],
          future: [],
        },
        terms: now.baseTerms,
        conflicts: new Map(),
        refused: new Map(),
      }))
    },
  }
}
