import { useEffect, useState } from 'react'

interface Props {
  readonly text: string
  readonly label: string
  /** Said for a moment once it is done. */
  readonly done: string
}

const SAID_FOR_MS = 2_000

/** Puts a text on the clipboard. It needs scripts, and an address that the browser trusts with the clipboard. */
export function CopyButton({ text, label, done }: Props) {
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
    <span className={`no-print inline-flex items-center gap-2 ${able ? '' : 'invisible'}`}>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={label}
        title={label}
        className="grid size-11 md:size-8 cursor-pointer place-items-center rounded-md border border-line hover:bg-surface"
      >
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path d="M9 9h11v11H9zM15 9V4H4v11h5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <span role="status" className="text-[13px] font-normal text-success">
        {copied && done}
      </span>
    </span>
  )
}
