import { quotation_whatsapp } from '~words'
import { useRootData } from './root-data.ts'
import { whatsappAddress } from './whatsapp.ts'

/** Sends a text to the shop on WhatsApp; nothing where it has no number. */
export function WhatsappLink({ text }: { readonly text: string }) {
  const whatsapp = useRootData()?.whatsapp
  if (!whatsapp) return null
  return (
    <a
      href={whatsappAddress(whatsapp.wa_number, text)}
      target="_blank"
      rel="noopener"
      className="button button-quiet min-h-11"
    >
      {quotation_whatsapp()}
    </a>
  )
}
