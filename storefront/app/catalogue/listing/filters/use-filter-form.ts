import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FILTER_DEBOUNCE_MS } from '../../../constants.ts'

/** The one form of a listing: its filters, its order, and what goes along with them. */
export const FORM = 'listing'

const isDirty = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].findIndex((option) => option.defaultSelected)
    return control.selectedIndex !== Math.max(usual, 0)
  }
  if (!(control instanceof HTMLInputElement)) return false
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

const ofForm = (form: HTMLFormElement): URLSearchParams => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  return query
}

/**
 * Makes a form of filters lead to its address at once, instead of by a button: for a choice now, for what is typed when
 * the typing pauses. `buildAddress` says where it leads with what it would send. The address stays the state: whenever it
 * changes, the controls say what it says, unless something was chosen since. What they are made of is `controls`.
 */
export const useFilterForm = (
  buildAddress: (query: URLSearchParams) => string,
  sort: string,
  controls: object,
) => {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was typed and not sent yet, by the names of fields: an answer may take a field away meanwhile. */
  const typed = useRef(new Map<string, string>())
  /** What the form was last sent for, until the answer is there or is no longer awaited. */
  const awaited = useRef<object>(undefined)
  const navigate = useNavigate()
  const { search } = useLocation()

  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  /** Sends the form as its button does, by the handler of the page that is shown by then. */
  const submit = () => form.current?.requestSubmit()
  const apply = () => {
    stop()
    if (!form.current) return
    const mine = {}
    awaited.current = mine
    const query = ofForm(form.current)
    for (const [name, value] of typed.current) if (!query.has(name)) query.append(name, value)
    typed.current.clear()
    void Promise.resolve(navigate(buildAddress(query), { preventScrollReset: true })).finally(() => {
      if (awaited.current === mine) awaited.current = undefined
    })
  }
  const applyDirty = () => {
    if ([...(form.current?.elements ?? [])].some(isDirty)) apply()
  }
  const follow = () => {
    // What is being typed now is not taken back, nor what was chosen while this answer was on its way.
    if (timer.current !== undefined || awaited.current !== undefined) return
    form.current?.reset()
    const order = form.current?.elements.namedItem('sort')
    if (order instanceof HTMLSelectElement) order.value = sort
  }

  // What was chosen before the scripts had loaded; it comes first, so that the address does not take it back.
  // oxlint-disable-next-line react/exhaustive-deps -- once, as the page comes to life
  useEffect(() => applyDirty(), [])
  // oxlint-disable-next-line react/exhaustive-deps -- the controls follow the address alone
  useEffect(() => follow(), [search, sort, controls])
  useEffect(() => stop, [])

  /** What the form itself does with what happens in it. */
  return {
    ref: form,
    onChange: ({ target }: { readonly target: EventTarget }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      if (target.name === '') return
      stop()
      if (target instanceof HTMLSelectElement || target.type === 'checkbox') submit()
      else {
        typed.current.set(target.name, target.value)
        timer.current = setTimeout(submit, FILTER_DEBOUNCE_MS)
      }
    },
    onBlur: ({ target, relatedTarget }: React.FocusEvent) => {
      // From one end of a range to the other nothing is done yet.
      const isWithin = target.closest('[role=group]')?.contains(relatedTarget)
      if (timer.current !== undefined && !isWithin) submit()
    },
    onSubmit: (event: React.FormEvent) => {
      event.preventDefault()
      apply()
    },
  }
}

export type FilterHandlers = ReturnType<typeof useFilterForm>
