import { getLocale } from '~words/runtime.js'
import { fetchApi } from '../../api-client/ask-api.ts'
import type { Faults } from './take-step.ts'

/** How a call ended: faults by field, something that is told besides, or a refusal of the whole. */
export interface Sent {
  readonly faults: Faults
  readonly warnings: Faults
  /** What was refused as a whole; empty where the shop could not be reached. */
  readonly refused?: string
}

interface Answered {
  readonly data?: { readonly warnings?: Faults }
  readonly errors?: Faults
  readonly detail?: string
}

const sentOf = (body: Answered): Sent => {
  if (body.data) return { faults: {}, warnings: body.data.warnings ?? {} }
  return body.errors
    ? { faults: body.errors, warnings: {} }
    : { faults: {}, warnings: {}, refused: body.detail ?? '' }
}
const unreached: Sent = { faults: {}, warnings: {}, refused: '' }

/** Has a step checked. */
export const checkStep = async (
  step: 'company' | 'address' | 'contact',
  values: Readonly<Record<string, string>>,
): Promise<Sent> => {
  try {
    const answer = await fetchApi(`/auth/signup/check/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
    return sentOf((await answer.json()) as Answered)
  } catch {
    return unreached
  }
}

/** Sends everything, and tells meanwhile how much of it has gone out, from 0 to 1. `fetch` can't tell. */
export const sendRegistration = (form: FormData, onProgress: (part: number) => void): Promise<Sent> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/auth/signup')
    request.setRequestHeader('accept-language', getLocale())
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      try {
        resolve(sentOf(JSON.parse(request.responseText) as Answered))
      } catch {
        resolve(unreached)
      }
    })
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(unreached))
    request.send(form)
  })
