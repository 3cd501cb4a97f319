import { pino } from 'pino'

/**
 * Classes of PostgreSQL errors whose messages contain only names of tables, columns and constraints. Others may quote a
 * value (22, 2201B, 22021 …), as may syntax errors, for example of a `tsquery`.
 */
const SAFE_CLASS = /^(?:08|0A|23|25|26|28|3D|40|42|53|55|57|58|XX)/
const SYNTAX_ERROR = '42601'
/** Errors whose message quotes unreadable input: of JSON, a regular expression, an address or a schema. */
const QUOTING = new Set(['SyntaxError', 'URIError', 'ZodError', '$ZodError'])
const LONGEST_MESSAGE = 500
/** Error codes of the system and of PostgreSQL. */
const FULL_DISK = new Set(['ENOSPC', '53100'])

const isDatabaseError = (error: Error): error is Error & { readonly code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string'

/** An error's message without user input. The platform quotes values in double quotes. */
const describeMessage = (error: Error): string => {
  if (isDatabaseError(error) && (!SAFE_CLASS.test(error.code) || error.code === SYNTAX_ERROR))
    return 'a value the database refused'
  if (QUOTING.has(error.name)) return 'a text that could not be read'
  const message = isDatabaseError(error) ? error.message : error.message.replace(/".*"/s, '"…"')
  return message.slice(0, LONGEST_MESSAGE)
}

/** A thrown value that is not an error, such as a router's response with its status. */
const describeThrown = (thrown: unknown): string => {
  const status =
    typeof thrown === 'object' && thrown !== null && 'status' in thrown ? thrown.status : undefined
  return typeof status === 'number' ? `an answer of status ${status}` : `no error but ${typeof thrown}`
}

/** The lines of a stack trace that name source locations. */
const listFrames = (stack = ''): string[] => stack.split('\n').filter((line) => /^ {4}at /.test(line))

/**
 * The log: one JSON object for each line, on standard output. It contains ids, routes and codes, never user input; so
 * of a database error the fields that quote a row are omitted, and the message if it may quote a value.
 */
export const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: describeThrown(error) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const message = describeMessage(error)
  // For a full disk, the location in our code is irrelevant.
  if (FULL_DISK.has(String(code))) return { type: error.name, message: `the disk is full: ${message}`, code }
  const stack = [`${error.name}: ${message}`, ...listFrames(error.stack)].join('\n')
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { type: error.name, message, code, constraint, table, stack, ...cause }
}

let written = 0
let stamp = ''

/** The current time as log lines write it. Computed once for each millisecond, since under load many lines share one. */
const timestamp = (): string => {
  const now = Date.now()
  if (now !== written) {
    written = now
    stamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return stamp
}

// Writing each line would cost a cached page more than the rest of its answer: lines are buffered and written once
// there are enough, or a second later, and the rest is flushed when the process exits. If writing fails, for example on
// a full disk, the shop goes on without the lines beyond `maxLength`.
let isLost = false
// Runs before pino's own handler, which would retry the remaining lines for ever.
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

/** One answered request. All of its texts are constants or have been checked, so none needs escaping. */
export interface RequestLine {
  readonly requestId: string
  readonly method: string
  readonly group: string
  readonly status: number
  /** Milliseconds. */
  readonly ms: number
}

/** Writes the line of a request like `log.info`, at a fraction of the cost: a cached page takes no longer itself. */
export const logRequest = ({ requestId, method, group, status, ms }: RequestLine): void => {
  if (!log.isLevelEnabled('info')) return
  const tenths = Math.round(ms * 10) / 10
  destination.write(
    `{"level":30${timestamp()},"requestId":"${requestId}","method":"${method}","group":"${group}","status":${status},"ms":${tenths},"msg":"request"}\n`,
  )
}
