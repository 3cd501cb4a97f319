import { createHash } from 'node:crypto'
import { MOST_QUOTATION_LINES, type DraftLine, jakartaDay } from '@pasok/contract'
import { quotationUpload as endpoints } from '@pasok/contract/endpoints'
import type { FieldErrorCode, Language } from '@pasok/words'
import { serve, toMemberParty, type MemberScope } from '../../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import { tooOften } from '../../platform/http/too-often.ts'
import { onceOnly, type Db, type Limits, type Workers } from '../../platform/index.ts'
import { sheetTask, XLSX } from '../../platform/sheets/write-sheet.ts'
import { matchRows, readWorkbookRows, type FindVocabulary } from '../../search/index.ts'
import type { OfferTerms } from '../check-out-cart.ts'
import { findQuotation } from '../quotation.store.ts'
import { showQuotation } from '../show-quotation.ts'
import { correctLines } from './correct-lines.ts'
import { makeUpload } from './make-upload.ts'
import { showDraftLines, showUploads } from './show-draft.ts'
import { listUploads } from '../quotation-list.store.ts'
import { countVerdicts, findUpload, listDraftLines } from './upload.store.ts'
import { verdictSheet } from './verdict-sheet.ts'

interface Parts {
  readonly db: Db
  readonly workers: Workers
  readonly limits: Limits
  readonly findVocabulary: FindVocabulary
  readonly settings: OfferTerms
  readonly now: () => Date
}

/** The stored result of an upload that is made once. */
interface Made {
  readonly status: 200
  readonly body: { readonly id: number; readonly is_incomplete: boolean }
}

const LONGEST_FILENAME = 200
/** The most fields named in one error answer. */
const MOST_NAMED = 100

/** Registers the endpoints that make quotations from files and correct them before submission. */
export const uploadRoutes = (
  app: App,
  { db, findVocabulary, workers, limits, settings, now }: Parts,
): void => {
  const findDraft = async (scope: MemberScope, id: number) => {
    const [quotation, upload] = await Promise.all([findQuotation(db, scope, id), findUpload(db, id)])
    return quotation && upload && { quotation, upload }
  }

  serve(app, endpoints.uploadQuotation, async ({ scope, form: { quo_file: file }, language }, c) => {
    const refused = await tooOften(limits, ['quick order', String(scope.memberId)])
    if (refused) return refused
    const list = await readWorkbookRows(workers, file, MOST_QUOTATION_LINES)
    if ('error' in list) {
      if (list.error === 'busy') return refuse(503, 'overloaded')
      return refuse(400, 'invalid_request', { quo_file: list.error })
    }
    const { rows, leftOut } = list
    const reader = { db, scope, party: toMemberParty(scope), day: jakartaDay(now()), findVocabulary }
    const matched = await matchRows(reader, rows, language)
    const result = await onceOnly<Made, never>(
      db,
      {
        principal: { kind: 'member', id: scope.memberId },
        ...readCommandKey(c, endpoints.uploadQuotation),
        request: {
          sha256: createHash('sha256')
            .update(await file.bytes())
            .digest('hex'),
        },
      },
      now(),
      async (tx) => {
        const id = await makeUpload(tx, settings, {
          scope,
          filename: cleanFilename(file.name),
          rows,
          leftOut,
          verdicts: matched.rows,
          language,
          now: now(),
          requestId: c.get('requestId'),
        })
        return { status: 200, body: { id, is_incomplete: matched.isIncomplete } }
      },
    )
    if ('error' in result) return refuseNotOnce(c, result.error)
    const { id, is_incomplete } = result.body
    const made = await findDraft(scope, id)
    if (!made) throw new Error('an upload is gone that was just made')
    const { number } = made.quotation
    const record = {
      quotation_id: id,
      number,
      row_count: made.upload.row_count,
      ...(made.upload.left_out && { left_out: made.upload.left_out }),
      counts: await countVerdicts(db, id),
      is_incomplete,
    }
    return respondWith({ record })
  })

  serve(app, endpoints.listUploads, async ({ scope, query }) => {
    const page = await listUploads(db, query, scope)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = await showUploads(db, page.rows, now())
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.listDraftLines, async ({ scope, params: { id }, query, language }) => {
    const { page, per_page, show } = query
    const draft = await findDraft(scope, id)
    if (draft?.quotation.state !== 'draft') return refuse(404, 'not_found')
    const isToCheck = show === 'to_check'
    const [counts, rows] = await Promise.all([
      countVerdicts(db, id),
      listDraftLines(db, id, { isToCheck, limit: per_page, offset: (page - 1) * per_page }),
    ])
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return respondWith({
      number: draft.quotation.number,
      filename: draft.upload.filename,
      ...(draft.upload.left_out && { left_out: draft.upload.left_out }),
      revision: draft.quotation.revision,
      counts,
      records: await showDraftLines(db, rows, language),
      total: isToCheck ? all - counts.exact : all,
      page,
      per_page,
    })
  })

  serve(app, endpoints.changeDraftLines, async ({ scope, params: { id }, body, language }) => {
    const { changes, revision, accepts_found: acceptsFound } = body
    const types = changes.some(({ part_number }) => part_number !== undefined)
    const refused = types && (await tooOften(limits, ['quick order', String(scope.memberId)]))
    if (refused) return refused
    const correction = { scope, id, revision, changes, acceptsFound, language, findVocabulary, now: now() }
    const result = await correctLines(db, settings, correction)
    const row = await findQuotation(db, scope, id)
    if (!row) return refuse(404, 'not_found')
    if (result !== 'done') {
      if (result.error === 'not_found') return refuse(404, result.error)
      if ('places' in result) return refuse(400, 'invalid_request', toFieldErrors(result))
      const record = await showQuotation(db, row, { by: { member: scope }, language, now: now() })
      return respondVersionConflict(result.error, record)
    }
    return respondWith({
      revision: row.revision,
      counts: await countVerdicts(db, id),
      records: await namedLines(id, changes, language),
    })
  })
  const namedLines = async (
    id: number,
    changes: readonly { readonly line_id: number }[],
    language: Language,
  ): Promise<DraftLine[]> => {
    const ids = new Set(changes.map(({ line_id }) => line_id))
    const lines = ids.size === 0 ? [] : await listDraftLines(db, id)
    return showDraftLines(
      db,
      lines.filter((line) => ids.has(line.id)),
      language,
    )
  }

  serve(app, endpoints.downloadVerdicts, async ({ scope, params: { id }, query, language }) => {
    const draft = await findDraft(scope, id)
    if (!draft) return refuse(404, 'not_found')
    const reader = query.language ?? language
    const lines = await showDraftLines(db, await listDraftLines(db, id), reader)
    const body = await workers.run(sheetTask, verdictSheet(lines, reader))
    if (typeof body === 'string') return refuse(503, 'overloaded')
    return { body, contentType: XLSX, filename: `${draft.quotation.number}.xlsx` }
  })
}

/** A filename without folders and characters that can't be printed on one line. */
const cleanFilename = (uploadName: string): string =>
  (uploadName.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .trim()
    .slice(0, LONGEST_FILENAME)
    .toWellFormed() || 'upload.xlsx'

const toFieldErrors = ({
  error,
  places,
}: {
  readonly error: 'unknown_line' | 'not_for_sale'
  readonly places: readonly number[]
}): Record<string, FieldErrorCode> => {
  const field = error === 'unknown_line' ? 'line_id' : 'item_id'
  return Object.fromEntries(places.slice(0, MOST_NAMED).map((place) => [`changes.${place}.${field}`, error]))
}
