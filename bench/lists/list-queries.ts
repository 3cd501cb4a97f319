import type { ListDeclaration } from '@pasok/contract'

/** What of the measured data a list is filtered by. */
export interface ListExamples {
  /** Two days, the earlier one first. */
  readonly days: readonly [from: string, to: string]
  /** One id for each parameter that takes one. */
  readonly ids: Readonly<Record<string, number>>
  readonly keywords: readonly string[]
}

/** The queries of a list without a page: the usual one, each sort, and each filter with each of its values. */
export const listQueries = (
  { sorts, choices, days, ids, has }: ListDeclaration,
  examples: ListExamples,
): string[] => {
  const [from, to] = examples.days
  return [
    '',
    ...sorts.map((sort) => `sort=${sort}`),
    ...Object.entries(choices).flatMap(([name, values]) => [
      ...values.map((value) => `${name}=${value}`),
      ...(values.length > 2 ? [`${name}=${values[0]},${values.at(-1)}`] : []),
    ]),
    ...days.flatMap((name) => [
      `${name}_from=${from}&${name}_to=${to}`,
      `${name}_from=${to}`,
      `${name}_to=${from}`,
    ]),
    ...ids.map((name) => {
      const id = examples.ids[name]
      if (id === undefined) throw new Error(`no example of ${name}`)
      return `${name}=${id}`
    }),
    ...(has.includes('mine') ? ['mine=true'] : []),
    ...(has.includes('keyword') ? examples.keywords.map((keyword) => `keyword=${keyword}`) : []),
  ]
}
