import { lists as endpoints, type SavedList } from '@pasok/contract'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { lists_add_to, lists_close, lists_put_notice, lists_unreachable } from '~words'
import { askApi } from '../../api-client/ask-api.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { typedIn } from '@pasok/ui/records/send-form.ts'
import { notify } from '../../layout/notices/notify.ts'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { AddToListFields } from './add-to-list-fields.tsx'
import type { ItemToAdd } from './add-to-list.tsx'
import { browserCall } from './browser-call.ts'
import { NEW_LIST, putIntoList } from './put-into-list.ts'

interface Props {
  readonly item: ItemToAdd
  readonly quantity: number
  readonly opener: HTMLElement
  readonly onClose: () => void
}

/** Puts an item into a saved list over the page that shows it. */
export default function AddToListDialog({ item, quantity, opener, onClose }: Props) {
  const link = useLink()
  const [lists, setLists] = useState<readonly SavedList[]>()
  const [chosen, setChosen] = useState<string>()
  const [result, setResult] = useState<FormResult>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    const closed = new AbortController()
    askApi(endpoints.listLists, {}, closed.signal).then(
      ({ records }) => setLists(records.filter((list) => list.can_change)),
      () => closed.signal.aborted || setResult({ errors: {}, refused: lists_unreachable() }),
    )
    return () => closed.abort()
  }, [])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (lists) form.current?.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus()
  }, [lists])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = typedIn(new FormData(event.currentTarget))
    setIsBusy(true)
    putIntoList(browserCall, String(item.id), typed)
      .then((put) => {
        if (!put.list) return setResult(put.refused)
        const line = put.list.lines.find(({ product }) => product.id === item.id)
        notify({
          text: lists_put_notice({
            number: item.sku_number,
            list: put.list.name,
            quantity: decimal(line?.quantity ?? 0),
          }),
        })
        return onClose()
      })
      .catch(() => setResult({ errors: {}, refused: lists_unreachable() }))
      .finally(() => setIsBusy(false))
  }
  const list = chosen ?? String(lists?.[0]?.id ?? NEW_LIST)
  return (
    <Dialog
      id="add-to-list-title"
      title={lists_add_to()}
      opener={opener}
      close={lists_close()}
      onClose={onClose}
    >
      <p className="mb-4">
        <span className="part-number block font-semibold">{item.sku_number}</span>
        {item.name}
      </p>
      <FormAlert result={result?.refused === undefined ? undefined : result} className="mb-4" />
      {lists ? (
        <ActionForm
          id="add-to-list"
          ref={form}
          to={link('/account/lists')}
          values={{ list, quantity: String(quantity) }}
          result={result}
          onSubmit={submit}
          onChange={(event) => setChosen(fieldText(new FormData(event.currentTarget), 'list'))}
          className="grid gap-4"
        >
          <AddToListFields lists={lists} asksName={list === NEW_LIST} isBusy={isBusy} />
        </ActionForm>
      ) : (
        result === undefined && <div aria-busy className="h-48 rounded-md bg-surface" />
      )}
    </Dialog>
  )
}
