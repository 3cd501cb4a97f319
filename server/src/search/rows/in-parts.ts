/** Reads a list in parts, one after the other, so that no statement takes long, and joins the results. */
export const inParts = async <One, Answer>(
  list: readonly One[],
  size: number,
  ask: (part: One[]) => Promise<Iterable<Answer>>,
): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let from = 0; from < list.length; from += size)
    for (const answer of await ask(list.slice(from, from + size))) answers.push(answer)
  return answers
}
