import { can, catalogue, company, type Call, type PartNumber } from '@pasok/contract'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { ConfirmPage } from '@pasok/ui/kit/form/confirm-form.tsx'
import { RecordList } from '@pasok/ui/records/record-list.tsx'
import {
  own_numbers_cancel,
  own_numbers_changed,
  own_numbers_count,
  own_numbers_filter,
  own_numbers_lead,
  own_numbers_none,
  own_numbers_none_found,
  own_numbers_remove,
  own_numbers_remove_sure,
  own_numbers_remove_what,
  own_numbers_search,
  own_numbers_title,
} from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { buildParameters, recordQueryIn, recordWindow, refusedList } from '../../api-client/record-page.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { parseId } from '../../routing/parse-id.ts'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { AddNumberForm } from './add-number-form.tsx'
import { NUMBERS_PATH, numbersAddress, numbersQuery } from './numbers-address.ts'
import { takePartNumbersAction } from './part-numbers-action.ts'
import { PartNumbersTable } from './part-numbers-table.tsx'
import { UploadNumbers } from './upload-numbers.tsx'
import type { Route } from './+types/part-numbers-page'

/** Our part number of the item that is to be given a number, and its page; undefined where the address names none. */
const itemIn = async (call: Call, query: URLSearchParams) => {
  const id = parseId(query.get('item') ?? '')
  if (id === undefined) return undefined
  const { body } = await call(catalogue.showItem, { params: { id: String(id) } })
  return 'data' in body ? { id, sku_number: body.data.record.sku_number } : undefined
}

/** The number that a parameter names, which need not be on the page of the list that is shown. */
const numberIn = async (
  call: Call,
  query: URLSearchParams,
  name: 'edit' | 'remove',
  numbers: readonly PartNumber[],
): Promise<PartNumber | undefined> => {
  const id = parseId(query.get(name) ?? '')
  if (id === undefined) return undefined
  const listed = numbers.find((one) => one.id === id)
  if (listed) return listed
  const { body } = await call(company.showPartNumber, { params: { id: String(id) } })
  return 'data' in body ? body.data.record : undefined
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const profile = context.get(profileContext)
  const query = recordQueryIn(url.searchParams, [])
  const item = await itemIn(call, url.searchParams)
  const { status, body } = await call(company.listPartNumbers, {
    query: { ...buildParameters(query, 'changed'), ...(item && { item_id: String(item.id) }) },
  })
  if (!('data' in body)) throw refusedList(status, url.pathname, query)
  const numbers = body.data.records
  const canEdit = profile !== undefined && can(profile, 'editPartNumbers')
  const find = async (name: 'edit' | 'remove') =>
    canEdit ? numberIn(call, url.searchParams, name, numbers) : undefined
  return {
    numbers,
    item,
    editing: await find('edit'),
    removing: await find('remove'),
    ...recordWindow(body.data, query),
    canEdit,
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle = {
  title: () => own_numbers_title(),
  queryIn: ({ editing, removing, ...list }) => {
    if (removing) return numbersQuery(list, { remove: removing.id })
    return numbersQuery(list, editing && { edit: editing.id })
  },
}

/** Adds, changes or removes a number, or takes a file of them; then shows the same part of the list. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const outcome = await takePartNumbersAction(context.get(apiContext), await request.formData())
  const item = parseId(url.searchParams.get('item') ?? '')
  const list = {
    query: recordQueryIn(url.searchParams, []),
    item: item === undefined ? undefined : { id: item },
  }
  const here = url.pathname.replace(/\/$/, '') + numbersQuery(list)
  if (!outcome) throw redirect(here, 303)
  if ('flash' in outcome) throw redirect(withFlash(outcome.flash, here), 303)
  return 'uploaded' in outcome ? outcome : data(outcome, { status: outcome.refused.status })
}

/** A number changed by others is shown, and its version sent with the next form. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

/** `/account/part-numbers` */
export default function PartNumbersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { numbers, item, editing, removing, canEdit } = loaderData
  const link = useLink()
  const refused = actionData && 'refused' in actionData ? actionData : undefined
  /** What was refused of a form, and what was typed there. */
  const of = (form: string) => (refused?.values['do'] === form ? refused : undefined)
  if (removing)
    return (
      <>
        <FormAlert result={refused?.refused} className="mb-4" />
        <ConfirmPage
          id="remove"
          question={own_numbers_remove_sure({ number: removing.number })}
          what={own_numbers_remove_what({ item: removing.item.sku_number })}
          to={link(numbersAddress(loaderData, { remove: removing.id }))}
          fields={{ do: 'remove', id: String(removing.id) }}
          button={own_numbers_remove()}
          isDanger
          cancel={{ to: link(numbersAddress(loaderData)), text: own_numbers_cancel() }}
        />
      </>
    )
  const change = of('change')
  const table = {
    list: loaderData,
    canEdit,
    editing: change ? Number(change.values['id']) : editing?.id,
    result: change?.refused,
    typed: change?.values['number'],
  }
  const isListed = editing === undefined || numbers.some(({ id }) => id === editing.id)
  return (
    <>
      <p className="mb-4 max-w-3xl">{own_numbers_lead()}</p>
      {change?.refused.refused !== undefined && <FormAlert result={change.refused} className="mb-4" />}
      {!isListed && (
        <div className="mb-6">
          <PartNumbersTable {...table} numbers={[editing]} />
        </div>
      )}
      <RecordList
        to={link(NUMBERS_PATH)}
        window={loaderData}
        words={{
          filter: own_numbers_filter(),
          search: own_numbers_search(),
          day: own_numbers_changed(),
          count: own_numbers_count,
          noneFound: own_numbers_none_found(),
        }}
        states={{}}
        empty={<p className="text-ink-soft">{own_numbers_none()}</p>}
      >
        <PartNumbersTable {...table} numbers={numbers} />
      </RecordList>
      <div className="no-print mt-10 grid gap-10 lg:grid-cols-2">
        {canEdit && (
          <AddNumberForm
            to={link(numbersAddress(loaderData))}
            result={of('add')?.refused}
            values={of('add')?.values ?? (item && { sku_number: item.sku_number })}
          />
        )}
        <UploadNumbers
          to={link(numbersAddress(loaderData))}
          canEdit={canEdit}
          result={of('upload')?.refused}
          uploaded={actionData && 'uploaded' in actionData ? actionData.uploaded : undefined}
        />
      </div>
    </>
  )
}
