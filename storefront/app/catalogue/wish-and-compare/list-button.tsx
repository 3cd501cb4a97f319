import { compare_button, wishlist_button } from '~words'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import type { Listed } from './press-list.ts'
import type { ListName } from './stored-list.ts'
import { usePress } from './use-press.ts'

const lists = {
  wishlist: { icon: 'heart', text: wishlist_button },
  compare: { icon: 'compare', text: compare_button },
} as const

interface Props {
  readonly list: ListName
  readonly product: Listed
  /** Shows a word beside the icon. */
  readonly hasText: boolean
  /** Whether the product is in it, as the server knows. */
  readonly isInAtFirst?: boolean | undefined
}

/** A control that says whether a product is in a list, and changes that. Disabled until scripts work; without them it is hidden. */
export function ListButton({ list, product, hasText, isInAtFirst }: Props) {
  const [isIn, press] = usePress(list, product, isInAtFirst)
  const canPress = useScripts()
  const text = lists[list].text()
  return (
    <button
      type="button"
      disabled={!canPress}
      aria-pressed={isIn}
      aria-label={`${text}: ${product.name}`}
      title={text}
      onClick={press}
      className={`list-button no-print ${hasText ? 'list-button-text' : ''}`}
    >
      <Icon name={lists[list].icon} size={hasText ? 20 : 18} />
      {hasText && text}
    </button>
  )
}
