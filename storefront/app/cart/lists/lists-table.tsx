import { LONGEST_LIST_NAME, type SavedList, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  lists_by,
  lists_cancel,
  lists_changed,
  lists_count,
  lists_name,
  lists_remove,
  lists_rename,
  lists_save_name,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { ActionForm, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'

const act = 'inline-flex min-h-11 items-center underline lg:min-h-8'

interface Props {
  readonly lists: readonly SavedList[]
  /** The id of the one that gets another name. */
  readonly renaming: number
  readonly result: FormResult | undefined
  /** The name that was refused. */
  readonly typed: string | undefined
}

/** A company's lists, with what their reader may do to each. */
export function ListsTable({ lists, renaming, result, typed }: Props) {
  const link = useLink()
  return (
    <ul className="mt-4 max-w-3xl border-t border-line">
      {lists.map((list) => (
        <li
          key={list.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
        >
          {list.id === renaming ? (
            <RenameForm list={list} result={result} typed={typed} />
          ) : (
            <>
              <div className="min-w-0">
                <h2 className="text-base break-words">
                  <Link
                    to={link(`/account/lists/${list.id}`)}
                    className="inline-flex min-h-11 items-center lg:min-h-6"
                  >
                    {list.name}
                  </Link>
                </h2>
                <p className="text-[13px] text-ink-soft">{listFacts(list).join(' · ')}</p>
              </div>
              {list.can_change && (
                <p className="flex gap-6">
                  <Link to={link(`/account/lists?rename=${list.id}`)} preventScrollReset className={act}>
                    {lists_rename()}
                    <span className="sr-only">: {list.name}</span>
                  </Link>
                  <Link to={link(`/account/lists?remove=${list.id}`)} className={`${act} text-danger`}>
                    {lists_remove()}
                    <span className="sr-only">: {list.name}</span>
                  </Link>
                </p>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** How long a list is, whose, and how old. */
export const listFacts = (list: SavedList): string[] => [
  lists_count(counted(list.line_count)),
  ...(list.made_by === undefined ? [] : [lists_by({ name: list.made_by })]),
  lists_changed({ date: formatDay(list.changed_at) }),
]

function RenameForm({ list, result, typed }: Pick<Props, 'result' | 'typed'> & { list: SavedList }) {
  const link = useLink()
  return (
    <ActionForm
      id="rename"
      to={link('/account/lists')}
      values={{ name: typed ?? list.name }}
      result={result}
      className="flex w-full flex-wrap items-end gap-3"
    >
      <input type="hidden" name="do" value="rename" />
      <input type="hidden" name="id" value={list.id} />
      <input type="hidden" name="version" value={list.version} />
      <div className="min-w-0 flex-1 basis-60">
        <TextField name="name" label={lists_name()} maxLength={LONGEST_LIST_NAME} />
      </div>
      <SubmitButton>{lists_save_name()}</SubmitButton>
      <Link to={link('/account/lists')} preventScrollReset className="button button-quiet min-h-11">
        {lists_cancel()}
      </Link>
    </ActionForm>
  )
}
