import { returnEmailWords as words, rupiahText, type Language, type ReturnTold } from '@pasok/words'
import type { Email } from '../../platform/index.ts'
import type { ReturnRow } from '../returns/return.store.ts'

/** What who asked for a return is told of it. */
export type ReturnNews = keyof typeof words.toBuyers
/** What staff are told. */
export type ReturnNewsToStaff = keyof typeof words.toStaff

interface Told {
  readonly to: string
  readonly language: Language
  readonly returned: Pick<
    ReturnRow,
    'id' | 'number' | 'order_number' | 'company_name' | 'line_count' | 'refund_amount'
  >
  /** What the other side wrote. */
  readonly text: string
}

/** Tells who asked for a return what became of it. */
export const returnNews = (news: ReturnNews, { name, ...told }: Told & { readonly name: string }): Email =>
  emailOf(news, words.toBuyers[news], told, words.greeting[told.language]({ name }))

/** Tells somebody of staff that a return waits for them, or what its buyer did. */
export const returnNewsToStaff = (news: ReturnNewsToStaff, told: Told): Email =>
  emailOf(`${news}-to-staff`, words.toStaff[news], told)

const emailOf = (
  kind: string,
  { subject, text: lead }: ReturnTold,
  { to, language, returned, text }: Told,
  greeting?: string,
): Email => {
  const amount = returned.refund_amount === null ? '' : rupiahText(returned.refund_amount)
  const named = { number: returned.number, company: returned.company_name, amount }
  const facts: [string, string][] = [
    [words.facts.number[language], returned.number],
    [words.facts.order[language], returned.order_number],
    [words.facts.company[language], returned.company_name],
    [words.facts.lines[language], String(returned.line_count)],
    [words.facts.refund[language], amount],
  ]
  return {
    kind: `return.${kind}`,
    to,
    language,
    subject: subject[language](named),
    body: [
      { heading: subject[language](named) },
      ...(greeting === undefined ? [] : [{ paragraph: greeting }]),
      { paragraph: lead[language](named) },
      ...(text === '' ? [] : [{ paragraph: text }]),
      { facts: facts.filter(([, fact]) => fact !== '') },
      ...(greeting === undefined
        ? []
        : [{ button: words.button[language], to: `/account/returns/${returned.id}` }]),
    ],
  }
}
