import { shell_search_close, shell_search_open } from '~words'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { SearchBox } from './search-box.tsx'

const BAR = 'search-bar'

interface Props {
  readonly isOpen: boolean
}

/** The header's search box. On a narrow screen it stands below the header's row, until somebody wants the room. */
export function SearchBar({ isOpen }: Props) {
  return (
    <div id={BAR} className="search-bar" data-closed={!isOpen || undefined}>
      <div className="min-w-0 flex-1">
        <SearchBox id="header-search" />
      </div>
    </div>
  )
}

/** On a narrow screen closes the search, and opens it again with the focus in it. */
export function SearchToggle({ isOpen, onToggle }: Props & { readonly onToggle: (opens: boolean) => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={BAR}
      aria-label={isOpen ? shell_search_close() : shell_search_open()}
      className="header-button search-toggle lg:hidden"
      onClick={() => onToggle(!isOpen)}
    >
      <Icon name="search" size={24} />
    </button>
  )
}
