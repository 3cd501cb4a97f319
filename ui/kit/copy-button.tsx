import { useEffect, useState } from 'react'
import { DrawnIcon } from './icon.tsx'

interface Props {
  readonly text: string
  readonly label: string
  /** Shown for a moment once it is done. */
  readonly copiedText: string
  /** The page's main button: it shows its label. */
  readonly isMain?: boolean
  /** Stays as it is for a moment after a press, for the style guide. */
  readonly isCopied?: boolean
}

const SAID_FOR_MS = 2_000

/** Puts a text on the clipboard. It needs scripts, and an address that the browser trusts with the clipboard. */
export function CopyButton({ text, label, copiedText, isMain = false, isCopied = false }: Props) {
  const [able, setAble] = useState(false)
  const [copied, setCopied] = useState(false)
  useEffect(() => setAble('clipboard' in navigator), [])
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser keeps the clipboard to itself.
      setAble(false)
    }
  }
  return (
    <span className={`no-print relative inline-flex shrink-0 items-center ${able ? '' : 'invisible'}`}>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={isMain ? undefined : label}
        title={isMain ? undefined : label}
        className={
          isMain
            ? 'button min-h-11'
            : 'grid size-11 md:size-8 cursor-pointer place-items-center rounded-md border border-line hover:bg-surface'
        }
      >
        {isMain ? label : <DrawnIcon path="M9 9h11v11H9zM15 9V4H4v11h5" size={16} />}
      </button>
      {/* Out of the line, which may have no room for it. */}
      <span
        role="status"
        className="absolute bg-white px-2 text-[13px] font-normal whitespace-nowrap text-success max-md:top-full max-md:right-0 md:left-full"
      >
        {(copied || isCopied) && copiedText}
      </span>
    </span>
  )
}
