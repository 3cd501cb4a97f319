import { useEffect, useState } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { quick_lead, quick_title, quick_viewer } from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { canBuy } from '../../identity/can-buy.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { checkRows, tooLarge } from './check-rows.ts'
import { ListForm } from './list-form.tsx'
import { listInAddress } from './list-in-address.ts'
import { RowResults } from './row-results.tsx'
import { storeChecked, storedList, storedRows, storeRows, type StoredList } from './stored-rows.ts'
import type { Route } from './+types/quick-order-page'

/** The gate has seen to it that there is a member. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const profile = context.get(profileContext)
  return { memberId: profile?.id ?? 0, canBuy: canBuy(profile), list: listInAddress(url.searchParams) }
}

/** Checks the rows of a list. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const result = await checkRows(context.get(apiContext), await request.formData())
  return data(result, { status: 'refused' in result ? result.refused.status : 200 })
}

/** A form that is too large to be read is refused as others are, and what was typed stays. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 413) throw error
    return data(tooLarge(await copy.formData()), { status: 413 })
  }
}

/** `/shop/quick-order` */
export default function QuickOrderPage({
  loaderData: { memberId, canBuy: hasCart, list },
  actionData,
}: Route.ComponentProps) {
  const [text, setText] = useState(actionData?.text ?? list)
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const checked = actionData && 'checked' in actionData ? actionData.checked : undefined
  /** A list that was checked before the page was left. */
  const [earlier, setEarlier] = useState<StoredList>()
  const [isNew, setIsNew] = useState(false)
  const store = (typed: string) => {
    setText(typed)
    storeRows(memberId, typed)
    if (typed === '') storeChecked(memberId, undefined)
  }
  useEffect(() => {
    setIsNew(false)
    if (actionData === undefined) setText((typed) => typed || storedRows(memberId))
    else {
      setText(actionData.text)
      storeRows(memberId, actionData.text)
    }
    if (checked) storeChecked(memberId, checked)
    setEarlier(checked ? undefined : storedList(memberId))
  }, [actionData, checked, memberId])
  const current = isNew ? undefined : (checked ?? earlier?.checked)
  return (
    <div className="frame py-6">
      <PageHead title={quick_title()} rest="/shop/quick-order" indexed={false} />
      <h1 className="text-2xl">{quick_title()}</h1>
      {hasCart ? (
        <>
          <p className="mt-2 mb-6 max-w-3xl">{quick_lead()}</p>
          <ListForm
            text={text}
            onText={(typed) => {
              store(typed)
              // Another list is one that was not checked.
              storeChecked(memberId, undefined)
            }}
            result={refused}
          />
          {current && (
            <RowResults
              key={current.at}
              checked={current}
              left={checked ? undefined : earlier?.left}
              memberId={memberId}
              onLeft={store}
              onNew={() => {
                setIsNew(true)
                store('')
                document.getElementById('list-text')?.focus()
              }}
            />
          )}
        </>
      ) : (
        <p className="mt-4">{quick_viewer()}</p>
      )}
    </div>
  )
}
