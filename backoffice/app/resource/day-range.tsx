import { list_from, list_to } from '~words'

interface Props {
  /** What the days are days of. */
  readonly title: string
  readonly from: string
  readonly to: string
  readonly onChange: (end: 'from' | 'to', day: string) => void
}

/** Two days, both included. */
export function DayRange({ title, from, to, onChange }: Props) {
  const ends = [
    ['from', from, list_from()],
    ['to', to, list_to()],
  ] as const
  return (
    <fieldset className="flex flex-wrap items-end gap-2">
      <legend className="text-[13px]">{title}</legend>
      {ends.map(([end, day, label]) => (
        <input
          key={end}
          type="date"
          aria-label={`${title}: ${label}`}
          value={day}
          onChange={({ target }) => onChange(end, target.value)}
          className="h-10 rounded-md border border-line-strong bg-white px-3"
        />
      ))}
    </fieldset>
  )
}
