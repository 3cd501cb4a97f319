import { useCountedView } from './use-counted-view.ts'

/** Counts a view of the page that it stands on. */
export function CountedView({ id }: { id: number }) {
  useCountedView(id)
  return null
}
