import type { Problem } from '@pasok/contract'

/** Why each field was refused; what is about none of them stands with the last one. */
export const refusedFields = (problem: Problem, ...fields: string[]): Readonly<Record<string, string>> => {
  const faults = fields.flatMap((field) => {
    const [why] = problem.errors?.[field] ?? []
    return why === undefined ? [] : [[field, why] as const]
  })
  return Object.fromEntries(faults.length > 0 ? faults : [[fields.at(-1) ?? '', problem.detail]])
}
