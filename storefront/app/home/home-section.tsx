import type { ReactNode } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'

interface Props {
  readonly id: string
  readonly title: string
  /** Where all of it stands: its address, with the language, and what the link reads. */
  readonly all: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

/** A section of the home page with a link to the whole list. */
export function HomeSection({ id, title, all, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <Link to={all.to} className="inline-flex min-h-11 items-center md:min-h-6">
          {all.text}
        </Link>
      </div>
      {children}
    </section>
  )
}
