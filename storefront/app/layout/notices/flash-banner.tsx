import { useEffect } from 'react'

/** The result of the form before this page. It is gone after a reload. */
export function FlashBanner({ text }: { text: string }) {
  useEffect(() => {
    const address = new URL(window.location.href)
    address.searchParams.delete('said')
    window.history.replaceState(window.history.state, '', address)
  }, [text])
  return (
    <p role="status" className="message-bar">
      {text}
    </p>
  )
}
