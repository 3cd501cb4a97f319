import { LONGEST_KEYWORD } from '@pasok/contract'
import { CursorPages } from '@pasok/ui/records/cursor-pages.tsx'
import { counted } from '@pasok/ui/kit/counted.ts'
import { SEARCH_DEBOUNCE_MS } from '@pasok/ui/kit/delays.ts'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { useDismissal } from '@pasok/ui/kit/use-dismissal.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import {
  admin_all_records,
  admin_filters,
  admin_none_found,
  admin_nothing_yet,
  admin_record_count,
  admin_wrong_filter,
  customer_list_of_one,
  list_from,
  list_to,
} from '~words'
import { isInvalid } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { askList } from './ask-list.ts'
import { changeListAddress, isNarrowed, nextSort, readListAddress } from './list-address.ts'
import { SavedViews } from './saved-views.tsx'
import type { Column, FilterNames, ListRoute, Resource } from './resource.ts'

interface Props<L extends ListRoute> {
  readonly of: Resource<L>
  /** Beside its title: what makes a new record. */
  readonly children?: ReactNode
}

/** A list with its filters. The address holds all that its reader has chosen. */
export function ListPage<L extends ListRoute>({ of: declared, children }: Props<L>) {
  const { list, path, columns, title, params } = declared
  const [search, setSearch] = useSearchParams()
  const query = readListAddress(list.list, search)
  const {
    data: page,
    error,
    isFetching,
  } = useQuery({
    queryKey: [path, 'list', query],
    // What the address holds is checked by the API, which says what is wrong with it.
    queryFn: () => askList(list, query, params),
    placeholderData: keepPreviousData,
  })
  /** As it was changed last: a second choice may come before the first one's page. */
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const change = (changes: Readonly<Record<string, string>>, replaces = false) => {
    latest.current = changeListAddress(latest.current, changes)
    setSearch(latest.current, { replace: replaces })
  }
  const toggle = (name: string, value: string, isChosen: boolean) => {
    const others = splitValues(latest.current.get(name)).filter((one) => one !== value)
    change({ [name]: [...others, ...(isChosen ? [value] : [])].join(',') })
  }
  const buildAddress = (changes: Readonly<Record<string, string>>) =>
    `${path}?${changeListAddress(search, changes).toString()}`
  return (
    <>
      {params ? (
        <h2 className="mb-2 text-xl">{title()}</h2>
      ) : (
        <>
          <PageTitle title={title()}>{children}</PageTitle>
          <SavedViews list={path} query={query} />
        </>
      )}
      <ListFilters of={declared} query={query} onChange={change} onToggle={toggle} />
      {list.list.ids.some((name) => query[name] !== undefined) && (
        <p className="my-2">
          {customer_list_of_one()}{' '}
          <Link to={path} className="inline-flex min-h-11 items-center underline">
            {admin_all_records()}
          </Link>
        </p>
      )}
      {error && (
        <>
          {isInvalid(error) ? (
            <p role="alert" className="my-3 text-danger">
              {admin_wrong_filter()}
            </p>
          ) : (
            <RefusalText error={error} />
          )}
          <Link to={path} className="inline-flex min-h-11 items-center underline">
            {admin_all_records()}
          </Link>
        </>
      )}
      {page && !error && (
        <div aria-busy={isFetching || undefined} className={isFetching ? 'opacity-60' : ''}>
          <p role="status" className="my-2 text-[13px] text-ink-soft">
            {page.total > 0
              ? admin_record_count(counted(page.total, !page.is_total_exact))
              : isNarrowed(query)
                ? admin_none_found()
                : admin_nothing_yet()}
          </p>
          {page.total > 0 && (
            <table className="record-table">
              <thead>
                <tr>
                  {columns.map((column) => (
                    <ColumnHead
                      key={column.title()}
                      column={column}
                      sort={query['sort']}
                      next={column.sort && nextSort(list.list, column.sort, query['sort'])}
                      onSort={(sort) => change({ sort })}
                    />
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.records.map((row) => (
                  <tr key={(row as { id: number }).id}>
                    {columns.map((column) => (
                      <td
                        key={column.title()}
                        data-label={column.isName ? undefined : column.title()}
                        className={[column.isAmount && 'amount', column.isName && 'row-name']
                          .filter(Boolean)
                          .join(' ')}
                      >
                        {column.isName && declared.buildAddress ? (
                          <Link to={declared.buildAddress(row)} className="font-semibold">
                            {column.show(row)}
                          </Link>
                        ) : (
                          column.show(row)
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {page.is_total_exact && query['cursor'] === undefined ? (
            <Pagination
              page={Number(query['page'] ?? 1)}
              pages={Math.ceil(page.total / page.per_page)}
              buildAddress={(to) => buildAddress({ page: String(to) })}
            />
          ) : (
            <CursorPages
              cursors={{ previous: page.previous_cursor, next: page.next_cursor, last: page.last_cursor }}
              buildAddress={(cursor = '') => buildAddress({ cursor })}
            />
          )}
        </div>
      )}
    </>
  )
}

/** Values of a filter as an address holds them: 'placed,confirmed'. */
const splitValues = (values: string | null | undefined): string[] => (values ?? '').split(',').filter(Boolean)

interface HeadProps<Row> {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly next: string | undefined
  readonly onSort: (sort: string) => void
}

function ColumnHead<Row>({ column, sort, next, onSort }: HeadProps<Row>) {
  const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : undefined
  return (
    <th
      scope="col"
      className={column.isAmount && 'amount'}
      aria-sort={column.sort === undefined ? undefined : direction}
    >
      {next === undefined ? (
        column.title()
      ) : (
        <button type="button" onClick={() => onSort(next)} className="cursor-pointer font-semibold underline">
          {column.title()}
          {direction && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
        </button>
      )}
    </th>
  )
}

const control = 'h-10 rounded-md border border-line-strong bg-white px-3'

interface FiltersProps<L extends ListRoute> {
  readonly of: Resource<L>
  readonly query: Readonly<Record<string, string>>
  readonly onChange: (changes: Readonly<Record<string, string>>, replaces?: boolean) => void
  readonly onToggle: (filter: string, value: string, isChosen: boolean) => void
}

function ListFilters<L extends ListRoute>({ of: declared, query, onChange, onToggle }: FiltersProps<L>) {
  const { filters, days, keyword, mine } = declared
  return (
    <div role="search" aria-label={admin_filters()} className="flex flex-wrap items-end gap-3">
      {keyword && (
        <Keyword
          label={keyword()}
          value={query['keyword'] ?? ''}
          onChange={(value) => onChange({ keyword: value }, true)}
        />
      )}
      {Object.entries<FilterNames>(filters).map(([name, filter]) => (
        <ChoiceFilter
          key={name}
          filter={filter}
          chosen={splitValues(query[name])}
          onChange={(value, isChosen) => onToggle(name, value, isChosen)}
        />
      ))}
      {Object.entries<() => string>(days).map(([name, title]) => (
        <fieldset key={name} className="flex flex-wrap items-end gap-2">
          <legend className="text-[13px]">{title()}</legend>
          {(
            [
              [`${name}_from`, list_from()],
              [`${name}_to`, list_to()],
            ] as const
          ).map(([end, label]) => (
            <input
              key={end}
              type="date"
              aria-label={`${title()}: ${label}`}
              value={query[end] ?? ''}
              onChange={({ target }) => onChange({ [end]: target.value })}
              className={control}
            />
          ))}
        </fieldset>
      ))}
      {mine && (
        <label className="flex h-10 items-center gap-2">
          <input
            type="checkbox"
            checked={query['mine'] === 'true'}
            onChange={({ target }) => onChange({ mine: target.checked ? 'true' : '' })}
            className="size-5"
          />
          {mine()}
        </label>
      )}
    </div>
  )
}

interface KeywordProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Asks a moment after the last key; what is typed meanwhile stays. */
function Keyword({ label, value, onChange }: KeywordProps) {
  const [typed, setTyped] = useState(value)
  /** The value of the last request: another one comes from a link, or from the way back. */
  const [requested, setRequested] = useState(value)
  if (value !== requested) {
    setRequested(value)
    setTyped(value)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <label className="min-w-60 grow sm:max-w-90">
      <span className="block text-[13px]">{label}</span>
      <input
        type="search"
        value={typed}
        maxLength={LONGEST_KEYWORD}
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => {
            const keyword = target.value.trim()
            setRequested(keyword)
            onChange(keyword)
          }, SEARCH_DEBOUNCE_MS)
        }}
        className={`${control} w-full`}
      />
    </label>
  )
}

interface ChoiceProps {
  readonly filter: FilterNames
  readonly chosen: readonly string[]
  readonly onChange: (value: string, isChosen: boolean) => void
}

/** Several values of a closed list, in a box that opens below its name. */
function ChoiceFilter({ filter, chosen, onChange }: ChoiceProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useDismissal(box)
  return (
    <details ref={box} className="relative">
      <summary
        className={`${control} flex cursor-pointer items-center ${chosen.length > 0 ? 'border-ink font-semibold' : ''}`}
      >
        {filter.title()}
        {chosen.length > 0 && ` (${chosen.length})`}
      </summary>
      <fieldset className="absolute z-10 mt-1 min-w-52 rounded-md border border-line-strong bg-white p-3">
        <legend className="sr-only">{filter.title()}</legend>
        {Object.entries(filter.values).map(([value, name]) => (
          <label key={value} className="flex min-h-9 items-center gap-2 whitespace-nowrap">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) => onChange(value, target.checked)}
              className="size-5"
            />
            {labelText(name)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
