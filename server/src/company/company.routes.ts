import { company } from '@pasok/contract'
import { refusalWords, type Language, type Refusal } from '@pasok/words'
import type { Context } from 'hono'
import { viewerOf } from '../identity/index.ts'
import { answer, refuse, serve, serveDownload, type App } from '../platform/http/http.ts'
import {
  minimumDuration,
  clientOf,
  networkOf,
  type Db,
  type Limits,
  type SendLetter,
  type Storage,
} from '../platform/index.ts'
import { arrived, type Http } from '../platform/http/request-context.ts'
import { serveForm } from '../platform/http/serve-form.ts'
import { keysOfClient, tooOften } from '../platform/http/too-often.ts'
import { answerRegistration } from './registration/answer-registration.ts'
import { faultsOf } from './registration/faults.ts'
import { findDocument } from './registration/registration.store.ts'
import { showRegistration, type Own } from './registration/show-registration.ts'
import { signUp, type TextVersions } from './registration/sign-up.ts'

export interface CompanyParts {
  readonly db: Db
  readonly storage: Storage
  readonly sendLetter: SendLetter
  readonly versions: TextVersions
  readonly limits: Limits
  readonly now: () => Date
  /** In milliseconds: no answer that must not tell whether an address is known comes sooner. */
  readonly patience: number
}

const done = answer(200, { status: 'OK', data: {} } as const)

/** The member who is logged in, whatever became of the company's registration. */
const ownOf = (c: Context<Http>): Own | undefined => {
  const viewer = viewerOf(c)
  if (viewer.kind === 'member') return viewer.scope
  return viewer.kind === 'limited' ? viewer.member : undefined
}

const loginFirst = (c: Context<Http>) => (ownOf(c) ? undefined : refuse(401, 'login_required'))

/** What `check` answers: faults by field, or what is told besides. */
const checked = (
  faults: Readonly<Record<string, Refusal>>,
  language: Language,
  warning?: [string, Refusal],
) =>
  Object.keys(faults).length > 0
    ? refuse(400, 'invalid_request', faults)
    : answer(200, {
        status: 'OK',
        data: { warnings: warning ? { [warning[0]]: [refusalWords[warning[1]][language]({})] } : {} },
      } as const)

/** Mounts the registration of companies. */
export const companyRoutes = (app: App, parts: CompanyParts): void => {
  const { db, storage, limits, now, patience } = parts

  serve(app, company.checkCompany, async ({ body, language }) => {
    const isUsual = company.hasUsualCheckDigit(body.npwp)
    return checked(await faultsOf(body), language, isUsual ? undefined : ['npwp', 'unusual_npwp'])
  })
  serve(app, company.checkAddress, async ({ body, language }) => checked(await faultsOf(body), language))
  serve(app, company.checkContact, async ({ body, language }) => checked(await faultsOf(body), language))

  serveForm(app, company.signUp, company.LARGEST_FORM, async ({ form }, c) => {
    c.header('cache-control', 'no-store')
    const client = clientOf(arrived(c))
    const refused = await tooOften(limits, ...keysOfClient('signup', client))
    if (refused) return refused
    const faults = await minimumDuration(patience, () =>
      signUp(parts, form, networkOf(client.address), now()),
    )
    return faults ? refuse(400, 'invalid_request', faults) : done
  })

  serve(app, company.showRegistration, async (_, c) => {
    const own = ownOf(c)
    return own ? shown(own) : refuse(401, 'login_required')
  })

  for (const e of [company.answerRegistration, company.correctRegistration])
    serveForm(
      app,
      e,
      company.LARGEST_FORM,
      async ({ form }, c) => {
        const own = ownOf(c)
        if (!own) return refuse(401, 'login_required')
        const moment = { now: now(), requestId: c.get('requestId') }
        const refused = await answerRegistration(parts, own, form, moment)
        if (refused === 'nothing_awaited') return refuse(409, refused)
        return refused ? refuse(400, 'invalid_request', refused) : shown(own)
      },
      loginFirst,
    )

  serveDownload(app, company.showDocument, async ({ params: { id } }, c) => {
    const own = ownOf(c)
    if (!own) return refuse(401, 'login_required')
    const row = await findDocument(db, own.companyId, id)
    const file = row && (await storage.get(row.storage_key))
    if (!file) return refuse(404, 'not_found')
    return { body: file.body, contentType: row.content_type, filename: row.filename }
  })

  const shown = async (own: Own) => {
    const record = await showRegistration(db, own)
    return record ? answer(200, { status: 'OK', data: { record } } as const) : refuse(401, 'login_required')
  }
}
