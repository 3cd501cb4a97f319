import { askText, parseData } from './ask.ts'
import type { Kind } from './kind.ts'
import type { CheckedVisit, Visit } from './visit.ts'

/** Visits whose answers were read, and how many of them were answered as is to be expected. */
export interface Checked {
  readonly visits: readonly CheckedVisit[]
  readonly right: number
}

/** Makes each visit once and reads its answers. Throws where too few of them are right. */
export const checkVisits = async (
  origin: string,
  { name, isRight, fewestRight }: Kind,
  visits: readonly Visit[],
): Promise<Checked> => {
  const checked: CheckedVisit[] = []
  const wrong: string[] = []
  for (const visit of visits) {
    const texts = await Promise.all(visit.map((call) => askText(origin, call)))
    checked.push(visit.map((call, i) => ({ ...call, bytes: Buffer.byteLength(texts[i] ?? '') })))
    if (!isRight(texts.map(parseData)))
      wrong.push(visit.map(({ path }) => decodeURIComponent(path)).join(' and '))
  }
  const right = visits.length - wrong.length
  if (right < fewestRight * visits.length)
    throw new Error(
      `${name}: ${wrong.length} of ${visits.length} requests find nothing or too little:\n${wrong.slice(0, 10).join('\n')}`,
    )
  return { visits: checked, right }
}
