import { can, LONGEST_KEYWORD } from '@pasok/contract'
import { SEARCH_DEBOUNCE_MS } from '@pasok/ui/kit/delays.ts'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { comboboxAttributes, nextOption, useOptions } from '@pasok/ui/kit/form/combobox-list.ts'
import { keepPreviousData, useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { admin_none_found, admin_palette, admin_palette_hint, admin_pages, form_list_loading } from '~words'
import { companies } from '../company/companies.tsx'
import { registrations } from '../company/registrations.tsx'
import { deliveries } from '../fulfilment/deliveries.tsx'
import { returns } from '../fulfilment/returns.tsx'
import { invoices } from '../invoice/invoices.tsx'
import { orders } from '../order/orders.tsx'
import { quotations } from '../quotation/quotations.tsx'
import { askList } from '../resource/ask-list.ts'
import type { ListRoute, Resource } from '../resource/resource.ts'
import { entriesFor } from './menu.ts'
import { self } from './self.ts'

/** Records of each kind that a search shows. */
const SHOWN = 5

/** What a search finds records of, in this order. */
const searched = [
  quotations,
  orders,
  companies,
  invoices,
  deliveries,
  returns,
  registrations,
] as unknown as readonly Resource<ListRoute>[]

interface Found {
  readonly to: string
  readonly name: string
  readonly more?: ReactNode
}
interface Group {
  readonly title: string
  readonly found: readonly Found[]
}

/** The records of a list, as the palette shows them: the list's name of each, which is a text, and what stands beside it. */
const toFound = (declared: Resource<ListRoute>, rows: readonly never[]): Found[] => {
  const name = declared.columns.find(({ isName }) => isName)
  const beside = declared.columns.find(({ isName }) => !isName)
  return rows.map((row) => {
    const shown = name?.show(row)
    return {
      to: declared.buildAddress?.(row) ?? declared.path,
      name: typeof shown === 'string' ? shown : '',
      more: beside?.show(row),
    }
  })
}

/** A text that follows what is typed a moment later. */
const useLater = (text: string): string => {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const wait = setTimeout(() => setLater(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(wait)
  }, [text])
  return later
}

/** What is found for a text: pages of the menu by their names, and records by their lists' own search. */
const useFound = (typed: string): { readonly groups: readonly Group[]; readonly isFetching: boolean } => {
  const { data: staff } = useSuspenseQuery(self)
  const keyword = useLater(typed)
  const lists = searched.filter(({ list }) => can(staff, (list.access as { staff: 'sell' }).staff))
  const answers = useQueries({
    queries: lists.map(({ list, path }) => ({
      queryKey: [path, 'palette', keyword],
      queryFn: () => askList(list, { keyword, per_page: String(SHOWN) }),
      enabled: keyword !== '',
      placeholderData: keepPreviousData,
    })),
  })
  const pages = entriesFor(staff)
    .filter(({ title }) => title().toLowerCase().includes(typed.toLowerCase()))
    .map(({ to, title }) => ({ to, name: title() }))
  const records = lists.map((declared, at) => ({
    title: declared.title(),
    found: keyword === '' ? [] : toFound(declared, answers[at]?.data?.records ?? []),
  }))
  // A number that was typed whole comes first: Enter opens it.
  const isExact = ({ name }: Found) => name.toLowerCase() === typed.toLowerCase()
  const groups = [...records, { title: admin_pages(), found: pages }]
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => Number(other.found.some(isExact)) - Number(one.found.some(isExact)))
    .map(({ title, found }) => ({
      title,
      found: found.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one))),
    }))
  return { groups, isFetching: keyword !== typed || answers.some(({ isFetching }) => isFetching) }
}

interface Props {
  readonly opener: HTMLElement | undefined
  readonly onClose: () => void
}

/** Finds a record or a page by typing; by keyboard alone: type, arrows, Enter. */
export default function Palette({ opener, onClose }: Props) {
  const list = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const typed = text.trim()
  const { groups, isFetching } = useFound(typed)
  const all = groups.flatMap(({ found }) => found)
  const reached = Math.min(index, all.length - 1)
  const option = useOptions<HTMLDivElement>(list, reached)
  const open = ({ to }: Found) => {
    onClose()
    void navigate(to)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = nextOption(event.key, reached, all.length)
    const chosen = all[reached]
    if (next !== undefined) setIndex(next)
    else if (event.key === 'Enter') {
      if (chosen && !isFetching) open(chosen)
    } else return
    event.preventDefault()
  }
  return (
    <Dialog id={`${list}-title`} title={admin_palette()} opener={opener} onClose={onClose}>
      <input
        {...comboboxAttributes(list, true, reached)}
        role="combobox"
        type="text"
        aria-label={admin_palette_hint()}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_KEYWORD}
        placeholder={admin_palette_hint()}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setIndex(0)
        }}
        onKeyDown={press}
        className="h-11 w-full rounded-md border border-line-strong px-3 placeholder:text-ink-soft"
      />
      <div
        id={list}
        role="listbox"
        aria-label={admin_palette()}
        className="mt-3 max-h-[60vh] overflow-y-auto"
      >
        {groups.map(({ title, found }) => (
          <div key={title} role="group" aria-labelledby={`${list}-${title}`}>
            <p id={`${list}-${title}`} role="presentation" className="px-3 pt-2 text-[13px] text-ink-soft">
              {title}
            </p>
            {found.map((one) => {
              const at = all.indexOf(one)
              return (
                <div
                  key={one.to}
                  {...option(at)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => open(one)}
                  className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 hover:bg-surface ${at === reached ? 'bg-surface outline-2 -outline-offset-2 outline-link' : ''}`}
                >
                  <span className="font-semibold">{one.name}</span>
                  <span className="text-right text-[13px] text-ink-soft">{one.more}</span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-5 text-[13px] text-ink-soft">
        {isFetching ? form_list_loading() : all.length === 0 ? admin_none_found() : ''}
      </p>
    </Dialog>
  )
}
