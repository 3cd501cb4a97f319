import { VISITS, type Visit } from './visit.ts'

/** Makes visits by number until there are enough different ones; undefined makes none. Throws where too few come. */
export const distinctVisits = async (
  make: (n: number) => Visit | undefined | Promise<Visit | undefined>,
): Promise<Visit[]> => {
  const visits = new Map<string, Visit>()
  for (let n = 0; visits.size < VISITS; n++) {
    if (n > 20 * VISITS) throw new Error(`only ${visits.size} different requests`)
    const visit = await make(n)
    if (visit) visits.set(JSON.stringify(visit), visit)
  }
  return [...visits.values()]
}
