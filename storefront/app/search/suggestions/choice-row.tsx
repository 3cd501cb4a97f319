import { suggest_all } from '~words'
import { ShownPrice } from '../../pricing/price.tsx'
import { pictureBesideName } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { MatchReason } from '../../catalogue/match-reason.tsx'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import type { Choice } from './choices.ts'

/** What a choice shows: of a product its picture, name, part number and why it was found. */
export function ChoiceRow({ choice }: { choice: Choice }) {
  const seesPrices = useSeesPrices()
  if (choice.kind === 'all') return <span className="font-semibold text-link">{suggest_all()}</span>
  if (choice.kind === 'brand') return <span>{choice.brand.name}</span>
  if (choice.kind === 'category')
    return <span lang={choice.category.fallback_language?.['name']}>{choice.category.name}</span>
  const { name, sku, is_header: isProduct, image, match, fallback_language: fallback } = choice.product
  const { alt, note } = pictureBesideName(choice.product.main_image_urls?.shows)
  return (
    <>
      <span className="flex h-15 w-20 shrink-0 flex-col items-center justify-center">
        {image && (
          <img
            src={image}
            width="80"
            height="60"
            alt={alt}
            className="max-h-full min-h-0 max-w-full object-contain"
          />
        )}
        {image && note}
      </span>
      <span className="min-w-0">
        <span className="block leading-snug" lang={fallback?.['name']}>
          <Unbroken>{name}</Unbroken>
        </span>
        <span className="flex flex-wrap gap-x-3 text-[13px] text-ink-soft">
          {!isProduct && <span className="part-number font-semibold text-ink">{sku}</span>}
          {match && <MatchReason match={match} />}
        </span>
        {seesPrices && <ShownPrice of={choice.product} size="text-[13px]" />}
      </span>
    </>
  )
}
