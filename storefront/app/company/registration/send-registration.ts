import { company } from '@pasok/contract'
import { register_not_reached } from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress, fetchApi } from '../../api-client/ask-api.ts'
import type { FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { FieldErrors, Values } from '@pasok/ui/kit/form/field.tsx'
import type { Step } from './registration-fields.ts'

/** What became of a step. What it warns of may stay as it is. */
export interface StepResult extends FormResult {
  readonly warnings: FieldErrors
}

interface Answered {
  readonly data?: { readonly warnings?: FieldErrors }
  readonly errors?: FieldErrors
  readonly detail?: string
}

const toResult = ({ data, errors, detail }: Answered): StepResult =>
  data || errors
    ? { errors: errors ?? {}, warnings: data?.warnings ?? {} }
    : { errors: {}, warnings: {}, refused: detail ?? register_not_reached() }
const unreached = (): StepResult => toResult({})

const checks = {
  company: company.checkCompany,
  address: company.checkAddress,
  contact: company.checkContact,
}

/** Has a step checked. */
export const checkStep = async (step: Exclude<Step, 'documents'>, values: Values): Promise<StepResult> => {
  try {
    const answer = await fetchApi(checks[step], { body: values })
    return toResult((await answer.json()) as Answered)
  } catch {
    return unreached()
  }
}

/** Sends the form and reports upload progress from 0 to 1, which `fetch` can't. */
export const sendRegistration = (form: FormData, onProgress: (part: number) => void): Promise<StepResult> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiAddress(company.signUp))
    request.setRequestHeader('accept-language', getLocale())
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      try {
        resolve(toResult(JSON.parse(request.responseText) as Answered))
      } catch {
        resolve(unreached())
      }
    })
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(unreached()))
    request.send(form)
  })
