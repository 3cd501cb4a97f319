import { LONGEST_LIST_NAME, type SavedList } from '@pasok/contract'
import { lists_new_name, lists_put, lists_quantity, lists_which, lists_which_new } from '~words'
import { SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { NEW_LIST } from './put-into-list.ts'

interface Props {
  /** Those that the member may change. */
  readonly lists: readonly Pick<SavedList, 'id' | 'name'>[]
  /** Whether to show the new list's name: without scripts the choice is not known. */
  readonly asksName: boolean
  readonly isBusy?: boolean
}

/** Which list an item is put into, under which name a new one is made, and how much of the item. */
export function AddToListFields({ lists, asksName, isBusy = false }: Props) {
  return (
    <>
      {lists.length === 0 ? (
        <input type="hidden" name="list" value={NEW_LIST} />
      ) : (
        <SelectField
          name="list"
          label={lists_which()}
          choices={[
            ...lists.map(({ id, name }) => [String(id), name] as const),
            [NEW_LIST, lists_which_new()] as const,
          ]}
        />
      )}
      {asksName && (
        <TextField
          name="name"
          label={lists_new_name()}
          maxLength={LONGEST_LIST_NAME}
          optional={lists.length > 0 || undefined}
        />
      )}
      <TextField name="quantity" label={lists_quantity()} isNumeric maxLength={9} />
      <div>
        <SubmitButton isBusy={isBusy}>{lists_put()}</SubmitButton>
      </div>
    </>
  )
}
