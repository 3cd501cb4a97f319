import { z } from 'zod'
import { LINES_PER_PAGE, MOST_LINES } from './cart/limits.ts'
import { DEEPEST_ROW } from './limits.ts'

/** An id in a path or query: 1 to 2147483647, digits only. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(2_147_483_647))
  .meta({ type: 'integer', minimum: 1, maximum: 2_147_483_647 })

/** Several ids in a query, '12,34', each once. */
export const idsUpTo = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .pipe(z.array(z.int().max(2_147_483_647)).max(most))
    .meta({ type: 'string', example: '12,34' })

/** A record's version, as the one who changes it saw it. */
export const recordVersion = z.int().min(1).max(2_147_483_647)

/** The two languages of the shop. */
export const language = z.enum(['en', 'id'])

/** A whole number in a query, within bounds. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .meta({ type: 'integer', minimum: min, maximum: max })

/** Like the above, with `usual` as its default. The description of the API would lose the default beside the type. */
export const wholeOr = (usual: number, min: number, max: number) =>
  whole(min, max).default(usual).meta({ type: 'integer', minimum: min, maximum: max, default: usual })

/** One record: `{ status: 'OK', data: { record } }`. */
export const record = <S extends z.ZodType>(of: S) =>
  z.object({ status: z.literal('OK'), data: z.object({ record: of }) })

/** One page of a list: `{ status: 'OK', data: { records, total, page, per_page } }`. */
export const records = <S extends z.ZodType>(of: S) =>
  z.object({
    status: z.literal('OK'),
    data: z.object({ records: z.array(of), total: z.int(), page: z.int(), per_page: z.int() }),
  })

/** Any other success: `{ status: 'OK', data }`. */
export const data = <S extends z.ZodType>(of: S) => z.object({ status: z.literal('OK'), data: of })

/** A whole list in one answer: `{ status: 'OK', data: { records, total } }`. */
export const allRecords = <S extends z.ZodType>(of: S) =>
  data(z.object({ records: z.array(of), total: z.int() }))

/** What one window into a list holds: `records` from `offset` on, at most `limit` of `total`. */
export const buildWindowSchema = <S extends z.ZodType>(of: S) =>
  z.object({ records: z.array(of), total: z.int(), offset: z.int(), limit: z.int() })

const shallow = (size: 'per_page' | 'limit') => (query: unknown) => {
  const window = query as Record<string, number>
  // What is no number has been refused under its own name already.
  return !(Number(window['page']) * Number(window[size]) > DEEPEST_ROW)
}
const tooDeep = { error: 'too_deep', path: ['page'] }
const page = wholeOr(1, 1, DEEPEST_ROW)

/** Query of a paged list: `page` from 1 and `per_page`, together no deeper than DEEPEST_ROW. */
export const paged = <Q extends z.ZodRawShape>(usual: number, query: Q) =>
  z.object({ page, per_page: wholeOr(usual, 1, 100), ...query }).refine(shallow('per_page'), tooDeep)

/** The same where the page's size is called `limit`. */
export const limited = <Q extends z.ZodRawShape>(usual: number, query: Q) =>
  z.object({ page, limit: wholeOr(usual, 1, 100), ...query }).refine(shallow('limit'), tooDeep)

/** Query of a list by `offset` from 0 and `limit`, together no deeper than DEEPEST_ROW. */
export const windowed = <Q extends z.ZodRawShape>(usual: number, most: number, query: Q) =>
  z.object({ offset: wholeOr(0, 0, DEEPEST_ROW), limit: wholeOr(usual, 1, most), ...query }).refine(
    (query: unknown) => {
      const { offset, limit } = query as Record<'offset' | 'limit', number>
      return !(offset + limit > DEEPEST_ROW)
    },
    { error: 'too_deep', path: ['offset'] },
  )

/** Query of a record with lines: at most `limit` of them from `offset` on (100 from 0 where one is given), or all of them. */
export const linesQuery = z.object({
  offset: whole(0, MOST_LINES).optional(),
  limit: whole(0, MOST_LINES).optional(),
})
/** What the summary of such an endpoint says of it. */
export const linesSummary =
  `With offset or limit its order_line are those lines alone (${LINES_PER_PAGE} unless limit says how many, from 0); ` +
  'sums and line_count are always those of all lines'

/** Nothing but that it was done. */
export const nothing = data(z.object({}))

/** A file's bytes, which no caller reads by a schema. */
export const bytes = z.instanceof(Uint8Array)
