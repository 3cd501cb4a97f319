import type { Language } from '@pasok/words'

/**
 * One part of an e-mail. Texts are plain: whatever they hold is escaped. `to` is a page of the shop ('/account/review'),
 * opened in the reader's language, or a whole http(s) address.
 */
export type EmailPart =
  | { readonly heading: string }
  /** Line breaks in it are kept. */
  | { readonly paragraph: string }
  | { readonly button: string; readonly to: string }
  /** A small table: what, and its value. */
  | { readonly facts: readonly (readonly [what: string, value: string])[] }

/** What causes an e-mail to an address that its owner may not have given. */
export interface CausedBy {
  /** The network of the request, or the company that named the address. */
  readonly network: string
  /** About registrations with the address, an account that exists, or a company's invoices. */
  readonly purpose: 'registration' | 'account' | 'invoice'
  /** Whether it sets a new password: one such e-mail an hour has a place that no other e-mail takes. */
  readonly isReset?: boolean
  /** Whether it is dropped where another e-mail would have to wait: it says nothing that its reader misses. */
  readonly isOptional?: boolean
}

/** An e-mail as a module writes it; HTML and text are both made of its body. */
export interface Email {
  /** MODULE.EMAIL; the log names it, so it says nothing of the reader. */
  readonly kind: string
  /** One address, nothing around it. */
  readonly to: string
  /** The same: where an answer goes, if not to the shop. */
  readonly replyTo?: string
  readonly language: Language
  readonly subject: string
  readonly body: readonly EmailPart[]
  /** Set on e-mails to an address that its owner may not have given: so many an hour go to it, the others later. */
  readonly causedBy?: CausedBy
}

/** Who writes: what stands at the foot of every e-mail. */
export interface EmailShop {
  readonly name: string
  readonly legal_name: string
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
  readonly note?: Readonly<Record<Language, string>> | undefined
}

/** What every e-mail is framed with. */
export interface Letterhead {
  readonly shop: EmailShop
  /** Where the shop's pages are, without a slash at the end. */
  readonly origin: string
}
