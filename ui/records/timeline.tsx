import { formatDay, jakartaClock } from '@pasok/contract'
import { quotation_at } from '~words'

/** Something that happened to a record. */
export interface TimelineEvent {
  readonly at: string
  /** Who did what. */
  readonly title: string
  readonly text?: string | undefined
}

/** What happened to a record, the first event first. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <ol className="timeline">
      {events.map(({ at, title, text }) => (
        <li key={`${at} ${title}`}>
          <p>
            <strong className="font-semibold">{title}</strong>
            <time dateTime={at} className="ml-2 text-[13px] text-ink-soft">
              {quotation_at({ day: formatDay(at), ...jakartaClock(new Date(at)) })}
            </time>
          </p>
          {text !== undefined && <p className="mt-1 break-words whitespace-pre-line">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
