import { paymentBank as endpoints } from '@pasok/contract/endpoints'
import type { Context } from 'hono'
import type { SettingsFile } from '../../content/index.ts'
import { serve, type StaffScope } from '../../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import type { Http } from '../../platform/http/request-context.ts'
import { cleanFilename } from '../../platform/index.ts'
import type { Language } from '@pasok/words'
import type { MoneyParts } from '../transfers/give-money.ts'
import { findLine, listLines, listStatements } from './bank.store.ts'
import { ignoreBankLine, reopenBankLine, settleBankLine, type LineMoney } from './settle-bank-line.ts'
import { showBankLines, showBankStatement } from './show-bank-lines.ts'
import { uploadBankStatement } from './upload-bank-statement.ts'

const findMoneyField = ({ proof_id, transfer_id }: LineMoney) => {
  if (proof_id !== undefined) return 'proof_id'
  return transfer_id === undefined ? 'company_id' : 'transfer_id'
}

/** Registers the endpoints by which finance reads bank statements and decides about their lines. */
export const bankStaffRoutes = (
  app: App,
  { now, ...parts }: MoneyParts & { readonly settings: SettingsFile; readonly now: () => Date },
): void => {
  const { db } = parts
  const act = (by: StaffScope, c: Context<Http>) => ({ by, now: now(), requestId: c.get('requestId') })

  serve(app, endpoints.uploadBankStatement, async ({ scope, form: { file, account } }, c) => {
    const result = await uploadBankStatement(
      { db, accounts: parts.settings.bank_accounts },
      {
        bytes: new Uint8Array(await file.arrayBuffer()),
        filename: cleanFilename(file.name) || 'statement',
        account,
        ...act(scope, c),
      },
    )
    if (!('error' in result)) {
      const { statement, isKnown } = result
      return respondWith({ record: { ...showBankStatement(statement), is_known: isKnown } })
    }
    if (result.error === 'unknown_bank_account')
      return refuse(400, 'invalid_request', { account: result.error })
    if ('account' in result)
      return refuse(400, 'invalid_request', { file: { code: result.error, choices: result.account } })
    const row = 'row' in result ? result.row : undefined
    return refuse(400, 'invalid_request', { file: { code: result.error, row } })
  })

  serve(app, endpoints.listBankStatements, async ({ query: { page, per_page } }) => {
    const { rows, total } = await listStatements(db, { limit: per_page, offset: (page - 1) * per_page })
    const accounts = parts.settings.bank_accounts.map(({ bank, number }) => ({ bank, number }))
    return respondWith({ records: rows.map(showBankStatement), accounts, total, page, per_page })
  })

  serve(app, endpoints.listBankLines, async ({ query, language }) => {
    const { state, statement_id: statementId, page, per_page } = query
    const window = { state, statementId, limit: per_page, offset: (page - 1) * per_page }
    const { rows, total, amount } = await listLines(db, window)
    const records = await showBankLines(db, rows, now(), language)
    return respondWith({ records, amount_total: amount / 100, total, page, per_page })
  })

  const readLine = async (id: number, language: Language) => {
    const row = await findLine(db, id)
    return row && (await showBankLines(db, [row], now(), language))[0]
  }

  serve(app, endpoints.settleBankLine, async ({ scope, params, body, language }, c) => {
    const result = await settleBankLine(parts, {
      ...params,
      money: body,
      command: { ...readCommandKey(c, endpoints.settleBankLine), request: { ...params, ...body } },
      ...act(scope, c),
    })
    const record = await readLine(params.id, language)
    if (!record) return refuse(404, 'not_found')
    if (!('error' in result)) return respondWith({ record })
    if ('at' in result) return refuse(400, 'invalid_request', { [`allocations.${result.at}`]: result.error })
    const { error } = result
    switch (error) {
      case 'invalid_request':
      case 'idempotency_key_reused':
        return refuseNotOnce(c, error)
      case 'not_found':
        return refuse(404, error)
      case 'unknown_company':
        return refuse(400, 'invalid_request', { company_id: error })
      case 'unknown_proof':
        return refuse(400, 'invalid_request', { proof_id: error })
      case 'unknown_transfer':
        return refuse(400, 'invalid_request', { transfer_id: error })
      case 'other_amount':
      case 'other_company':
        return refuse(400, 'invalid_request', { [findMoneyField(body)]: error })
      case 'more_than_transferred':
        return refuse(400, 'invalid_request', { allocations: error })
      case 'day_to_come':
        return refuse(400, 'invalid_request', { day: error })
      default:
        return respondVersionConflict(error, record)
    }
  })

  const respondToDecision = async (
    result: 'done' | { readonly error: 'not_found' | 'not_possible_now' },
    id: number,
    language: Language,
  ) => {
    const record = await readLine(id, language)
    if (!record) return refuse(404, 'not_found')
    return result === 'done' ? respondWith({ record }) : respondVersionConflict(result.error, record)
  }

  serve(app, endpoints.ignoreBankLine, async ({ scope, params, body, language }, c) =>
    respondToDecision(
      await ignoreBankLine(db, { ...params, ...body, ...act(scope, c) }),
      params.id,
      language,
    ),
  )

  serve(app, endpoints.reopenBankLine, async ({ scope, params, language }, c) =>
    respondToDecision(await reopenBankLine(db, { ...params, ...act(scope, c) }), params.id, language),
  )
}
