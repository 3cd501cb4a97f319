import { Agent } from 'node:http'
import { parseData } from '../api/ask.ts'
import type { Visit } from '../api/visit.ts'
import { decodeText, get } from '../get.ts'
import type { ScaleKind } from './scale-kinds.ts'

/** Requests of a kind, each made once, in milliseconds from asking to the answer's last byte. */
export interface MeasuredKind {
  readonly kind: ScaleKind
  readonly times: readonly number[]
  /** Requests that were not answered as is to be expected. */
  readonly wrong: readonly string[]
  /** Whether they are few enough. */
  readonly isRight: boolean
}

/** Requests before the measured ones, so that the shop is one that has been asked before, but nothing measured is cached. */
const BEFORE = 100

/** Makes each request once over one connection; the first are not measured. Throws where one fails. */
export const measureOnce = async (
  origin: string,
  kind: ScaleKind,
  visits: readonly Visit[],
): Promise<MeasuredKind> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const wrong: string[] = []
  try {
    for (const { path, language } of visits.flat()) {
      const began = performance.now()
      const answer = await get(agent, origin + path, {
        'accept-language': language,
        'accept-encoding': 'identity',
      })
      times.push(performance.now() - began)
      if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}`)
      if (!kind.isRight(parseData(decodeText(answer)))) wrong.push(decodeURIComponent(path))
    }
  } finally {
    agent.destroy()
  }
  return {
    kind,
    times: times.slice(BEFORE),
    wrong,
    isRight: wrong.length <= (1 - kind.fewestRight) * visits.length,
  }
}
