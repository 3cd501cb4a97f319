import { type Day, formatDay } from '@pasok/contract'
import { invoiceEmailWords as words, type Language } from '@pasok/words'
import type { Email } from '../../platform/index.ts'

/** What a buyer is told of an invoice. */
export type InvoiceNews = keyof typeof words.news

interface Told {
  readonly to: string
  readonly language: Language
  /** Empty for an address that is nobody's own. */
  readonly name: string
  readonly id: number
  readonly number: string
  readonly orderNumber: string
  readonly poNumber: string
  readonly dueOn: Day | null
  /** From the due date, without a sign. */
  readonly days: number
  /** What staff wrote. */
  readonly text: string
}

/** Tells a buyer what became of an invoice. It names no price: an e-mail may be read by others. */
export const invoiceNews = (
  news: InvoiceNews,
  { to, language, name, id, number, orderNumber, poNumber, dueOn, days, text }: Told,
): Email => {
  const due = dueOn === null ? '' : formatDay(dueOn)
  const { subject, text: lead } = words.news[news]
  return {
    kind: `invoice.${news}`,
    to,
    language,
    subject: subject[language]({ number, due, days }),
    body: [
      { heading: subject[language]({ number, due, days }) },
      { paragraph: words.greeting[language]({ name }) },
      { paragraph: lead[language]({ number, due, days }) },
      ...(text === '' ? [] : [{ paragraph: text }]),
      {
        facts: [
          [words.facts.number[language], number],
          [words.facts.order[language], orderNumber],
          ...(poNumber === '' ? [] : [[words.facts.po_number[language], poNumber] as const]),
          ...(due === '' ? [] : [[words.facts.due_on[language], due] as const]),
        ] as const,
      },
      { button: words.button[language], to: `/account/invoices/${id}` },
    ],
  }
}
