import type { ReactNode } from 'react'

/** How a state looks: over, under way, waiting for its reader, done well, or gone wrong. */
export type Tone = 'over' | 'open' | 'due' | 'good' | 'bad'

const looks: Record<Tone, string> = {
  over: 'border-line bg-surface text-ink-soft',
  open: 'border-line-strong bg-white text-ink',
  due: 'border-accent-strong bg-accent text-ink',
  good: 'border-success bg-white text-success',
  bad: 'border-danger bg-white text-danger',
}

/** The state of a record, in a word or two. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-sm border px-2 text-[13px] font-semibold whitespace-nowrap ${looks[tone]}`}
    >
      {children}
    </span>
  )
}
