import { useEffect, useEffectEvent, useId, useState } from 'react'
import {
  form_choose_above,
  form_list_failed,
  form_list_loading,
  form_list_more,
  form_list_none,
} from '~words'
import { SEARCH_DEBOUNCE_MS } from '../delays.ts'
import { comboboxAttributes, nextOption, useOptions } from './combobox-list.ts'
import { Field, type Choice, type FieldProps } from './field.tsx'

/** What a list answers to a keyword: some of its entries, and how many there are. */
export interface Found {
  readonly choices: readonly Choice[]
  readonly total: number
}
export type Search = (keyword: string, signal: AbortSignal) => Promise<Found>

/** Searches a list that the page has. */
export const searchIn =
  (choices: readonly Choice[]): Search =>
  async (keyword) => {
    const words = keyword.toLowerCase().split(/\s+/)
    const found = choices.filter(([, name]) => words.every((word) => name.toLowerCase().includes(word)))
    return { choices: found, total: found.length }
  }

interface Props extends FieldProps {
  /** The id of what is chosen, which the form sends, and its name. */
  readonly value: string
  readonly chosen: string
  /** Undefined as long as what it depends on is not chosen. */
  readonly search: Search | undefined
  readonly onChoose: (id: string, name: string) => void
}

/** One entry of a long list, found by typing. It needs scripts. */
export function Combobox({ value, chosen, search, onChoose, ...field }: Props) {
  const list = useId()
  const [text, setText] = useState(chosen)
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(-1)
  const [found, setFound] = useState<Found | 'failed' | undefined>()
  const option = useOptions<HTMLDivElement>(list, index)
  // What is chosen may change from outside: it was restored, or taken back with what it depends on.
  const [lastChosen, setLastChosen] = useState(chosen)
  if (lastChosen !== chosen) {
    setLastChosen(chosen)
    setText(chosen)
  }

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await search?.(keyword, signal)
      if (signal.aborted || !answer) return
      setFound(answer)
      setIndex(keyword === '' || answer.choices.length === 0 ? -1 : 0)
    } catch {
      if (!signal.aborted) setFound('failed')
    }
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const controller = new AbortController()
    const wait = setTimeout(() => void ask(controller.signal), keyword === '' ? 0 : SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(wait)
      controller.abort()
    }
  }, [isOpen, keyword])

  const choices = found === undefined || found === 'failed' ? [] : found.choices
  const open = () => {
    if (!search || isOpen) return
    setFound(undefined)
    setKeyword('')
    setIndex(-1)
    setOpen(true)
  }
  const choose = ([id, name]: Choice) => {
    setOpen(false)
    setText(name)
    setLastChosen(name)
    onChoose(id, name)
  }
  /** What was typed and not chosen is the one entry of that name, nothing at all, or forgotten. */
  const leave = () => {
    setOpen(false)
    if (text === chosen) return
    const typed = text.trim().toLowerCase()
    const [exact, another] = choices.filter(([, name]) => name.toLowerCase() === typed)
    if (exact && !another) choose(exact)
    else if (typed === '') onChoose('', '')
    else setText(chosen)
  }
  const press = (event: React.KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      open()
      return
    }
    const next = nextOption(key, index, choices.length)
    if (next !== undefined) setIndex(next)
    else if (key === 'Escape') {
      setOpen(false)
      setText(chosen)
    } else if (key === 'Enter') {
      const reached = choices[index]
      if (reached) choose(reached)
    } else return
    event.preventDefault()
  }
  const note = isOpen ? describeFound(found) : undefined
  return (
    <Field {...field}>
      {({ name, className, ...control }) => (
        <div className="relative">
          <input type="hidden" name={name} value={value} />
          <input
            {...control}
            defaultValue={undefined}
            {...comboboxAttributes(list, isOpen, index)}
            role="combobox"
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            disabled={!search}
            // In the box's own place, so that nothing moves when it opens.
            placeholder={search ? undefined : form_choose_above()}
            value={text}
            className={`${className} placeholder:text-ink-soft`}
            onClick={open}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setText(event.target.value)
              setKeyword(event.target.value.trim())
              if (search) setOpen(true)
            }}
            onKeyDown={press}
            onBlur={leave}
          />
          <div
            id={list}
            role="listbox"
            aria-labelledby={`${control.id}-label`}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 max-h-72 overflow-y-auto rounded-md border border-line-strong bg-white shadow-lg"
          >
            {choices.map((choice, at) => (
              <div
                key={choice[0]}
                {...option(at)}
                // The focus stays in the box.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(choice)}
                className={`flex min-h-11 cursor-pointer items-center px-3 py-1 hover:bg-surface md:min-h-9 ${at === index ? 'bg-surface outline-2 -outline-offset-2 outline-link' : ''}`}
              >
                {choice[1]}
              </div>
            ))}
          </div>
          <p role="status" className={note === undefined ? 'sr-only' : 'mt-1 text-[13px] text-ink-soft'}>
            {note}
          </p>
        </div>
      )}
    </Field>
  )
}

/** The live text about an open list. */
const describeFound = (found: Found | 'failed' | undefined): string | undefined => {
  if (found === undefined) return form_list_loading()
  if (found === 'failed') return form_list_failed()
  const { choices, total } = found
  if (choices.length === 0) return form_list_none()
  return total > choices.length ? form_list_more({ shown: choices.length, total }) : undefined
}
