import type { SavedList } from '@pasok/contract'
import { useState, type FormEvent, type ReactNode } from 'react'
import { lists_add_all, lists_moved, lists_save } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { LineRange, pageQuery, type ShownLines } from '@pasok/ui/records/line-range.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { ListLine, LineControls, LineFacts } from './list-line.tsx'
import { quantityField } from './quantity-field.ts'
import type { ShownLine } from './shown-line.ts'

interface Props {
  readonly list: Pick<SavedList, 'id' | 'version' | 'can_change'>
  /** Those of the page that is shown. */
  readonly lines: readonly ShownLine[]
  readonly range: ShownLines
  readonly result: FormResult | undefined
  /** What stood in the form that was refused. */
  readonly values: Values | undefined
  /** Names one press of the button that adds all: sent twice, it adds once. Undefined for a reader without a cart. */
  readonly cartKey: string | undefined
  /** What the lines come to. */
  readonly children: ReactNode
}

/**
 * The lines of a list. Who may change it does so in one form, so that nothing typed is lost when a line is moved or all are
 * added to the cart.
 */
export function ListLines({ list, lines, range, result, values, cartKey, children }: Props) {
  const link = useLink()
  const buildPageAddress = (page: number) => link(`/account/lists/${list.id}`) + pageQuery(page)
  const before = (range.page - 1) * range.perPage
  const [moved, setMoved] = useState<{
    readonly id: number
    readonly up: boolean
    readonly version: number
  }>()
  if (!list.can_change)
    return (
      <>
        <LineRange {...range} />
        <ol className="mt-4 border-t border-line">
          {lines.map((line) => (
            <ListLine key={line.id} line={line}>
              <LineFacts line={line} />
            </ListLine>
          ))}
        </ol>
        <Pagination page={range.page} pages={range.pages} buildAddress={buildPageAddress} />
        <div className="mt-4">{children}</div>
      </>
    )
  const noteMove = ({ nativeEvent }: FormEvent<HTMLFormElement>) => {
    const { submitter } = nativeEvent as SubmitEvent
    const [what = '', id] = submitter instanceof HTMLButtonElement ? submitter.value.split(':') : []
    const isMove = what === 'up' || what === 'down'
    setMoved(isMove ? { id: Number(id), up: what === 'up', version: list.version } : undefined)
  }
  /** The moved line, once it is rendered at its position. */
  const at = moved && moved.version !== list.version ? lines.findIndex(({ id }) => id === moved.id) : -1
  const here = buildPageAddress(range.page)
  const stored = Object.fromEntries(lines.map(({ id, quantity }) => [quantityField(id), String(quantity)]))
  return (
    <>
      <p role="status" className="sr-only">
        {lines[at] && lists_moved({ number: lines[at].number, place: before + at + 1, total: range.total })}
      </p>
      {/* Outside the form, whose parts are made again once it is accepted: so it can take the focus. */}
      <LineRange {...range} />
      <ActionForm
        id="lines"
        to={here}
        values={{ ...stored, ...values }}
        result={result}
        onSubmit={noteMove}
        preventScrollReset
        className="mt-4"
      >
        <FormAlert result={result} className="mb-4" />
        {/* What Enter in a field presses. */}
        <button type="submit" name="do" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="version" value={list.version} />
        {/* Changes by others get fields of their own. */}
        <ol key={list.version} className="border-t border-line">
          {lines.map((line, place) => (
            <ListLine key={line.id} line={line}>
              <LineControls
                line={line}
                isFirst={before + place === 0}
                isLast={before + place === range.total - 1}
                {...(place === at && moved && { focused: moved.up ? 'up' : 'down' })}
              />
            </ListLine>
          ))}
        </ol>
        <Pagination page={range.page} pages={range.pages} />
        <SubmitButton name="do" value="save" className="button button-quiet mt-4 min-h-11">
          {lists_save()}
        </SubmitButton>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          {children}
          {cartKey !== undefined && (
            <>
              <input type="hidden" name="key" value={cartKey} />
              <SubmitButton name="do" value="cart" formAction={`${here}#added`}>
                {lists_add_all()}
              </SubmitButton>
            </>
          )}
        </div>
      </ActionForm>
    </>
  )
}
