import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { shell_search_close, shell_search_open } from '~words'
import { Icon } from '../ui/icon.tsx'
import { SearchBox } from './search-box.tsx'

const BAR = 'search-bar'

/**
 * The header's search box. On a narrow screen it lies over the header's row while it is open; a popover, so that it
 * opens before any script has loaded. Where scripts are off it is simply there.
 */
export function SearchBar() {
  const bar = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (bar.current?.matches(':popover-open')) bar.current.hidePopover()
  }, [key])
  return (
    <div
      ref={bar}
      id={BAR}
      popover="auto"
      className="search-bar"
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.querySelector('input')?.focus()
      }}
    >
      <div className="min-w-0 flex-1">
        <SearchBox id="header-search" />
      </div>
      <button
        type="button"
        popoverTarget={BAR}
        popoverTargetAction="hide"
        aria-label={shell_search_close()}
        className="header-button lg:hidden"
      >
        <Icon name="close" size={24} />
      </button>
    </div>
  )
}

/** Opens the search on a narrow screen. */
export function SearchToggle() {
  return (
    <button
      type="button"
      popoverTarget={BAR}
      aria-label={shell_search_open()}
      className="header-button search-toggle lg:hidden"
    >
      <Icon name="search" size={24} />
    </button>
  )
}
