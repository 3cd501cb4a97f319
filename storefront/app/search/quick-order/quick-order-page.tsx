import { useEffect, useState } from 'react'
import { data } from 'react-router'
import { quick_lead, quick_title, quick_viewer } from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { canBuy } from '../../identity/can-buy.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { checkRows } from './check-rows.ts'
import { ListForm } from './list-form.tsx'
import { RowResults } from './row-results.tsx'
import { storedRows, storeRows } from './stored-rows.ts'
import type { Route } from './+types/quick-order-page'

/** The gate has seen to it that there is a member. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const profile = context.get(profileContext)
  return { memberId: profile?.id ?? 0, canBuy: canBuy(profile) }
}

/** Checks the rows of a list. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const result = await checkRows(context.get(apiContext), await request.formData())
  return data(result, { status: 'refused' in result ? result.refused.status : 200 })
}

/** `/shop/quick-order` */
export default function QuickOrderPage({
  loaderData: { memberId, canBuy: hasCart },
  actionData,
}: Route.ComponentProps) {
  const [text, setText] = useState(actionData?.text ?? '')
  const changeText = (typed: string) => {
    setText(typed)
    storeRows(memberId, typed)
  }
  useEffect(() => {
    if (actionData === undefined) setText((typed) => typed || storedRows(memberId))
    else {
      setText(actionData.text)
      storeRows(memberId, actionData.text)
    }
  }, [actionData, memberId])
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const checked = actionData && 'checked' in actionData ? actionData.checked : undefined
  return (
    <div className="frame py-6">
      <PageHead title={quick_title()} rest="/shop/quick-order" indexed={false} />
      <h1 className="text-2xl">{quick_title()}</h1>
      {hasCart ? (
        <>
          <p className="mt-2 mb-6 max-w-3xl">{quick_lead()}</p>
          <ListForm text={text} onText={changeText} result={refused} />
          {checked && (
            <RowResults key={checked.at} checked={checked} memberId={memberId} onLeft={changeText} />
          )}
        </>
      ) : (
        <p className="mt-4">{quick_viewer()}</p>
      )}
    </div>
  )
}
