import { company, type Call, type Salesperson } from '@pasok/contract'
import { phoneText } from '@pasok/ui/kit/phone-text.ts'
import { salesperson_title, salesperson_whatsapp } from '~words'
import { whatsappAddress } from '../layout/whatsapp.ts'

/** Who of the shop looks after the member's company; undefined where no one does, or where that can't be loaded. */
export const loadSalesperson = async (call: Call): Promise<Salesperson | undefined> => {
  const { body } = await call(company.showSalesperson)
  return 'data' in body ? body.data.salesperson : undefined
}

interface Props {
  readonly salesperson: Salesperson
  /** What a chat begins with. */
  readonly text?: string
  readonly className?: string
}

/** Who of the shop looks after the company, and how to reach them. */
export function SalespersonCard({ salesperson: { name, phone }, text = '', className = '' }: Props) {
  return (
    <section className={`rounded-md border border-line p-4 ${className}`}>
      <h2 className="mb-2 text-lg">{salesperson_title()}</h2>
      <p className="font-semibold break-words">{name}</p>
      {phone !== undefined && (
        <p className="flex flex-wrap gap-x-4">
          <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center underline">
            {phoneText(phone)}
          </a>
          {phone.startsWith('+628') && (
            <a
              href={whatsappAddress(phone.slice(1), text)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center underline"
            >
              {salesperson_whatsapp()}
            </a>
          )}
        </p>
      )}
    </section>
  )
}
