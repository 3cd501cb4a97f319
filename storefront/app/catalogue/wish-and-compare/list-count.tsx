import { useStoredList, type ListName } from './stored-list.ts'

/** How many products a list holds, which this browser knows; nothing of an empty one. */
export function ListCount({ of }: { of: ListName }) {
  const count = useStoredList(of, ({ ids }) => ids.length)
  return (
    count > 0 && (
      <>
        {' '}
        <b className="list-count">{count}</b>
      </>
    )
  )
}
