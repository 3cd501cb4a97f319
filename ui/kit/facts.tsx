import type { ReactNode } from 'react'

/** Names with their values; unknown values are left out. */
export type Fact = readonly [name: string, fact: ReactNode]

/** Facts of a record, one below the other. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
      {facts
        .filter(([, fact]) => fact !== undefined && fact !== '')
        .map(([name, fact]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="mb-1 min-w-0 break-words whitespace-pre-line">{fact}</dd>
          </div>
        ))}
    </dl>
  )
}
