import type { ComparedCard } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { product_items, wishlist_remove_of } from '~words'
import { cardAddress } from '../listing/card-address.ts'
import { shownCard } from '../listing/card.ts'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { usePress } from './use-press.ts'

/** The head of a product's column: its picture, its name, and what takes it out. */
export function CompareHead({ product }: { product: ComparedCard }) {
  const link = useLink()
  const card = shownCard(product)
  const [, remove] = usePress('compare', product)
  return (
    <th scope="col">
      <div className="flex items-start justify-between gap-1">
        <ProductPicture
          picture={card.main_image_urls}
          sizes="160px"
          className="aspect-4/3 w-32 bg-white max-sm:w-14"
        />
        <button
          type="button"
          onClick={remove}
          aria-label={wishlist_remove_of({ name: product.name })}
          className="header-button no-print"
        >
          <Icon name="close" />
        </button>
      </div>
      <Link to={link(cardAddress(card))} lang={product.fallback_language?.['name']} className="mt-2 block">
        <Unbroken>{product.name}</Unbroken>
      </Link>
      {product.is_header ? (
        <span className="block font-normal">{product_items(counted(product.item_count))}</span>
      ) : (
        <span className="part-number block font-normal">{product.sku_number}</span>
      )}
    </th>
  )
}
