import { useEffect, useId, useRef, useState } from 'react'
import { register_list_failed, register_list_loading, register_list_more, register_list_none } from '~words'
import { SEARCH_DEBOUNCE_MS } from '../../constants.ts'
import type { Choice } from './area-lists.ts'
import { control, describedBy, FieldFrame } from './field-frame.tsx'
import { fieldId, type FieldPlan } from './field-plan.ts'

/** What a list answers to a keyword: some of its entries, and how many there are. */
export interface Found {
  readonly choices: readonly Choice[]
  readonly total: number
}
export type Search = (keyword: string, signal: AbortSignal) => Promise<Found>

interface Props {
  readonly plan: FieldPlan
  readonly value: string
  /** The name of what is chosen. */
  readonly chosen: string
  readonly faults: readonly string[] | undefined
  /** Undefined as long as what it hangs on is not chosen. */
  readonly search: Search | undefined
  /** What is to be chosen first: said in its place, so that nothing moves when it is. */
  readonly hint?: string | undefined
  readonly onChoose: (id: string, name: string) => void
}

/** One entry of a long list, found by typing. Its id is what the form sends. */
export function SearchField({ plan, value, chosen, faults, search, hint, onChoose }: Props) {
  const { name, label, optional, half } = plan
  const id = fieldId(plan)
  const listId = useId()
  const [text, setText] = useState(chosen)
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(-1)
  const [found, setFound] = useState<Found | 'failed' | undefined>()
  const reached = useRef<HTMLDivElement>(null)
  // What was chosen may change from outside: it was restored, or taken back with what it hangs on.
  const [shown, setShown] = useState(chosen)
  if (shown !== chosen) {
    setShown(chosen)
    setText(chosen)
  }

  useEffect(() => {
    if (!isOpen || !search) return undefined
    const asking = new AbortController()
    const wait = setTimeout(
      () => {
        search(keyword, asking.signal).then(
          (answer) => {
            setFound(answer)
            setIndex(keyword === '' ? -1 : answer.choices.length > 0 ? 0 : -1)
          },
          () => {
            if (!asking.signal.aborted) setFound('failed')
          },
        )
      },
      keyword === '' ? 0 : SEARCH_DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(wait)
      asking.abort()
    }
    // The search is the same for the same choice above.
  }, [isOpen, keyword, search])
  useEffect(() => {
    reached.current?.scrollIntoView({ block: 'nearest' })
  }, [index])

  const choices = found === undefined || found === 'failed' ? [] : found.choices
  const open = () => {
    if (!search || isOpen) return
    setFound(undefined)
    setKeyword('')
    setIndex(-1)
    setOpen(true)
  }
  const choose = ([of, named]: Choice) => {
    setOpen(false)
    setText(named)
    setShown(named)
    onChoose(of, named)
  }
  /** What was typed and not chosen is the one entry of that name, nothing at all, or forgotten. */
  const leave = () => {
    setOpen(false)
    if (text === chosen) return
    const typed = text.trim().toLowerCase()
    const exact = choices.filter(([, named]) => named.toLowerCase() === typed)
    if (exact.length === 1 && exact[0]) choose(exact[0])
    else if (typed === '') onChoose('', '')
    else setText(chosen)
  }
  const pressed = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (choices.length > 0)
        setIndex((before) =>
          before < 0 && step < 0 ? choices.length - 1 : (before + step + choices.length) % choices.length,
        )
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const at = choices[index]
      if (at) choose(at)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      setText(chosen)
    }
    return undefined
  }
  const note =
    found === undefined
      ? register_list_loading()
      : found === 'failed'
        ? register_list_failed()
        : found.choices.length === 0
          ? register_list_none()
          : found.total > found.choices.length
            ? register_list_more({ shown: found.choices.length, total: found.total })
            : undefined
  return (
    <FieldFrame id={id} label={label()} optional={optional} faults={faults} half={half}>
      <div className="relative">
        <input type="hidden" name={name} value={value} />
        <input
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && index >= 0 ? `${listId}${index}` : undefined}
          aria-invalid={faults ? true : undefined}
          aria-describedby={describedBy(id, undefined, faults)}
          aria-required={optional ? undefined : true}
          disabled={!search}
          placeholder={hint}
          value={text}
          className={`${control(faults)} disabled:bg-surface placeholder:text-ink-soft`}
          onClick={open}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setText(event.target.value)
            setKeyword(event.target.value.trim())
            if (search) setOpen(true)
          }}
          onKeyDown={pressed}
          onBlur={leave}
        />
        <div
          id={listId}
          role="listbox"
          aria-labelledby={`${id}-label`}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-20 max-h-72 overflow-y-auto rounded-md border border-line-strong bg-white shadow-lg"
        >
          {choices.map((choice, at) => (
            <div
              key={choice[0]}
              ref={at === index ? reached : undefined}
              id={`${listId}${at}`}
              role="option"
              aria-selected={at === index}
              // The focus stays in the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
              className={`flex min-h-11 cursor-pointer items-center px-3 py-1 hover:bg-surface md:min-h-9 ${at === index ? 'bg-surface outline-2 -outline-offset-2 outline-link' : ''}`}
            >
              {choice[1]}
            </div>
          ))}
        </div>
        <p
          role="status"
          className={isOpen && note !== undefined ? 'mt-1 text-[13px] text-ink-soft' : 'sr-only'}
        >
          {isOpen ? note : ''}
        </p>
      </div>
    </FieldFrame>
  )
}
