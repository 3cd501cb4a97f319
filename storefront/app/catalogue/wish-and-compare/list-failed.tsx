import { quick_view_retry } from '~words'

/** Says that products could not be loaded, and tries again. */
export function ListFailed({ text, retry }: { text: string; retry: () => void }) {
  return (
    <div role="alert" className="py-8">
      <p>{text}</p>
      <button type="button" onClick={retry} className="button mt-4 min-h-11">
        {quick_view_retry()}
      </button>
    </div>
  )
}
