import type { Call } from './visit.ts'

/** Asks the API once, unmeasured, for what its answer holds under `data`. Throws where the answer is not 200. */
export type Ask = <D>(call: Call) => Promise<D>

/** The text of an answer. Throws where its status is not 200. */
export const askText = async (origin: string, { path, language }: Call): Promise<string> => {
  const answer = await fetch(origin + path, { headers: { 'accept-language': language } })
  const text = await answer.text()
  if (answer.status !== 200)
    throw new Error(`${path} is answered with ${answer.status}: ${text.slice(0, 500)}`)
  return text
}

/** What the text of an answer holds. */
export const parseData = (text: string): unknown => (JSON.parse(text) as { data: unknown }).data

export const openAsk =
  (origin: string): Ask =>
  async <D>(call: Call) =>
    parseData(await askText(origin, call)) as D
