import type { ContentRecord, Settings } from '@pasok/contract'
import { contact_form, contact_lead, contact_title, contact_visit, shell_opening_hours } from '~words'
import { organizationJsonLd } from '../../layout/head/site-json-ld.ts'
import { useRootData } from '../../layout/root-data.ts'
import { Telephone } from '../../layout/telephone.tsx'
import { useLink } from '../../routing/use-link.ts'
import { PageText } from '../page-text.tsx'
import { SitePage } from '../site-page.tsx'
import { ContactForm } from './contact-form.tsx'
import type { ContactOutcome } from './send-contact.ts'
import { ShopMap } from './shop-map.tsx'

interface Props {
  readonly rest: '/site/contact-us' | '/site/contact-us-alt'
  /** What staff wrote about contacting the shop. */
  readonly page: ContentRecord | undefined
  readonly outcome: ContactOutcome | undefined
}

/** How the shop is reached. `/site/contact-us` has the form beside the details, the other layout below a wide map. */
export function ContactView({ rest, page, outcome }: Props) {
  const link = useLink()
  const root = useRootData()
  const isAlt = rest === '/site/contact-us-alt'
  const form = (
    <section aria-labelledby="message">
      <h2 id="message" className="mb-3 text-xl">
        {contact_form()}
      </h2>
      <ContactForm here={link(rest)} outcome={outcome} />
    </section>
  )
  const map = root?.settings.location && (
    <ShopMap location={root.settings.location} name={root.settings.name} />
  )
  return (
    <SitePage
      title={page?.title ?? contact_title()}
      lead={page?.summary || contact_lead()}
      rest={rest}
      indexed={!isAlt}
      things={root ? [organizationJsonLd(root.settings, root.origin)] : []}
    >
      {page && (
        <div className="mt-6">
          <PageText text={page.body} />
        </div>
      )}
      {isAlt ? (
        <>
          <div className="mt-6">{map}</div>
          <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_2fr]">
            {root && <Details settings={root.settings} />}
            {form}
          </div>
        </>
      ) : (
        <div className="mt-6 grid gap-8 lg:grid-cols-2">
          {form}
          <div>
            {root && <Details settings={root.settings} />}
            <div className="mt-6">{map}</div>
          </div>
        </div>
      )}
    </SitePage>
  )
}

function Details({ settings }: { readonly settings: Settings }) {
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
