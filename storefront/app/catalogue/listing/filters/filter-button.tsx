import { list_filter_count, list_filter_open } from '~words'
import { PANEL } from './filter-panel.tsx'

/** Opens the filters where there is no room for them beside the list, and says how many are set. */
export function FilterButton({ count }: { count: number }) {
  return (
    <button
      type="button"
      // The browser itself opens the dialog, before any script has loaded; one that can't is helped below.
      {...{ command: 'show-modal', commandfor: PANEL }}
      onClick={() => {
        if ('commandForElement' in HTMLButtonElement.prototype) return
        const panel = document.getElementById(PANEL)
        if (panel instanceof HTMLDialogElement) panel.showModal()
      }}
      className="button button-quiet no-print min-h-11 only-over"
    >
      {list_filter_open()}
      {count > 0 && (
        <span className="ml-2 rounded-md bg-accent px-2 text-[13px]">{list_filter_count({ count })}</span>
      )}
    </button>
  )
}
