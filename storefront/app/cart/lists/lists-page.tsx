import { catalogue, lists, type Call } from '@pasok/contract'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import {
  lists_cancel,
  lists_lead,
  lists_lead_viewer,
  lists_none,
  lists_remove,
  lists_remove_sure,
  lists_remove_what,
  lists_title,
} from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { canBuy } from '../../identity/can-buy.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { parseId } from '../../routing/parse-id.ts'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { ConfirmPage } from '@pasok/ui/kit/form/confirm-form.tsx'
import { AddItemForm } from './add-item-form.tsx'
import { takeListsAction } from './lists-action.ts'
import { ListsTable } from './lists-table.tsx'
import { NewListForm } from './new-list-form.tsx'
import type { Route } from './+types/lists-page'

/** The item that is to be put into a list; undefined where the address names none that there is. */
const itemIn = async (call: Call, query: URLSearchParams) => {
  const id = parseId(query.get('add') ?? '')
  if (id === undefined) return undefined
  const { body } = await call(catalogue.showItem, { params: { id: String(id) } })
  if (!('data' in body)) return undefined
  const { name, sku_number } = body.data.record
  return { id, name, sku_number, quantity: parseId(query.get('quantity') ?? '') ?? 1 }
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const profile = context.get(profileContext)
  const query = url.searchParams
  const [{ body }, item] = await Promise.all([call(lists.listLists), itemIn(call, query)])
  if (!profile || !('data' in body)) throw new Response(null, { status: 503 })
  const all = body.data.records
  const changed = (id: string | null) => all.find((list) => list.can_change && String(list.id) === id)
  return {
    lists: all,
    item,
    renaming: changed(query.get('rename'))?.id,
    removing: changed(query.get('remove')),
    mayOrder: canBuy(profile),
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => lists_title(),
  queryIn: ({ item, renaming, removing }) => {
    if (removing) return `?remove=${removing.id}`
    if (renaming !== undefined) return `?rename=${renaming}`
    return item ? `?add=${item.id}&quantity=${item.quantity}` : ''
  },
}

/** Makes, renames or deletes a list, or puts an item into one; the API decides who may. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const outcome = await takeListsAction(context.get(apiContext), await request.formData())
  const here = url.pathname.replace(/\/$/, '')
  if (!outcome) throw redirect(here, 303)
  if ('flash' in outcome)
    throw redirect(
      withFlash(outcome.flash, outcome.list === undefined ? here : `${here}/${outcome.list}`),
      303,
    )
  return data(outcome, { status: outcome.refused.status })
}

/** A list changed by others is shown, and its version sent with the next form. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

/** `/account/lists` */
export default function ListsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lists: all, item, renaming, removing, mayOrder } = loaderData
  const link = useLink()
  const refused = actionData?.refused
  /** What was refused of one of the forms, and what was typed there. */
  const of = (...forms: string[]) =>
    actionData && forms.includes(actionData.values['do'] ?? '') ? actionData : undefined
  if (removing)
    return (
      <>
        <FormAlert result={refused} className="mb-4" />
        <ConfirmPage
          id="remove"
          question={lists_remove_sure({ name: removing.name })}
          what={lists_remove_what()}
          to={link('/account/lists')}
          fields={{ do: 'remove', id: String(removing.id) }}
          button={lists_remove()}
          isDanger
          cancel={{ to: link('/account/lists'), text: lists_cancel() }}
        />
      </>
    )
  return (
    <>
      {refused?.refused !== undefined && <FormAlert result={refused} className="mb-4" />}
      {item ? (
        <AddItemForm
          item={item}
          lists={all.filter((list) => list.can_change)}
          result={of('put')?.refused}
          values={of('put')?.values}
        />
      ) : (
        <>
          <p className="max-w-2xl">
            {lists_lead()} {!mayOrder && lists_lead_viewer()}
          </p>
          {all.length === 0 ? (
            <p className="mt-4 text-ink-soft">{lists_none()}</p>
          ) : (
            <ListsTable
              lists={all}
              renaming={Number(of('rename')?.values['id'] ?? renaming)}
              result={of('rename')?.refused}
              typed={of('rename')?.values['name']}
            />
          )}
          <NewListForm
            canBuy={mayOrder}
            result={of('make', 'from-cart')?.refused}
            values={of('make', 'from-cart')?.values}
          />
        </>
      )}
    </>
  )
}
