import { LONGEST_CREDENTIAL } from '@pasok/contract'
import { z } from 'zod'
import { mailAccount, mailbox, type MailAccount } from './mail-account.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const optional = <S extends z.ZodType>(of: S) =>
  z.preprocess((v) => (v === '' ? undefined : v), of.optional())

const isOrigin = (text: string): boolean => /^https?:[^*]+$/.test(text) && URL.parse(text)?.origin === text
const origins = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isOrigin), 'these are origins (https://shop.example), with commas in between')

const variables = z.object({
  /** 'production' requires what a public shop needs. */
  NODE_ENV: optional(z.enum(['development', 'production', 'test'])),
  PORT: optional(z.coerce.number().int().min(0).max(65535)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(address),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//)),
  GUEST_DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//)),
  VAR_DIR: optional(z.string()),
  SHOP_CONFIG: optional(z.string()),
  LEGAL_TEXTS: optional(z.string()),
  DEMO: optional(z.enum(['0', '1'])),
  METRICS: optional(z.enum(['0', '1'])),
  TRUST_PROXY: optional(z.coerce.number().int().min(0).max(10)),
  ADMIN_URL: optional(address),
  API_ORIGINS: optional(origins),
  SESSION_SECRET: optional(z.string()),
  PUBLIC_API_LOGIN: optional(z.string()),
  PUBLIC_API_KEY: optional(z.string()),
  SMTP_URL: optional(z.string()),
  MAIL_FROM: optional(mailbox),
  MIDTRANS_SERVER_KEY: optional(z.string()),
  MIDTRANS_URL: optional(address),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(address),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
})

/** The environment as the processes use it: every default in place. */
export interface Env {
  readonly production: boolean
  readonly demo: boolean
  /** Whether /metrics answers. */
  readonly metrics: boolean
  readonly port: number
  readonly host: string
  /** The shop's own address, without a slash at its end. */
  readonly publicUrl: string
  /** A server's address, or undefined for the PostgreSQL in `varDir`. */
  readonly databaseUrl: string | undefined
  readonly guestDatabaseUrl: string | undefined
  readonly varDir: string
  readonly shopConfig: string
  readonly legalTexts: string
  /** The number of proxies in front of the shop whose X-Forwarded-For is trusted. */
  readonly trustProxy: number
  /** Where staff work, without a slash at its end; undefined where the shop is. */
  readonly adminUrl: string | undefined
  /** The origins whose pages may call the API with a token. */
  readonly apiOrigins: readonly string[]
  /** Makes the successors of refresh tokens, the same in every process. */
  readonly sessionSecret: string | undefined
  /** Who gets public tokens; undefined without a key. */
  readonly application: { login: string; key: string } | undefined
  /** Who takes e-mails; undefined where they are stored. */
  readonly mail: MailAccount | undefined
  /** The payment gateway; undefined without a key: then there is none, or the demo's simulator. */
  readonly midtrans: { url: string; serverKey: string } | undefined
  readonly s3:
    | { bucket: string; region: string; endpoint?: string; accessKeyId: string; secretAccessKey: string }
    | undefined
}

/** The names that may be set; `.env.example` lists them all. */
export const environmentNames = Object.keys(variables.shape)

/** An environment in which the shop must not start; `reasons` are sentences for its operator. */
export class UnusableEnvironment extends Error {
  override readonly name = 'UnusableEnvironment'
  constructor(reasons: readonly string[]) {
    super(`The environment can't be used:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
  }
}

const s3Names = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
/** The gateway's address for test keys; a shop that takes money sets the other one. */
const MIDTRANS_SANDBOX = 'https://api.sandbox.midtrans.com'
const SHORTEST_KEY = 24
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A database on this machine: by its host, and with no other one among the parameters, which would win. */
const isOnThisMachine = (databaseUrl: string): boolean => {
  const url = URL.parse(databaseUrl)
  return (
    url !== null &&
    LOOPBACK.has(url.hostname) &&
    !url.searchParams.has('host') &&
    !url.searchParams.has('hostaddr')
  )
}

const isOutside = (value: string | undefined, shortest: number): boolean =>
  value !== undefined && (value.length < shortest || value.length > LONGEST_CREDENTIAL)

/** Reads the environment; throws UnusableEnvironment with every reason at once. `root` is the repository's folder. */
export const readEnv = (values: Readonly<Record<string, string | undefined>>, root: string): Env => {
  const parsed = variables.safeParse(values)
  if (!parsed.success)
    throw new UnusableEnvironment(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`))
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const demo = env.DEMO === undefined ? !env.DATABASE_URL && !production : env.DEMO === '1'
  const mail = mailAccount(env.SMTP_URL, env.MAIL_FROM)
  const s3 = s3Names.filter((name) => env[name] !== undefined)
  const reasons = [
    ...(production && !env.PUBLIC_URL ? ['PUBLIC_URL: production needs the address that visitors use.'] : []),
    ...(production && !env.SESSION_SECRET
      ? ["SESSION_SECRET: production needs one; 'openssl rand -base64 32' makes one."]
      : []),
    ...(production && !env.SHOP_CONFIG
      ? [
          'SHOP_CONFIG: production needs the settings of your own shop; npm run setup writes a file to fill in.',
        ]
      : []),
    ...(production && !env.LEGAL_TEXTS
      ? ['LEGAL_TEXTS: production needs the texts of your own shop; npm run setup writes a file to fill in.']
      : []),
    ...(isOutside(env.SESSION_SECRET, SHORTEST_KEY)
      ? [`SESSION_SECRET: a secret has ${SHORTEST_KEY} to ${LONGEST_CREDENTIAL} characters.`]
      : []),
    ...(production && demo ? ['DEMO: the demo is never mounted in production.'] : []),
    ...(demo && env.DATABASE_URL && !isOnThisMachine(env.DATABASE_URL)
      ? ['DEMO: the demo is loaded only into a database on this machine.']
      : []),
    ...(env.GUEST_DATABASE_URL && !env.DATABASE_URL
      ? ['GUEST_DATABASE_URL: is a second role on the server that DATABASE_URL names; set both.']
      : []),
    ...(isOutside(env.PUBLIC_API_KEY, SHORTEST_KEY)
      ? [
          `PUBLIC_API_KEY: a key has ${SHORTEST_KEY} to ${LONGEST_CREDENTIAL} characters; 'openssl rand -base64 32' makes one.`,
        ]
      : []),
    ...(isOutside(env.PUBLIC_API_LOGIN, 1)
      ? [`PUBLIC_API_LOGIN: a login has at most ${LONGEST_CREDENTIAL} characters.`]
      : []),
    ...(typeof mail === 'string' ? [mail] : []),
    ...(env.MIDTRANS_URL && !env.MIDTRANS_SERVER_KEY
      ? ['MIDTRANS_SERVER_KEY: MIDTRANS_URL needs the key of an account there.']
      : []),
    ...(s3.length > 0 && s3.length < s3Names.length
      ? [`S3: set ${s3Names.filter((name) => env[name] === undefined).join(', ')}, too.`]
      : []),
  ]
  if (reasons.length > 0) throw new UnusableEnvironment(reasons)
  const port = env.PORT ?? 3000
  return {
    production,
    demo,
    metrics: env.METRICS === '1',
    port,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    databaseUrl: env.DATABASE_URL,
    guestDatabaseUrl: env.GUEST_DATABASE_URL,
    varDir: env.VAR_DIR ?? `${root}/var`,
    shopConfig: env.SHOP_CONFIG ?? `${root}/config/shop.json`,
    legalTexts: env.LEGAL_TEXTS ?? `${root}/config/legal.json`,
    trustProxy: env.TRUST_PROXY ?? 0,
    adminUrl: env.ADMIN_URL,
    apiOrigins: env.API_ORIGINS ?? [],
    sessionSecret: env.SESSION_SECRET,
    application:
      env.PUBLIC_API_KEY === undefined
        ? undefined
        : { login: env.PUBLIC_API_LOGIN ?? 'storefront', key: env.PUBLIC_API_KEY },
    mail: typeof mail === 'string' ? undefined : mail,
    midtrans:
      env.MIDTRANS_SERVER_KEY === undefined
        ? undefined
        : { url: env.MIDTRANS_URL ?? MIDTRANS_SANDBOX, serverKey: env.MIDTRANS_SERVER_KEY },
    s3:
      s3.length === 0
        ? undefined
        : {
            bucket: env.S3_BUCKET ?? '',
            region: env.S3_REGION ?? '',
            ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
            accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
          },
  }
}
