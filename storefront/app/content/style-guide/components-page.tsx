import { style_components, style_components_lead, style_forms, style_kit, style_records } from '~words'
import { SitePage } from '../site-page.tsx'
import { FormSamples } from './form-samples.tsx'
import { KitSamples } from './kit-samples.tsx'
import { RecordSamples } from './record-samples.tsx'

/** `/site/components`: the parts that the shop's pages are made of, as those pages render them. */
export default function ComponentsPage() {
  return (
    <SitePage
      title={style_components()}
      lead={style_components_lead()}
      rest="/site/components"
      indexed={false}
    >
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="kit" className="min-w-0">
          <h2 id="kit" className="mb-3 text-xl">
            {style_kit()}
          </h2>
          <KitSamples />
        </section>
        <section aria-labelledby="forms" className="min-w-0">
          <h2 id="forms" className="mb-3 text-xl">
            {style_forms()}
          </h2>
          <FormSamples />
        </section>
        <section aria-labelledby="records" className="min-w-0">
          <h2 id="records" className="mb-3 text-xl">
            {style_records()}
          </h2>
          <RecordSamples />
        </section>
      </div>
    </SitePage>
  )
}
