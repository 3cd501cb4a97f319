import { useEffect, useRef, useState } from 'react'
import { firstInteraction } from '@pasok/ui/kit/first-interaction.ts'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { usePrinting } from '@pasok/ui/kit/use-printing.ts'
import { arePricesLoaded } from '../../pricing/price.tsx'
import type { readAllItems } from './read-all-items.ts'
import type { VariantListing } from './variant-listing.ts'

/**
 * The Variant table as it is shown, and with every row that the filters leave while it is printed. What reads them comes
 * with the first interaction; a page that is printed before says how many of its rows it shows.
 */
export const usePrintedTable = (productId: number, listing: VariantListing): VariantListing => {
  const [printed, setPrinted] = useState<ReturnType<typeof readAllItems>>()
  const seesPrices = useSeesPrices()
  const read = useRef<typeof readAllItems>(undefined)
  const hasMore = listing.rows.length < listing.total
  useEffect(() => {
    if (hasMore)
      firstInteraction
        .then(() => import('./read-all-items.ts'))
        .then(
          (part) => (read.current = part.readAllItems),
          () => {},
        )
  }, [hasMore])
  usePrinting(
    () => {
      // Rows without the prices that the screen shows would be worse than fewer rows.
      const isReady = !seesPrices || arePricesLoaded()
      const all = hasMore && isReady ? read.current?.(productId, listing) : undefined
      if (all && all.rows.length > listing.rows.length) setPrinted(all)
    },
    () => setPrinted(undefined),
  )
  return printed ? { ...listing, ...printed } : listing
}
