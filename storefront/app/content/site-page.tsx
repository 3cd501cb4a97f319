import type { ReactNode } from 'react'
import { shell_home } from '~words'
import { PageHead } from '../layout/head/page-head.tsx'
import type { Thing } from '../layout/head/structured-data.tsx'
import { useLink } from '../routing/use-link.ts'
import { Breadcrumb } from '@pasok/ui/kit/breadcrumb.tsx'

interface Props {
  readonly title: string
  readonly lead: string
  /** The page's path without a language. */
  readonly rest: `/site/${string}`
  /** May search engines list it? */
  readonly indexed?: boolean
  readonly things?: readonly Thing[]
  readonly children: ReactNode
}

/** A page about the shop itself: its head, the way to it, its title and what it is about. */
export function SitePage({ title, lead, rest, indexed = true, things, children }: Props) {
  const link = useLink()
  const steps = [
    { name: shell_home(), to: link('/') },
    { name: title, to: link(rest) },
  ]
  return (
    <div className="frame py-6">
      <PageHead
        title={title}
        description={lead}
        rest={rest}
        indexed={indexed}
        trail={steps}
        {...(things && { things })}
      />
      <Breadcrumb steps={steps} here />
      <h1 className="mt-3 text-2xl">{title}</h1>
      <p className="mt-2 max-w-[70ch] text-ink-soft">{lead}</p>
      {children}
    </div>
  )
}
