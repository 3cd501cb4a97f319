import { hasUsualCheckDigit } from '@pasok/contract'
import { company } from '@pasok/contract/endpoints'
import { fieldErrorWords, type Language, type FieldErrorCode } from '@pasok/words'
import { serve } from '../kernel/index.ts'
import type { Passwords } from '../identity/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import {
  minimumDuration,
  clientOf,
  toNetwork,
  type Db,
  type Limits,
  type SendEmail,
  type Storage,
} from '../platform/index.ts'
import { arrived } from '../platform/http/request-context.ts'
import { keysOfClient, tooOften } from '../platform/http/too-often.ts'
import { answerRegistration } from './registration/answer-registration.ts'
import { validationErrors } from './registration/validation-errors.ts'
import { findDocument } from './registration/registration.store.ts'
import { showRegistration, type Own } from './registration/show-registration.ts'
import { signUp, type TextVersions } from './registration/sign-up.ts'

export interface CompanyParts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly versions: TextVersions
  readonly passwords: Passwords
  readonly limits: Limits
  readonly now: () => Date
  /** In milliseconds: responses that must not reveal whether an address is known take at least this long. */
  readonly minimumResponseTime: number
}

const done = respondWith({})

/** The response of a check: errors by field, or the data of a success. */
const respondToCheck = (
  errors: Readonly<Record<string, FieldErrorCode>>,
  language: Language,
  warning?: [string, FieldErrorCode],
) =>
  Object.keys(errors).length > 0
    ? refuse(400, 'invalid_request', errors)
    : respondWith({ warnings: warning ? { [warning[0]]: [fieldErrorWords[warning[1]][language]({})] } : {} })

/** Registers the endpoints for the registration of companies. */
export const companyRoutes = (app: App, parts: CompanyParts): void => {
  const { db, storage, limits, now, minimumResponseTime } = parts

  serve(app, company.checkCompany, async ({ body, language }) => {
    const isUsual = hasUsualCheckDigit(body.npwp)
    return respondToCheck(
      await validationErrors(body),
      language,
      isUsual ? undefined : ['npwp', 'unusual_npwp'],
    )
  })
  serve(app, company.checkAddress, async ({ body, language }) =>
    respondToCheck(await validationErrors(body), language),
  )
  serve(app, company.checkContact, async ({ body, language }) =>
    respondToCheck(await validationErrors(body), language),
  )

  serve(app, company.signUp, async ({ form }, c) => {
    const client = clientOf(arrived(c))
    const refused = await tooOften(limits, ...keysOfClient('signup', client))
    if (refused) return refused
    const invalid = await minimumDuration(minimumResponseTime, () =>
      signUp(parts, form, toNetwork(client.address), now()),
    )
    return invalid ? refuse(400, invalid.error, invalid.errors) : done
  })

  serve(app, company.showRegistration, ({ scope }) => respondWithRegistration(scope))

  for (const e of [company.answerRegistration, company.correctRegistration])
    serve(app, e, async ({ form, scope }, c) => {
      const moment = { now: now(), requestId: c.get('requestId') }
      const result = await answerRegistration(parts, scope, form, moment)
      if (result === 'answered') return respondWithRegistration(scope)
      if (result.error === 'invalid_request') return refuse(400, result.error, result.errors)
      return refuse(409, result.error)
    })

  serve(app, company.showDocument, async ({ params: { id }, scope }) => {
    const row = await findDocument(db, scope.companyId, id)
    const file = row && (await storage.get(row.storage_key))
    if (!file) return refuse(404, 'not_found')
    return { body: file.body, contentType: row.content_type, filename: row.filename }
  })

  const respondWithRegistration = async (own: Own) => {
    const record = await showRegistration(db, own)
    return record ? respondWith({ record }) : refuse(401, 'login_required')
  }
}
