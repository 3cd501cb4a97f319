import type { SavedList } from '@pasok/contract'
import { lists_add_to } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { AddToListFields } from './add-to-list-fields.tsx'
import type { ItemToAdd } from './add-to-list.tsx'
import { NEW_LIST } from './put-into-list.ts'

interface Props {
  readonly item: ItemToAdd & { readonly quantity: number }
  readonly lists: readonly SavedList[]
  readonly result: FormResult | undefined
  readonly values: Values | undefined
}

/** Puts an item into a list on a page of its own, which needs no scripts. */
export function AddItemForm({ item, lists, result, values }: Props) {
  const link = useLink()
  const first = { list: String(lists[0]?.id ?? NEW_LIST), quantity: String(item.quantity) }
  return (
    <section aria-labelledby="add" className="max-w-md">
      <h2 id="add" className="text-xl">
        {lists_add_to()}
      </h2>
      <p className="mt-2">
        <span className="part-number block font-semibold">{item.sku_number}</span>
        {item.name}
      </p>
      <ActionForm
        id="add"
        to={link(`/account/lists?add=${item.id}&quantity=${item.quantity}`)}
        values={values ?? first}
        result={result}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="do" value="put" />
        <input type="hidden" name="item" value={item.id} />
        <AddToListFields lists={lists} asksName />
      </ActionForm>
    </section>
  )
}
