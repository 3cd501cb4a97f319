import { formatDay, LONGEST_OWN_NUMBER, type PartNumber } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { ActionForm, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import {
  own_numbers_cancel,
  own_numbers_changed,
  own_numbers_edit,
  own_numbers_item,
  own_numbers_not_sold,
  own_numbers_number,
  own_numbers_remove,
  own_numbers_save,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { numbersAddress, type ShownNumbers } from './numbers-address.ts'

const act = 'inline-flex min-h-11 items-center underline lg:min-h-8'

interface Props {
  readonly numbers: readonly PartNumber[]
  /** The list that the page shows, to which its links and forms lead back. */
  readonly list: ShownNumbers
  readonly canEdit: boolean
  /** The id of the number whose spelling is changed. */
  readonly editing: number | undefined
  readonly result: FormResult | undefined
  /** The number that was refused. */
  readonly typed: string | undefined
}

/** A company's own numbers, one a row, with what their reader may do to each. */
export function PartNumbersTable({ numbers, list, canEdit, editing, result, typed }: Props) {
  const link = useLink()
  return (
    <div className="md:overflow-x-auto">
      <table className="record-table">
        <thead>
          <tr>
            <th>{own_numbers_number()}</th>
            <th>{own_numbers_item()}</th>
            <th>{own_numbers_changed()}</th>
            {canEdit && <td />}
          </tr>
        </thead>
        <tbody>
          {numbers.map((one) => (
            <tr key={one.id}>
              <td className="row-name">
                {one.id === editing ? (
                  <EditForm one={one} list={list} result={result} typed={typed} />
                ) : (
                  <span className="part-number font-semibold">{one.number}</span>
                )}
              </td>
              <td data-label={own_numbers_item()}>
                {one.item.is_sold ? (
                  <Link to={link(`/shop/product/${one.item.id}`)} className="inline-block">
                    <Item {...one.item} />
                  </Link>
                ) : (
                  <>
                    <Item {...one.item} />
                    <span className="text-[13px] text-ink-soft"> {own_numbers_not_sold()}</span>
                  </>
                )}
              </td>
              <td data-label={own_numbers_changed()} className="whitespace-nowrap">
                {formatDay(one.changed_at)}
              </td>
              {canEdit && (
                <td>
                  <span className="flex gap-6">
                    <Link
                      to={link(numbersAddress(list, { edit: one.id }))}
                      preventScrollReset
                      className={act}
                    >
                      {own_numbers_edit()}
                      <span className="sr-only">: {one.number}</span>
                    </Link>
                    <Link
                      to={link(numbersAddress(list, { remove: one.id }))}
                      className={`${act} text-danger`}
                    >
                      {own_numbers_remove()}
                      <span className="sr-only">: {one.number}</span>
                    </Link>
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Item({ sku_number, name }: PartNumber['item']) {
  return (
    <>
      <span className="part-number block">{sku_number}</span>
      {name}
    </>
  )
}

/** Changes the spelling of a number, in its row. */
function EditForm({
  one,
  list,
  result,
  typed,
}: { readonly one: PartNumber } & Pick<Props, 'list' | 'result' | 'typed'>) {
  const link = useLink()
  return (
    <ActionForm
      id="edit"
      to={link(numbersAddress(list, { edit: one.id }))}
      values={{ number: typed ?? one.number }}
      result={result}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="do" value="change" />
      <input type="hidden" name="id" value={one.id} />
      <input type="hidden" name="version" value={one.version} />
      <TextField name="number" label={own_numbers_number()} maxLength={LONGEST_OWN_NUMBER} />
      <SubmitButton className="button min-h-11">{own_numbers_save()}</SubmitButton>
      <Link to={link(numbersAddress(list))} preventScrollReset className={act}>
        {own_numbers_cancel()}
      </Link>
    </ActionForm>
  )
}
