import { lists, type Call, type Route } from '@pasok/contract'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { FlashMessage } from '../../layout/notices/flash.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { putIntoList } from './put-into-list.ts'

/** What a form of the lists' page did, and which list's page shows it; or why it was refused. */
export type ListsOutcome =
  | { readonly flash: FlashMessage; readonly list?: number }
  | { readonly refused: Refused; readonly values: Values }

/** Does what a form of the lists' page asks for. */
export const takeListsAction = async (call: Call, form: FormData): Promise<ListsOutcome | undefined> => {
  const values = typedIn(form)
  const { id = '', name = '', version, item = '' } = values
  const send = async <E extends Route>(endpoint: E, typed: Parameters<typeof sendForm<E>>[2]) =>
    sendForm(call, endpoint, typed)
  switch (values['do']) {
    case 'make':
    case 'from-cart': {
      const made = await send(values['do'] === 'make' ? lists.makeList : lists.makeListFromCart, {
        body: { name },
      })
      return 'data' in made ? { flash: 'list-made', list: made.data.record.id } : { ...made, values }
    }
    case 'rename': {
      const renamed = await send(lists.renameList, {
        params: { id },
        body: { name, version: Number(version) },
      })
      return 'data' in renamed ? { flash: 'list-renamed' } : { ...renamed, values }
    }
    case 'remove': {
      const removed = await send(lists.removeList, { params: { id } })
      // One that is gone already is no error.
      return 'data' in removed || removed.refused.status === 404
        ? { flash: 'list-removed' }
        : { ...removed, values }
    }
    case 'put': {
      const put = await putIntoList(call, item, values)
      return put.list ? { flash: 'list-put', list: put.list.id } : { refused: put.refused, values }
    }
    default:
      return undefined
  }
}
