import { z } from 'zod'
import { id, wholeOr } from './envelope.ts'
import { day } from './fields.ts'
import { DEEPEST_ROW } from './limits.ts'
import type { ListDeclaration } from './list.ts'
import { keyword, text } from './text.ts'

const PER_PAGE = 20

/** In characters: more than all values of any list, with commas between. */
const LONGEST_LIST = 500

/** Several values of a closed list: 'placed,confirmed', or the parameter given again for each. */
const several = <const V extends string>(values: readonly V[]) =>
  z
    .union([text(LONGEST_LIST), z.array(text(LONGEST_LIST))])
    .transform((input, context): readonly V[] => {
      const chosen = new Set([input].flat().flatMap((one) => one.split(',')))
      const known = values.filter((value) => chosen.has(value))
      if (known.length < chosen.size)
        context.addIssue({ code: 'invalid_value', values: [...values], input, continue: false })
      return known
    })
    .meta({
      type: 'string',
      description: `One or several, with commas between them, of: ${values.join(', ')}`,
      example: values.slice(0, 2).join(','),
    })

/** Where a page of a list begins, as an answer gives it. */
const cursor = z
  .string()
  .max(300)
  .regex(/^[\w-]+\.[\w-]+$/)

const window = {
  /** By number, for callers that count pages; together with `per_page` no deeper than DEEPEST_ROW. Without a cursor. */
  page: wholeOr(1, 1, DEEPEST_ROW),
  per_page: wholeOr(PER_PAGE, 1, 100),
  cursor: cursor.optional(),
}

type Window = typeof window
type Extras = {
  readonly mine: z.ZodOptional<z.ZodLiteral<'true'>>
  readonly keyword: z.ZodOptional<typeof keyword>
}
type Shape<D extends ListDeclaration> = Window & {
  readonly sort: z.ZodDefault<z.ZodEnum<{ readonly [S in D['sorts'][number]]: S }>>
} & {
  readonly [C in keyof D['choices']]: z.ZodOptional<
    z.ZodType<readonly D['choices'][C][number][], string | readonly string[]>
  >
} & { readonly [N in D['days'][number] as `${N}_from` | `${N}_to`]: z.ZodOptional<z.ZodISODate> } & {
  readonly [N in D['ids'][number]]: z.ZodOptional<typeof id>
} & Pick<Extras, D['has'][number]>
type Flat<T> = { [K in keyof T]: T[K] extends z.ZodType ? T[K] : never }

/** The query of a list. Parameters that it does not name are ignored. */
export const listQuery = <const D extends ListDeclaration>(declaration: D): z.ZodObject<Flat<Shape<D>>> => {
  const { sorts, choices, days, ids, has } = declaration
  const extras = { mine: z.literal('true').optional(), keyword: keyword.optional() }
  const shape = {
    ...window,
    sort: z.enum(sorts).default(sorts[0]),
    ...Object.fromEntries(
      Object.entries(choices).map(([name, values]) => [name, several(values).optional()]),
    ),
    ...Object.fromEntries(
      days.flatMap((name) => [`${name}_from`, `${name}_to`].map((end) => [end, day.optional()])),
    ),
    ...Object.fromEntries(ids.map((name) => [name, id.optional()])),
    ...Object.fromEntries(has.map((name) => [name, extras[name]])),
  }
  return z
    .object(shape)
    .refine(({ page, per_page }) => !(page * per_page > DEEPEST_ROW), { error: 'too_deep', path: ['page'] })
    .refine((query) => query.cursor === undefined || query.page === 1, {
      error: 'wrong_form',
      path: ['cursor'],
    }) as unknown as z.ZodObject<Flat<Shape<D>>>
}

/** The query of a list of staff: the same, but a parameter that it does not name is refused. */
export const staffListQuery = <const D extends ListDeclaration>(
  declaration: D,
): z.ZodObject<Flat<Shape<D>>> => listQuery(declaration).strict()

/**
 * One page of a list. `total` counts up to 10,000; beyond that `is_total_exact` is false. A cursor is given where there is
 * such a page: the next one, the one before, and the last one. `page` is that of the query, absent after a cursor.
 */
export const listed = <S extends z.ZodType>(of: S) =>
  z.object({
    status: z.literal('OK'),
    data: z.object({
      records: z.array(of),
      total: z.int(),
      is_total_exact: z.boolean(),
      per_page: z.int(),
      page: z.int().optional(),
      next_cursor: z.string().optional(),
      previous_cursor: z.string().optional(),
      last_cursor: z.string().optional(),
    }),
  })
