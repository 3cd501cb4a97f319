import type { Address } from '@pasok/contract'
import { address_default_billing, address_default_delivery } from '~words'

/** What an address is the default for. */
export function DefaultBadges({ address }: { address: Address }) {
  const badges = [
    ...(address.is_default_delivery ? [address_default_delivery()] : []),
    ...(address.is_default_billing ? [address_default_billing()] : []),
  ]
  return (
    badges.length > 0 && (
      <ul className="flex flex-wrap gap-1">
        {badges.map((badge) => (
          <li key={badge} className="rounded-sm bg-accent px-2 py-0.5 text-[13px] font-semibold">
            {badge}
          </li>
        ))}
      </ul>
    )
  )
}
