import { pino } from 'pino'

/**
 * Classes of PostgreSQL's errors whose messages name tables, columns and constraints alone. Others may quote a value
 * (22, 2201B, 22021 …); so does a syntax error, of a `tsquery` for example.
 */
const SAFE_CLASS = /^(?:08|0A|23|25|26|28|3D|40|42|53|55|57|58|XX)/
const SYNTAX_ERROR = '42601'
/** Errors whose message quotes what could not be read: of JSON, a pattern, an address, or a schema. */
const QUOTING = new Set(['SyntaxError', 'URIError', 'ZodError', '$ZodError'])
const LONGEST_MESSAGE = 500
/** Of the system, and of PostgreSQL. */
const FULL_DISK = new Set(['ENOSPC', '53100'])

const isDatabaseError = (error: Error): error is Error & { readonly code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string'

/** An error's message without what people typed. The platform quotes values between double quotes. */
const describeMessage = (error: Error): string => {
  if (isDatabaseError(error) && (!SAFE_CLASS.test(error.code) || error.code === SYNTAX_ERROR))
    return 'a value the database refused'
  if (QUOTING.has(error.name)) return 'a text that could not be read'
  const message = isDatabaseError(error) ? error.message : error.message.replace(/".*"/s, '"…"')
  return message.slice(0, LONGEST_MESSAGE)
}

/** What was thrown that is no error: a router's answer by its status. */
const describeThrown = (thrown: unknown): string => {
  const status =
    typeof thrown === 'object' && thrown !== null && 'status' in thrown ? thrown.status : undefined
  return typeof status === 'number' ? `an answer of status ${status}` : `no error but ${typeof thrown}`
}

/** The lines of a stack trace that name places. */
const listFrames = (stack = ''): string[] => stack.split('\n').filter((line) => /^ {4}at /.test(line))

/**
 * The log: one JSON object a line, on standard output. It names ids, routes and codes and never what people
 * typed; so of a database error the fields that quote a row are left out, and the message where it may quote a value.
 */
export const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: describeThrown(error) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const message = describeMessage(error)
  // Where in our code a disk was full says nothing.
  if (FULL_DISK.has(String(code))) return { type: error.name, message: `the disk is full: ${message}`, code }
  const stack = [`${error.name}: ${message}`, ...listFrames(error.stack)].join('\n')
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { type: error.name, message, code, constraint, table, stack, ...cause }
}

let written = 0
let stamp = ''

/** Now, as a log line has it. Made once a millisecond: under load many lines share one. */
const timestamp = (): string => {
  const now = Date.now()
  if (now !== written) {
    written = now
    stamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return stamp
}

// A write for every line would cost a page that is kept more than all the rest of its answer: lines are gathered and
// written once there are enough, or a second later, and what is left is flushed when the process exits.
// Where it can't be written at all, on a full disk for example, the shop goes on without the lines beyond `maxLength`.
let isLost = false
// Before pino's own, which would try for ever to write what is left.
process.on('exit', () => {
  if (isLost) destination.destroy()
})
const destination = pino.destination({
  dest: 1,
  sync: false,
  minLength: 8192,
  maxLength: 8_000_000,
  periodicFlush: 1000,
})
destination.on('write', () => {
  isLost = false
})
destination.on('error', (error: NodeJS.ErrnoException) => {
  if (isLost) return
  isLost = true
  const why = error.code === 'ENOSPC' ? 'the disk is full' : (error.code ?? error.message)
  process.stderr.write(`The log can't be written: ${why}.\n`)
})

export const log = pino({ base: null, timestamp, serializers: { err: describeError } }, destination)

/** One answered request. Every text of it is a name of ours or has been checked: none needs escaping. */
export interface RequestLine {
  readonly requestId: string
  readonly method: string
  readonly group: string
  readonly status: number
  /** Milliseconds. */
  readonly ms: number
}

/** The line of a request, as `log.info` would write it, at a fraction of its cost: a kept page takes no longer itself. */
export const logRequest = ({ requestId, method, group, status, ms }: RequestLine): void => {
  if (!log.isLevelEnabled('info')) return
  const tenths = Math.round(ms * 10) / 10
  destination.write(
    `{"level":30${timestamp()},"requestId":"${requestId}","method":"${method}","group":"${group}","status":${status},"ms":${tenths},"msg":"request"}\n`,
  )
}
