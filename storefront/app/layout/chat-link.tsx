import type { Whatsapp } from '@pasok/contract'
import { shell_chat, shell_customer_service } from '~words'
import { DrawnIcon } from '@pasok/ui/kit/icon.tsx'
import { whatsappAddress } from './whatsapp.ts'

/** Floats above every page of a member: a chat with the shop. */
export function ChatLink({ whatsapp: { wa_number, wa_text } }: { readonly whatsapp: Whatsapp }) {
  return (
    <aside aria-label={shell_customer_service()} className="no-print">
      <a
        href={whatsappAddress(wa_number, wa_text)}
        target="_blank"
        rel="noopener"
        aria-label={shell_chat()}
        title={shell_chat()}
        className="chat-link"
      >
        <DrawnIcon path="M4.5 19.5 5.6 16A8 8 0 1 1 8.4 18.6zM8.5 10.5h7M8.5 13.5h4.5" size={24} />
      </a>
    </aside>
  )
}
