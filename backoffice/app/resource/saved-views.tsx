import { savedViews, type SavedView } from '@pasok/contract'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import {
  admin_all_records,
  admin_view_delete,
  admin_view_name,
  admin_view_save,
  admin_view_share,
  admin_view_shared,
  admin_views,
} from '~words'
import { ask } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'

/** A view's filters and order as an address: always in the same order, and without the page. */
export const writeView = (query: Readonly<Record<string, string>>): string => {
  const { page: _page, cursor: _cursor, ...chosen } = query
  return new URLSearchParams(
    Object.entries(chosen).toSorted(([one], [other]) => one.localeCompare(other)),
  ).toString()
}

const viewsOf = (list: string) => ({
  queryKey: ['views', list],
  queryFn: async () => (await ask(savedViews.listSavedViews, { query: { list } })).records,
})

interface Props {
  /** The list's path: '/orders'. */
  readonly list: string
  /** What the list's address asks for now. */
  readonly query: Readonly<Record<string, string>>
}

/** The saved views of a list as links, and what saves the filters and the order as they are now. */
export function SavedViews({ list, query }: Props) {
  const { data: views = [] } = useQuery(viewsOf(list))
  const [opener, setOpener] = useState<HTMLElement>()
  const shown = writeView(query)
  const current = views.find((view) => view.query === shown)
  return (
    <nav aria-label={admin_views()} className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      {views.length > 0 && <ViewLink to={list} name={admin_all_records()} isCurrent={shown === ''} />}
      {views.map((view) => (
        <ViewLink
          key={view.id}
          to={`${list}?${view.query}`}
          name={view.is_own ? view.name : admin_view_shared({ name: view.name })}
          isCurrent={view === current}
        />
      ))}
      {shown !== '' && !current && (
        <button
          type="button"
          onClick={({ currentTarget }) => setOpener(currentTarget)}
          className="min-h-9 cursor-pointer underline"
        >
          {admin_view_save()}
        </button>
      )}
      {current?.is_own && <DeleteView view={current} />}
      {opener && <SaveView list={list} query={shown} opener={opener} onClose={() => setOpener(undefined)} />}
    </nav>
  )
}

interface LinkProps {
  readonly to: string
  readonly name: string
  readonly isCurrent: boolean
}

function ViewLink({ to, name, isCurrent }: LinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-9 items-center aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
    >
      {name}
    </Link>
  )
}

function DeleteView({ view: { id, list, name } }: { readonly view: SavedView }) {
  const queries = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: () => ask(savedViews.deleteView, { params: { id: String(id) } }),
    onSuccess: () => queries.invalidateQueries(viewsOf(list)),
  })
  return (
    <>
      <button type="button" onClick={() => mutate()} className="min-h-9 cursor-pointer underline">
        {admin_view_delete({ name })}
      </button>
      {error && <RefusalText error={error} />}
    </>
  )
}

interface SaveProps extends Pick<Props, 'list'> {
  readonly query: string
  readonly opener: HTMLElement
  readonly onClose: () => void
}

function SaveView({ list, query, opener, onClose }: SaveProps) {
  const id = useId()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => ask(savedViews.saveView, { body: { list, name, query, is_shared: isShared } }),
    onSuccess: async () => {
      await queries.invalidateQueries(viewsOf(list))
      onClose()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog id={id} title={admin_view_save()} opener={opener} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4">
        {error && <RefusalText error={error} />}
        <label>
          <span className="block text-[13px]">{admin_view_name()}</span>
          <input
            type="text"
            required
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            className="h-10 w-full rounded-md border border-line-strong px-3"
          />
        </label>
        <label className="flex min-h-10 items-center gap-2">
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
            className="size-5"
          />
          {admin_view_share()}
        </label>
        <button type="submit" disabled={isPending} className="button min-h-11">
          {admin_view_save()}
        </button>
      </form>
    </Dialog>
  )
}
