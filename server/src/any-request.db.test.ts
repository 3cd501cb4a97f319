import { randomInt, randomUUID } from 'node:crypto'
import { registrationStatuses } from '@pasok/contract'
import {
  blog,
  company,
  content,
  contentStaff,
  endpoints,
  identity,
  identityStaff,
  payment,
  paymentGateway,
  problem,
  type Endpoint,
} from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { publicAccess } from './identity/index.ts'
import type { Db } from './platform/index.ts'
import { anyBody, anyContentType } from './testing/any-body.ts'
import { asksForSession, CATEGORIES, noLimits, openCallers } from './testing/any-caller.ts'
import { anyForm, type SentForm } from './testing/any-form.ts'
import { application, checkAnswer, openApi } from './testing/ask-api.ts'
import { loadCatalogue } from './testing/catalogue-fixture.ts'
import { onDatabase } from './testing/index.ts'

const { FUZZ_RUNS, FUZZ_SEED } = process.env
/** A few requests to each call, others in each run; `npm run storms` sends many. */
const sample = { numRuns: Number(FUZZ_RUNS ?? 8), seed: Number(FUZZ_SEED ?? randomInt(2 ** 31)) }
/** Of so many requests some are answered, and some come without a session. */
const IS_MANY = sample.numRuns >= 40
console.log(`any request: FUZZ_SEED=${sample.seed}`)

onDatabase('any request', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let callers: Awaited<ReturnType<typeof openCallers>>
  beforeAll(async () => {
    const database = await open()
    db = database.db
    api = openApi({ ...database, limits: noLimits })
    callers = await openCallers(database.db, api, await loadCatalogue(database.db))
  })

  /** Texts that an address may hold: numbers near their bounds, signs with a meaning somewhere, and noise. */
  const text = fc.oneof(
    fc.constantFrom('0', '1', '2', '100', '101', '10000', '2147483647', '2147483648', '-1', '1.5', '1e3', ''),
    fc.constantFrom('baut', 'bolt', '6204-2RS', 'HB-M8', 'xyzzy', 'default', 'name_asc', 'price_asc', 'true'),
    fc.constantFrom(
      "'",
      '\\',
      '%',
      '&',
      '|',
      '!',
      ':*',
      '(',
      '\0',
      '\u{1F529}',
      '\uFFFF',
      '٣',
      '<script>',
      '../',
      '..',
    ),
    fc.nat({ max: 60 }).map(String),
    fc.string({ unit: 'binary', maxLength: 130 }),
  )
  /** What is written between two slashes or after '=': escaped, or as a careless caller would. */
  const written = fc.oneof(
    text.map((value) => encodeURIComponent(value.toWellFormed())),
    fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '%u0041', '+', '%2F', '%2e%2e', ';', '@', '*', ','),
  )

  /** A bearer's token, as far as a header may hold it. */
  const writtenBearer = fc.oneof(written, fc.string({ maxLength: 9_000 })).map((token) => token.trim())

  const sorts = [
    'name_asc',
    'price_desc',
    'attr_thread_asc',
    'attr_length_desc',
    'attr_coating_asc',
    'attr_material_desc',
    'attr_nonsense_asc',
  ]
  const areas: Readonly<Record<string, readonly [string, ...string[]]>> = {
    province_id: ['32', '11', '96'],
    city_id: ['3216', '3578', '9671'],
    district_id: ['321601', '357801', '32160', '999999'],
  }

  /** What a parameter of a list means to hold; undefined for any other, and for those that count. */
  const meantOfList = ({ list }: Endpoint, name: string): readonly string[] | undefined => {
    if (!list) return undefined
    if (name === 'sort') return list.sorts
    if (name === 'mine') return ['true']
    if (list.days.some((day) => name === `${day}_from` || name === `${day}_to`))
      return ['2026-01-01', '2026-11-30']
    return list.choices[name]
  }
  /** Mostly what a parameter means to hold, or no request would get past the door. */
  const meant = (e: Endpoint, name: string) => {
    const ofList = meantOfList(e, name)
    return ofList ? fc.constantFrom(...ofList) : meantByName(name)
  }
  const meantByName = (name: string) =>
    name === 'keyword'
      ? written
      : areas[name] !== undefined
        ? fc.constantFrom(...areas[name])
        : name === 'status'
          ? fc.constantFrom(...registrationStatuses)
          : name === 'exact' || name.startsWith('with_') || name.startsWith('has_')
            ? fc.constantFrom('true', 'false')
            : name === 'filter_category'
              ? fc.constantFrom(...CATEGORIES)
              : name === 'answer'
                ? fc.constant('changes')
                : name === 'from' || name === 'to'
                  ? fc.constant('1')
                  : fc.constantFrom('1', '2', '3', ...(name === 'sort' ? sorts : []))

  const arbitraryQuery = (e: Endpoint) => {
    const strange = fc.constantFrom(
      'min_price',
      '__proto__',
      'constructor',
      'page[]',
      '',
      'toString',
      'cursor',
    )
    // Nobody guesses a cursor: it is given as strange ones are.
    const names = Object.keys(e.query?.shape ?? {}).filter((name) => name !== 'cursor')
    const known = names.map((name) => {
      const value = fc.oneof({ weight: 5, arbitrary: meant(e, name) }, { weight: 1, arbitrary: written })
      return fc.option(fc.tuple(fc.constant(name), value), { freq: 3 })
    })
    const filter = fc.tuple(
      fc.constantFrom('brand', 'category', 'price', 'discount', 'stock', 'thread', 'length', 'material', ''),
      fc.oneof(fc.constantFrom('m8,m10', 'm8', '10-50', '10-', '-50', '-', 'Kuatmor_1', '50-10'), written),
    )
    const named = filter.map(([name, value]): [string, string] => [`filter_${name}`, value])
    const others = fc.oneof(
      // A list of staff refuses parameters that it does not have.
      { weight: e.list ? 10 : 0, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 5, arbitrary: fc.array(fc.tuple(strange, written), { maxLength: 2 }) },
      { weight: 3, arbitrary: fc.array(named, { maxLength: 12 }) },
    )
    return fc
      .tuple(fc.tuple(...known), others)
      .map(([values, more]) => [...values.filter((one) => one !== null), ...more])
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
  }
  const arbitraryPath = (e: Endpoint) => {
    const segments = [...e.path.matchAll(/\{(\w+)\}/g)].map(([, param = ''], at) =>
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...callers.listPathValues(e, param, at).map(String)) },
        { weight: 1, arbitrary: written },
      ),
    )
    return fc.tuple(...segments).map((values) => {
      let at = 0
      return e.path.replaceAll(/\{\w+\}/g, () => values[at++] ?? '')
    })
  }

  const tokens = publicAccess(application).logIn(application.login, application.key, new Date())
  const [access = '', refresh = ''] = [tokens?.access_token, tokens?.refresh_token]
  /** Only the call for new tokens asks for a bearer; any other may be sent without. */
  const bearerFor = (e: Endpoint): fc.Arbitrary<string | undefined> =>
    e.path === identity.refreshTokens.path
      ? fc.oneof(fc.constantFrom(refresh, access), writtenBearer)
      : fc.constant(undefined)

  const send = async (
    method: string,
    address: string,
    body: FormData | string | undefined,
    headers: Record<string, string>,
  ): Promise<Response> =>
    api.app.fetch(
      new Request(`http://shop.test/api${address}`, {
        method: method.toUpperCase(),
        headers,
        ...(body !== undefined && { body }),
      }),
    )

  /** Mostly whom a call is meant for; at times nobody, or somebody from elsewhere as far as the call knows those. */
  const arbitraryCaller = (e: Endpoint) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('meant') },
      { weight: asksForSession(e) ? 2 : 5, arbitrary: fc.constant('guest') },
      { weight: 1, arbitrary: fc.constantFrom('nonsense', ...(403 in e.answers ? ['elsewhere'] : [])) },
    )
  const buildHeaders = async (e: Endpoint, caller: string): Promise<Record<string, string>> => {
    const cookie = caller === 'guest' ? undefined : await callers.cookieFor(e)
    return {
      'sec-fetch-site': caller === 'elsewhere' ? 'cross-site' : 'same-origin',
      ...(cookie !== undefined && { cookie: caller === 'nonsense' ? `${cookie}x` : cookie }),
      ...(e.once && { 'idempotency-key': randomUUID() }),
    }
  }

  const sentTo = (e: Endpoint): fc.Arbitrary<Partial<SentForm>> => {
    if (e.form) return anyForm(e)
    const code = new TOTP({ secret: Secret.fromBase32(callers.secret) }).generate()
    const body = anyBody(e, { ...callers.bodyFor(e), code })
    return fc.tuple(body, anyContentType(e)).map(([text, type]) => ({
      ...(text !== undefined && { body: text }),
      ...(type !== undefined && { type }),
    }))
  }

  /** Whether an address is one of this call: `..` in it leads to another. */
  const isAddressOfCall = (e: Endpoint, path: string): boolean =>
    new RegExp(`^/api${e.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
      new URL(`http://shop.test/api${path}`).pathname,
    )

  /** A refused parameter of such a name is named in the answer, where neither zod nor Vitest reads it as any other field. */
  const withoutUnreadable = (field: string, value: unknown): unknown =>
    field === '__proto__' || field === 'constructor' ? undefined : value

  /** Nobody guesses what an e-mail brought; and this shop has no payment gateway. */
  const usualStatus = (e: Endpoint): number =>
    [identity.resetPassword, company.showInvitation, company.acceptInvitation].some((one) => one === e)
      ? 410
      : [
            company.verifyEmail,
            blog.previewContent,
            payment.showPaymentQr,
            payment.showInvoiceQr,
            paymentGateway.notifyOfPayment,
          ].some((one) => one === e)
        ? 404
        : 200

  /** What these answer is used by another call. */
  const changeNothing: readonly Endpoint[] = [identityStaff.beginTotp, contentStaff.makePreview]
  const isChangeByStaff = (e: Endpoint): boolean =>
    typeof e.access === 'object' && 'staff' in e.access && e.method !== 'get' && !changeNothing.includes(e)
  /** How many changes the audit log has of staff. */
  const countAudited = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from platform.audit where who = 'staff'`.execute(db)
    return rows[0]?.count ?? 0
  }

  describe.each(endpoints)('to $method $path', (e) => {
    it('is answered as the contract says, in the language it asks for', async () => {
      const language = fc.constantFrom('en', 'id', 'id;q=0.3, en;q=0.2', 'xx', '*;q=0')
      const request = fc.tuple(
        arbitraryPath(e),
        arbitraryQuery(e),
        language,
        sentTo(e),
        bearerFor(e),
        arbitraryCaller(e),
      )
      const statuses = new Set<number>()
      const audited = await countAudited()
      await fc.assert(
        fc.asyncProperty(request, async ([guessed, query, accepted, { body, type }, bearer, caller]) => {
          const path = await callers.pathFor(e, guessed)
          const response = await send(e.method, `${path}${query && `?${query}`}`, body, {
            'accept-language': accepted,
            ...(await buildHeaders(e, caller)),
            ...(type !== undefined && { 'content-type': type }),
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          })
          expect(response.status).not.toBe(500)
          const isFile = e.file !== undefined && response.status === 200 && isAddressOfCall(e, path)
          const answered: unknown = isFile
            ? new Uint8Array(await response.arrayBuffer())
            : JSON.parse(await response.text(), withoutUnreadable)
          if (isAddressOfCall(e, path)) {
            checkAnswer(e, response.status, answered)
            statuses.add(response.status)
          }
          expect(response.headers.get('content-language')).toMatch(/^(en|id)$/)
        }),
        sample,
      )
      if (!IS_MANY) return
      expect(statuses, 'some requests are answered').toContain(usualStatus(e))
      if (asksForSession(e) && !e.path.endsWith('/session'))
        expect(statuses, 'and nobody without a session').toContain(401)
      if (isChangeByStaff(e))
        expect(await countAudited(), 'and the audit log has what staff changed').toBeGreaterThan(audited)
    })
  })

  it('with any bearer is a guest’s or refused, and never a server error', async () => {
    const statuses = new Set<number>()
    const token = fc.oneof(
      fc.constantFrom(access, `${access} `, refresh, access.toUpperCase(), ''),
      fc.nat({ max: access.length }).map((at) => access.slice(0, at)),
      writtenBearer,
    )
    const scheme = fc.constantFrom('Bearer ', 'bearer  ', 'Basic ', 'Bearer', '')
    await fc.assert(
      fc.asyncProperty(scheme, token, async (scheme, token) => {
        const response = await api.get('/v2/website/settings', { authorization: scheme + token })
        const body: unknown = await response.json()
        if (response.status === 401) expect(problem.parse(body)).toStrictEqual(body)
        else checkAnswer(content.showSettings, response.status, body)
        statuses.add(response.status)
      }),
    )
    expect(statuses).toEqual(new Set([200, 401]))
  })
})
