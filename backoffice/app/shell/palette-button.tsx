import { Icon } from '@pasok/ui/kit/icon.tsx'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'
import { Suspense, useEffect, useState } from 'react'
import { admin_palette } from '~words'

const Palette = lazyPart(() => import('./palette.tsx'))

const KEYS = 'Control+K Meta+K'
const SHOWN_KEYS = 'Ctrl+K'

/** Opens the search of all records and pages; Ctrl+K (on a Mac, Command+K) opens it from everywhere. */
export function PaletteButton() {
  const [opener, setOpener] = useState<HTMLElement>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      setOpener(document.activeElement instanceof HTMLElement ? document.activeElement : undefined)
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={KEYS}
        onClick={({ currentTarget }) => {
          setOpener(currentTarget)
          setOpen(true)
        }}
        className="flex min-h-10 cursor-pointer items-center gap-2 rounded-md border border-white/40 px-3 text-white"
      >
        <Icon name="search" />
        {admin_palette()}
        <kbd className="hidden text-[13px] lg:inline">{SHOWN_KEYS}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette opener={opener} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
