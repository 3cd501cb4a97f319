import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { FILTER_DEBOUNCE_MS } from '../../shell/constants.ts'
import { useLink } from '../../shell/use-link.ts'
import { written, type Place } from './state.ts'
import { tidy } from './tidy.ts'

/** The one form of a listing: its filters, its order, and what goes along with them. */
export const FORM = 'listing'

const isDirty = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue)

/**
 * Makes the form lead to its address at once, instead of by a button: `apply` now, `applySoon` when the typing pauses.
 * The address stays the state: whenever it changes, the controls say what it says.
 */
export const useFilterForm = ({ rest, usualView }: Place, sort: string) => {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const link = useLink()
  const { search } = useLocation()

  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const apply = () => {
    stop()
    if (!form.current) return
    const sent = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') sent.append(name, value)
    const query = written(tidy(sent, { language: getLocale(), usualView }))
    void navigate(link(rest) + query, { preventScrollReset: true })
  }
  const applySoon = () => {
    stop()
    timer.current = setTimeout(apply, FILTER_DEBOUNCE_MS)
  }

  const isFirst = useRef(true)
  useEffect(() => {
    const controls = form.current?.elements
    if (isFirst.current) {
      isFirst.current = false
      // What was chosen before the scripts had loaded.
      if ([...(controls ?? [])].some(isDirty)) apply()
      return
    }
    // What is being typed now is not taken back.
    if (timer.current !== undefined) return
    form.current?.reset()
    const order = controls?.namedItem('sort')
    if (order instanceof HTMLSelectElement) order.value = sort
    // oxlint-disable-next-line react/exhaustive-deps -- the controls follow the address alone
  }, [search, sort])
  useEffect(() => stop, [])
  return { form, apply, applySoon, isWaiting: () => timer.current !== undefined }
}

export type FilterForm = ReturnType<typeof useFilterForm>
