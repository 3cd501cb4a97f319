import { useEffect } from 'react'
import { FLASH_PARAMETER } from '../../routing/query.ts'

/** The result of the form before this page. Its parameter leaves the address, so a reload does not show it again. */
export function FlashBanner({ text }: { text: string }) {
  useEffect(() => {
    const address = new URL(window.location.href)
    address.searchParams.delete(FLASH_PARAMETER)
    window.history.replaceState(window.history.state, '', address)
  }, [text])
  return (
    <p role="status" className="message-bar">
      {text}
    </p>
  )
}
