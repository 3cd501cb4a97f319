import { MOST_SUGGESTED } from '../../constants.ts'

/** Rows of the form that suggestions have, while they are on their way. */
export function Placeholder() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: MOST_SUGGESTED }, (_, i) => (
        <div key={`row-${i}`} className="flex min-h-17 items-center gap-3 px-3">
          <span className="h-15 w-20 shrink-0 rounded-sm bg-surface" />
          <span className="grow">
            <span className="block h-3 w-2/3 rounded-sm bg-surface" />
            <span className="mt-2 block h-3 w-1/3 rounded-sm bg-surface" />
          </span>
        </div>
      ))}
    </div>
  )
}
