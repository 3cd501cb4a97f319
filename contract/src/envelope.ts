import { z } from 'zod'

/** The largest window into a list: page × per_page, and offset + limit. */
export const DEEPEST_ROW = 10_000

/** An id in a path or query: 1 to 2147483647, digits only. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(2_147_483_647))

/** A whole number in a query, within bounds. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))

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

const shallow = (size: 'per_page' | 'limit') => (query: unknown) => {
  const window = query as Record<string, number>
  return Number(window['page']) * Number(window[size]) <= DEEPEST_ROW
}
const tooDeep = { error: 'too_deep', path: ['page'] }
const page = whole(1, DEEPEST_ROW).default(1)

/** Query of a paged list: `page` from 1 and `per_page`, together no deeper than DEEPEST_ROW. */
export const paged = <Q extends z.ZodRawShape>(usual: number, query: Q) =>
  z.object({ page, per_page: whole(1, 100).default(usual), ...query }).refine(shallow('per_page'), tooDeep)

/** The same where the page's size is called `limit`. */
export const limited = <Q extends z.ZodRawShape>(usual: number, query: Q) =>
  z.object({ page, limit: whole(1, 100).default(usual), ...query }).refine(shallow('limit'), tooDeep)
