import { useEffect } from 'react'

/** What the form before this page did, said by the page itself. A reload says it no more. */
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
