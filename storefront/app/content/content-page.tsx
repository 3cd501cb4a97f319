import type { ContentRecord } from '@pasok/contract'
import type { ReactNode } from 'react'
import type { Thing } from '../layout/head/structured-data.tsx'
import { PageText } from './page-text.tsx'
import { SitePage } from './site-page.tsx'

interface Props {
  readonly page: ContentRecord
  /** Its path without a language. */
  readonly rest: `/site/${string}`
  /** What it is about, for search engines. */
  readonly things?: readonly Thing[]
  /** What stands below its text. */
  readonly children?: ReactNode
}

/** A page whose text staff write. */
export function ContentPage({ page: { title, summary, body }, rest, things, children }: Props) {
  return (
    <SitePage title={title} lead={summary} rest={rest} {...(things && { things })}>
      <div className="mt-6">
        <PageText text={body} />
      </div>
      {children}
    </SitePage>
  )
}
