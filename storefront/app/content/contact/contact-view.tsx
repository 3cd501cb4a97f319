import type { ContentRecord } from '@pasok/contract'
import { contact_form, contact_lead, contact_title } from '~words'
import { organizationJsonLd } from '../../layout/head/site-json-ld.ts'
import { useRootData } from '../../layout/root-data.ts'
import { useLink } from '../../routing/use-link.ts'
import { PageText } from '../page-text.tsx'
import { SitePage } from '../site-page.tsx'
import { ContactForm } from './contact-form.tsx'
import type { ContactOutcome } from './send-contact.ts'
import { ShopDetails } from './shop-details.tsx'
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
    <ShopMap location={root.settings.location} name={root.settings.name} width={isAlt ? 1_400 : 700} />
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
            {root && <ShopDetails settings={root.settings} />}
            {form}
          </div>
        </>
      ) : (
        <div className="mt-6 grid gap-8 lg:grid-cols-2">
          {form}
          <div>
            {root && <ShopDetails settings={root.settings} />}
            <div className="mt-6">{map}</div>
          </div>
        </div>
      )}
    </SitePage>
  )
}
