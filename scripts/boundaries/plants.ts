import { says } from './plan.ts'

/** A planted file: what crosses a boundary with the message it must bring, or what is allowed (no message). */
export interface Plant {
  readonly boundary: string
  readonly path: string
  readonly code: string
  readonly message?: string
  /** Which tool has to report it; oxlint by default. */
  readonly by?: 'boundaries'
}

const use = (from: string, what = 'x'): string =>
  `import { ${what} } from '${from}'\nexport const it = ${what}\n`
const type = (from: string): string => `import type { X } from '${from}'\nexport type It = X\n`
const lazily = (from: string): string => `export const load = () => import('${from}')\n`
const sql = (text: string): string => `import { sql } from 'kysely'\nexport const q = sql\`${text}\`\n`
const build = (call: string): string => `export const q = (db) => db.${call}\n`

const refused = (
  boundary: string,
  path: string,
  code: string,
  message: string,
  by?: 'boundaries',
): Plant => ({ boundary, path, code, message, ...(by && { by }) })
const allowed = (boundary: string, path: string, code: string): Plant => ({ boundary, path, code })

const page = (shown: string): string => `export const Page = ({ x }) => ${shown}\n`

const q = 'server/src/quotation'

/** One file per case; paths are distinct, so that all can be planted in one tree. */
export const plants: readonly Plant[] = [
  refused('workspaces', 'server/src/quotation/w1.ts', use('@pasok/demo'), says.workspace, 'boundaries'),
  refused('workspaces', 'demo/src/w2.ts', use('@pasok/storefront'), says.workspace, 'boundaries'),
  refused('workspaces', 'bench/w3.ts', use('@pasok/storefront'), says.workspace, 'boundaries'),
  refused('1 shop', 'storefront/app/cart/a1.ts', use('@pasok/server'), says.shop, 'boundaries'),
  refused(
    '1 shop',
    'storefront/app/cart/a2.ts',
    use('../../../server/src/index.ts'),
    says.shop,
    'boundaries',
  ),
  refused('1 shop', 'storefront/app/cart/a3.ts', lazily('@pasok/demo'), says.shop, 'boundaries'),
  refused('1 shop', 'backoffice/app/cart/a4.ts', use('@pasok/server'), says.shop, 'boundaries'),
  refused(
    '1 shop',
    'storefront/app/cart/a5.ts',
    use('../../../contract/src/index.ts'),
    says.byName,
    'boundaries',
  ),
  allowed('1 shop', 'storefront/app/cart/a6.ts', use('@pasok/contract')),
  allowed('1 shop', 'storefront/app/cart/a7.ts', lazily('@pasok/words')),

  refused('2 contract', 'contract/src/b1.ts', use('@pasok/words'), says.contract, 'boundaries'),
  refused('2 contract', 'contract/src/b2.ts', use('node:fs'), says.contract),
  refused('2 contract', 'contract/src/b3.ts', type('hono'), says.contract),
  refused('2 contract', 'words/src/b4.ts', use('zod'), says.words),
  refused('2 contract', 'words/src/b5.ts', type('@pasok/contract'), says.words, 'boundaries'),
  allowed('2 contract', 'contract/src/b6.ts', use('zod')),
  allowed('2 contract', 'contract/src/b7.ts', use('zod/mini')),
  allowed('2 contract', 'contract/src/b8.ts', use('./b6.ts', 'it')),

  refused('3 door', `${q}/c1.ts`, use('../pricing/price-lines.ts'), says.door, 'boundaries'),
  refused('3 door', `${q}/c2.ts`, type('../pricing/pricing.ts'), says.door, 'boundaries'),
  refused(
    '3 door',
    `${q}/c3.ts`,
    `export { x } from '../pricing/pricing.store.ts'\n`,
    says.door,
    'boundaries',
  ),
  refused('3 door', `${q}/emails/c4.ts`, use('../../pricing/pricing.ts'), says.door, 'boundaries'),
  refused('3 door', `${q}/c5.ts`, lazily('../pricing/pricing.ts'), says.door, 'boundaries'),
  refused(
    '3 door',
    `${q}/c6.ts`,
    `export type P = import('../pricing/pricing.ts').P\n`,
    says.door,
    'boundaries',
  ),
  refused(
    '3 door',
    `${q}/c7.ts`,
    'export const load = (name) => import(name)\n',
    says.computed,
    'boundaries',
  ),
  refused('3 door', 'server/src/c8.ts', use('./pricing/pricing.routes.ts'), says.door, 'boundaries'),
  refused('3 door', `${q}/c9.test.ts`, use('../pricing/pricing.ts'), says.door, 'boundaries'),
  allowed('3 door', `${q}/c10.ts`, use('../pricing/index.ts')),
  allowed('3 door', `${q}/emails/c11.ts`, use('../c10.ts', 'it')),
  allowed('3 door', 'server/src/app.ts', use('./pricing/pricing.routes.ts')),
  allowed('3 door', 'server/src/jobs.ts', use('./pricing/pricing.jobs.ts')),

  refused('4 platform', 'server/src/platform/d1.ts', use('../pricing/index.ts'), says.platform, 'boundaries'),
  refused(
    '4 platform',
    'server/src/platform/d2.ts',
    build(`selectFrom('pricing.base_price')`),
    says.platform,
    'boundaries',
  ),
  refused(
    '4 platform',
    'server/src/platform/d3.ts',
    sql('update pricing.base_price set price = 1'),
    says.platform,
    'boundaries',
  ),
  refused('4 events', 'server/src/events/d4.ts', use('kysely', 'sql'), says.events),
  refused('4 events', 'server/src/events/d5.ts', 'export const made = 1\n', says.runtime, 'boundaries'),
  refused('4 events', 'server/src/events/d6.ts', type('../pricing/index.ts'), says.events, 'boundaries'),
  refused('4 platform', 'server/src/platform/k1.ts', use('../kernel/index.ts'), says.platform, 'boundaries'),
  refused('4 kernel', 'server/src/kernel/k2.ts', type('../identity/index.ts'), says.kernel, 'boundaries'),
  refused('4 kernel', `${q}/k3.ts`, use('../kernel/serve.ts'), says.door, 'boundaries'),
  refused('4 kernel', 'server/src/kernel/k4.ts', sql('select 1'), says.sql),
  allowed('4 kernel', 'server/src/kernel/k5.ts', use('../platform/http/http.ts')),
  allowed('4 kernel', `${q}/k6.ts`, use('../kernel/index.ts')),
  allowed('4 platform', 'server/src/platform/d7.ts', sql('update platform.site set version = 1')),
  allowed('4 events', 'server/src/events/d8.ts', `export interface Sent {\n  readonly type: 'sent'\n}\n`),
  allowed(
    '4 events',
    'server/src/events/d9.ts',
    `import type { Sent } from './d8.ts'\nexport type News = Sent\n`,
  ),

  refused('5 pure', 'server/src/cart/cart.ts', use('node:fs'), says.pure),
  refused('5 pure', 'server/src/order/order.ts', use('../platform/index.ts'), says.pure),
  refused('5 pure', 'server/src/payment/payment.ts', use('./payment.store.ts'), says.pure),
  refused(
    '5 scope',
    `${q}/s1.ts`,
    `import type { MemberScope } from '../kernel/index.ts'
export const it = (companyId: number) => ({ companyId }) as MemberScope
`,
    says.scope,
    'boundaries',
  ),
  refused(
    '5 scope',
    `${q}/s2.ts`,
    `import type { StaffScope } from '../kernel/index.ts'
export const it = (given: unknown) => given as unknown as StaffScope
`,
    says.scope,
    'boundaries',
  ),
  allowed(
    '5 scope',
    `${q}/s3.ts`,
    `import { companyScope } from '../identity/index.ts'
import type { CompanyScope } from '../kernel/index.ts'
export const it: CompanyScope = companyScope(1)
`,
  ),
  refused('5 pure', 'server/src/company/company.ts', 'export const late = () => Date.now()\n', says.now),
  refused(
    '5 pure',
    'server/src/content/content.ts',
    'export const late = () => new Date()\n',
    says.now,
    'boundaries',
  ),
  refused(
    '5 pure',
    'server/src/delivery/delivery.ts',
    'export const dice = () => Math.random()\n',
    says.chance,
  ),
  refused('5 pure', 'server/src/identity/identity.ts', `export const ask = () => fetch('x:')\n`, says.pure),
  allowed(
    '5 pure',
    `${q}/quotation.ts`,
    `${type('../platform/index.ts')}export const day = (at) => new Date(at)\n`,
  ),

  refused('6 SQL', `${q}/e1.ts`, sql('select 1'), says.sql),
  refused('6 SQL', `${q}/e2.ts`, `import pg from 'pg'\nexport const pool = new pg.Pool()\n`, says.sql),
  refused(
    '6 SQL',
    `${q}/e3.ts`,
    `export const q = 'select id from quotation.quotation'\n`,
    says.sql,
    'boundaries',
  ),
  refused('6 SQL', `${q}/e4.ts`, build(`selectFrom('quotation.quotation')`), says.sql, 'boundaries'),
  refused('6 SQL', `${q}/e5.ts`, use('hono'), says.http),
  refused(
    '6 SQL',
    `${q}/e6.store.ts`,
    sql('insert into pricing.base_price values (1)'),
    says.writes,
    'boundaries',
  ),
  refused(
    '6 SQL',
    `${q}/e7.store.ts`,
    sql('update pricing.base_price b set price = 1'),
    says.writes,
    'boundaries',
  ),
  refused('6 SQL', `${q}/e8.store.ts`, sql('delete from "pricing".base_price'), says.writes, 'boundaries'),
  refused('6 SQL', `${q}/e9.store.ts`, build(`insertInto('pricing.base_price')`), says.writes, 'boundaries'),
  refused(
    '6 SQL',
    `${q}/e9a.store.ts`,
    `export const q = (tx) => insertMany(tx, 'pricing.base_break', [], [])\n`,
    says.writes,
    'boundaries',
  ),
  refused('6 SQL', `${q}/e10.store.ts`, build(`updateTable('base_price')`), says.tableName, 'boundaries'),
  refused('6 SQL', `${q}/e11.store.ts`, sql('delete from ${table}'), says.tableName, 'boundaries'),
  refused('6 SQL', `${q}/e12.store.ts`, sql('select 1 from pricing.base_price'), says.reads, 'boundaries'),
  refused(
    '6 SQL',
    `${q}/e13.store.ts`,
    build(`leftJoin('pricing.base_price as b')`),
    says.reads,
    'boundaries',
  ),
  allowed(
    '6 SQL',
    `${q}/e14.store.ts`,
    sql('select 1 from pricing.shown_price s join quotation.line l on true'),
  ),
  allowed(
    '6 SQL',
    `${q}/e15.store.ts`,
    sql(
      'insert into quotation.line values (1) on conflict (id) do update set n = 1 -- from pricing.base_price',
    ),
  ),
  allowed('6 SQL', `${q}/e16.ts`, `import type { Kysely } from 'kysely'\nexport type Db = Kysely<unknown>\n`),
  allowed('6 SQL', `${q}/quotation.routes.ts`, use('hono')),
  allowed(
    '6 SQL',
    `${q}/e17.test.ts`,
    `${sql('delete from pricing.base_price')}test('x', () => expect(q).toBe(1))\n`,
  ),

  refused('7 ui', 'ui/kit/f1.ts', use('../../storefront/app/cart/cart-lines.ts'), says.ui, 'boundaries'),
  refused('7 ui', 'ui/kit/f2.ts', use('@pasok/contract'), says.ui, 'boundaries'),
  refused('7 ui', 'ui/kit/f3.ts', lazily('@pasok/storefront'), says.ui, 'boundaries'),
  refused('7 ui', 'ui/records/f4.ts', use('@pasok/server'), says.ui, 'boundaries'),
  allowed('7 ui', 'ui/kit/f5.ts', use('@pasok/words')),
  allowed('7 ui', 'ui/records/f6.ts', use('@pasok/contract')),
  allowed('7 ui', 'storefront/app/layout/f7.ts', use('@pasok/ui/kit/f5.ts', 'it')),

  refused('links', 'storefront/app/order/l1.tsx', use('react-router', 'Link'), says.link),
  refused('links', 'storefront/app/order/l2.test.tsx', use('react-router', 'NavLink'), says.link),
  refused('links', 'ui/records/l3.tsx', `export { Link } from 'react-router'\n`, says.link),
  allowed('links', 'ui/kit/link.tsx', use('react-router', 'Link')),
  allowed('links', 'storefront/app/order/l4.tsx', use('react-router', 'useNavigate')),

  ...[
    page('<b>Add to cart</b>'),
    page('<b>{5} items</b>'),
    page(`<b>{x ? 'more' : 'less'}</b>`),
    page(`<>{x && 'more'}</>`),
    page('<b>{`${x} items`}</b>'),
    page('<b aria-label="close">{x}</b>'),
    page('<img alt={`picture of ${x}`} />'),
    page('<input placeholder="name" />'),
    page('<Field name="Amount" />'),
    'export const said = { wrong: `The file is too large, at ${5} MB` }\n',
  ].map((code, i) => refused('texts', `storefront/app/cart/t${i}.tsx`, code, says.text, 'boundaries')),
  refused('texts', 'ui/kit/t.tsx', page('<b>Add to cart</b>'), says.text, 'boundaries'),
  ...[
    page(`<b className="flex gap-2" aria-hidden="true">{x} × {'(PDF)'}</b>`),
    page('<b title={x}>Pasok</b>'),
    'export const fail = (x) => {\n  throw new Error(`The login was not answered: ${x}`)\n}\n',
    `export const isEnter = (key) => key === 'Enter'\n`,
  ].map((code, i) => allowed('texts', `storefront/app/cart/u${i}.tsx`, code)),

  refused('8 cycles', `${q}/g1.ts`, use('./g2.ts', 'it'), 'Dependency cycle'),
  { ...allowed('8 cycles', `${q}/g2.ts`, `export { it } from './g1.ts'\n`), message: 'Dependency cycle' },

  refused('8 cycles', 'server/src/reference/g3.ts', type('../identity/index.ts'), says.circle, 'boundaries'),
  refused('8 cycles', 'server/src/identity/g4.ts', type('../company/index.ts'), says.circle, 'boundaries'),
  refused('8 cycles', 'server/src/company/g5.ts', type('../reference/index.ts'), says.circle, 'boundaries'),
  refused('8 cycles', 'storefront/app/cart/g6.ts', type('../catalogue/g7.ts'), says.circle, 'boundaries'),
  refused('8 cycles', 'storefront/app/catalogue/g7.ts', type('../cart/g6.ts'), says.circle, 'boundaries'),
  allowed('8 cycles', 'server/src/cart/g6.ts', type('../pricing/index.ts')),
  allowed('8 cycles', `${q}/emails/g7.store.ts`, sql('select 1 from quotation.line')),

  refused('9 host', 'server/src/h1.ts', use('@pasok/host'), says.host, 'boundaries'),
  refused('9 host', 'journeys/h2.ts', use('@pasok/host/environment/env.ts'), says.host, 'boundaries'),
  refused('9 host', 'scripts/h3.ts', use('../host/environment/env.ts'), says.host, 'boundaries'),
  allowed('9 host', 'host/h4.ts', use('@pasok/server')),

  refused('tests', 'server/src/i1.ts', use('./testing/database.ts'), says.testing, 'boundaries'),
  allowed(
    'tests',
    'server/src/i2.test.ts',
    `${use('./testing/database.ts')}test('x', () => expect(it).toBe(1))\n`,
  ),
  allowed('tests', 'server/src/i5.storm.ts', use('./testing/database.ts')),
  refused('1 simulator', `${q}/m1.ts`, use('@pasok/gateway-simulator'), says.workspace, 'boundaries'),
  refused('1 simulator', 'gateway-simulator/src/m2.ts', use('@pasok/server'), says.workspace, 'boundaries'),
  allowed('1 simulator', `${q}/m3.db.test.ts`, use('@pasok/gateway-simulator')),
  allowed('1 simulator', 'host/m4.ts', use('@pasok/gateway-simulator')),
  allowed('tests', 'host/testing/i4.ts', use('../../server/src/testing/index.ts')),
  refused(
    'sleep',
    'journeys/i3.spec.ts',
    'export const nap = (page) => page.waitForTimeout(5)\n',
    says.sleep,
  ),

  refused(
    'reasons',
    'server/src/j1.ts',
    '// oxlint-disable-next-line no-eval\nexport const e = eval\n',
    says.reason,
    'boundaries',
  ),
  allowed(
    'reasons',
    'server/src/j2.ts',
    '// oxlint-disable-next-line no-debugger -- stops here to be looked at\ndebugger\nexport const x = 1\n',
  ),

  refused('places', 'server/src/warehouse/k1.ts', 'export const x = 1\n', says.newModule, 'boundaries'),
  refused('places', `${q}/price-utils.ts`, 'export const x = 1\n', says.drawer, 'boundaries'),
  refused('places', 'server/src/migrations/20260101_pricing.sql', 'select 1;', says.migration, 'boundaries'),
  refused(
    'places',
    'server/src/migrations/20260101T1000_pricing_more.sql',
    'select 1;',
    says.stamp,
    'boundaries',
  ),
  {
    ...allowed('places', 'server/src/migrations/20260101T1000_pricing_create.sql', ''),
    code: 'create or replace view pricing.shown_price as select 1;',
  },
]
