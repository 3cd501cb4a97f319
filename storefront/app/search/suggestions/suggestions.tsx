import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import {
  not_stocked,
  not_stocked_rest,
  search_left_out,
  suggest_category_only,
  suggest_count,
  suggest_empty,
  suggest_failed,
  suggest_label,
  suggest_quantity,
} from '~words'
import { comboboxAttributes, nextOption } from '@pasok/ui/kit/form/combobox-list.ts'
import { useCanBuy } from '../../identity/use-can-buy.ts'
import type { Suggested } from './ask-suggestions.ts'
import { brandList } from './brand-list.ts'
import { brandsLike, type Brand } from './brands-like.ts'
import { brandChoices, groupChoices, isSold, type ChoiceGroup } from './choices.ts'
import { ChoiceList } from './choice-list.tsx'
import { Placeholder } from './placeholder.tsx'
import { typeQuantity } from './type-quantity.ts'
import { useBox } from './use-box.ts'
import { useSuggested } from './use-suggested.ts'

interface Props {
  /** The search box, which has the focus while all of this is used. */
  readonly box: HTMLInputElement
  /** The address of a search for what stands in the box, without a language. */
  readonly searchFor: (text: string) => string
  /** The category whose page this is, and whether only it is searched. */
  readonly category: number | undefined
  readonly isWithin: boolean
  readonly setWithin: (isWithin: boolean) => void
}

/** Suggestions for the typed text: a combobox's list below the search box, with its live region. */
export function Suggestions({ box, searchFor, category, isWithin, setWithin }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  /** The quantity typed for the item that the arrow keys have reached, and why it was refused. */
  const [quantity, setQuantity] = useState('')
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const canBuy = useCanBuy()
  const choose = (to: string | undefined) => {
    setChosen(to)
    changeQuantity('')
  }
  const changeQuantity = (typed: string) => {
    setQuantity(typed)
    setRefusal(undefined)
  }
  const { text, isTyping, isOpen, close } = useBox(box, panel, (key) => {
    if (!isShown) return false
    const option = panel.current?.querySelector<HTMLElement>('[aria-selected=true]')
    const typed = canAdd ? typeQuantity(quantity, key) : undefined
    if (typed !== undefined) {
      changeQuantity(typed)
      return true
    }
    if (key === 'Enter' && option) {
      const add = quantity === '' ? null : option.parentElement?.querySelector('button')
      const target = add ?? option
      target.click()
      return true
    }
    const next = nextOption(key, index, choices.length)
    if (next !== undefined) choose(choices[next]?.to)
    return next !== undefined
  })
  // Enter after further typing searches for that.
  const forget = useEffectEvent(() => choose(undefined))
  useEffect(() => forget(), [text, isOpen])
  const { answer, failed, old } = useSuggested(isOpen ? text : '', isWithin ? category : undefined, isTyping)
  const brands = brandsLike(useBrands(), isWithin ? '' : text)

  const isWaiting = !answer && !failed
  const groups: ChoiceGroup[] = answer
    ? groupChoices(
        {
          ...answer,
          // Names alone don't say whether they belong to the category.
          ...(isWithin && { categories: [] }),
          ...((isWithin || old) && { product_brands: brands }),
        },
        searchFor(text),
      )
    : [brandChoices(brands)].filter((group) => group.choices.length > 0)
  const choices = groups.flatMap((group) => group.choices)
  const index = choices.findIndex(({ to }) => to === chosen)
  const canAdd = canBuy && isSold(choices[index])
  const isShown = isOpen && text !== ''
  const isBusy = isWaiting || old === true

  useCombobox(box, isShown && choices.length > 0, id, index)
  useCloseOnNewPage(close, isTyping)
  const missing = isBusy ? undefined : describeMissing(answer)
  const wanted = quantity === '' ? undefined : (refusal ?? suggest_quantity({ quantity }))
  const status = [wanted ?? missing, describeState({ isShown, isBusy, failed, count: choices.length })]
    .join(' ')
    .trim()

  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {isShown && (
        <div
          ref={panel}
          className="absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-white text-ink shadow-lg"
        >
          {category !== undefined && (
            <label className="flex min-h-11 items-center gap-2 border-b border-line px-3 text-[14px]">
              <input
                type="checkbox"
                checked={isWithin}
                onChange={(event) => setWithin(event.currentTarget.checked)}
                className="size-4 accent-ink"
              />
              {suggest_category_only()}
            </label>
          )}
          {missing !== undefined && <p className="border-b border-line bg-surface px-3 py-2">{missing}</p>}
          {(isWaiting || (old && choices.length === 0)) && <Placeholder />}
          {failed && <p className="px-3 py-4">{suggest_failed()}</p>}
          {!isBusy && !failed && choices.length === 0 && <p className="px-3 py-4">{suggest_empty()}</p>}
          {choices.length > 0 && (
            <ChoiceList
              id={id}
              label={suggest_label()}
              groups={groups}
              index={index}
              isBusy={isBusy}
              onChoose={close}
              quantity={canAdd ? quantity : undefined}
              onAdded={() => changeQuantity('')}
              onRefused={setRefusal}
            />
          )}
        </div>
      )}
    </>
  )
}

/** That a brand is not stocked, or that nothing has all parts, and what the products are instead. */
const describeMissing = (answer: Suggested | undefined): string | undefined => {
  if (answer?.left_out) return search_left_out({ parts: answer.left_out.join(', ') })
  if (!answer?.not_stocked) return undefined
  const sentence = not_stocked({ names: answer.not_stocked.join(', ') })
  return answer.productsData.length > 0 ? `${sentence} ${not_stocked_rest()}` : sentence
}

interface ListState {
  readonly isShown: boolean
  readonly isBusy: boolean
  readonly failed: boolean | undefined
  readonly count: number
}

/** What a screen reader hears of the list: nothing while somebody types. */
const describeState = ({ isShown, isBusy, failed, count }: ListState): string => {
  if (!isShown) return ''
  if (failed) return suggest_failed()
  if (isBusy) return ''
  return count === 0 ? suggest_empty() : suggest_count({ count })
}

/** The box's own half of the combobox; its other attributes never change, so that React leaves these alone. */
const useCombobox = (box: HTMLInputElement, isExpanded: boolean, list: string, index: number): void => {
  useEffect(() => {
    for (const [name, value] of Object.entries(comboboxAttributes(list, isExpanded, index)))
      if (value === undefined) box.removeAttribute(name)
      else box.setAttribute(name, String(value))
  }, [box, isExpanded, list, index])
}

/** A new page begins without the list, unless somebody is typing for the next one already. */
const useCloseOnNewPage = (close: () => void, isTyping: boolean): void => {
  const { key } = useLocation()
  const first = useRef(key)
  const arrived = useEffectEvent(() => {
    if (!isTyping) close()
  })
  // With the page, not after it: it would close what was typed in between.
  useLayoutEffect(() => {
    if (first.current !== key) arrived()
    first.current = key
  }, [key])
}

const useBrands = (): readonly Brand[] => {
  const [brands, setBrands] = useState<readonly Brand[]>([])
  useEffect(() => {
    let isThere = true
    void brandList().then((list) => isThere && setBrands(list))
    return () => {
      isThere = false
    }
  }, [])
  return brands
}
