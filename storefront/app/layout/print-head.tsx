import { type Settings, formatDay } from '@pasok/contract'
import { useState } from 'react'
import { usePrinting } from '@pasok/ui/kit/use-printing.ts'

interface Props {
  readonly settings: Settings
  /** The day on which the page was rendered, for printing without scripts. */
  readonly today: string
}

/** On paper alone: whose page it is, how they are reached, and the day on which it was printed. */
export function PrintHead({ settings, today }: Props) {
  const [day, setDay] = useState(today)
  usePrinting(() => setDay(formatDay(new Date().toISOString())))
  const { name, legal_name, address, phone, email } = settings
  return (
    <div className="print-head">
      <p>
        <strong>{legal_name}</strong> ({name})
        <br />
        {address.join(', ')}
        <br />
        {phone} · {email}
      </p>
      <p>{day}</p>
    </div>
  )
}
