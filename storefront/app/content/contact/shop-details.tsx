import type { Settings } from '@pasok/contract'
import { contact_visit, shell_opening_hours } from '~words'
import { Telephone } from '../../layout/telephone.tsx'

/** Who runs the shop, where it is, and when it is open. */
export function ShopDetails({ settings }: { readonly settings: Settings }) {
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="mb-3 text-xl">
        {contact_visit()}
      </h2>
      <address className="not-italic">
        <strong>{settings.legal_name}</strong>
        {settings.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <Telephone number={settings.phone} className="mt-2 inline-flex min-h-11 items-center lg:min-h-6" />
        <br />
        <a href={`mailto:${settings.email}`} className="inline-flex min-h-11 items-center lg:min-h-6">
          {settings.email}
        </a>
      </address>
      <p className="mt-2">
        {shell_opening_hours()}: {settings.opening_hours}
      </p>
      {settings.note && <p className="mt-2 text-ink-soft">{settings.note}</p>}
    </section>
  )
}
