import type { Language } from '@pasok/words'

/**
 * One part of an e-mail. Texts are plain and are escaped. `to` is a page of the shop ('/account/review'), opened in the
 * reader's language, or an absolute http(s) address.
 */
export type EmailPart =
  | { readonly heading: string }
  /** Line breaks are preserved. */
  | { readonly paragraph: string }
  | { readonly button: string; readonly to: string }
  /** A small table of names and values. */
  | { readonly facts: readonly (readonly [what: string, value: string])[] }

/** The cause of an e-mail to an address that its owner may not have given. */
export interface CausedBy {
  /** The network of the request, or the company that gave the address. */
  readonly network: string
  /** About registrations with the address, an existing account, or a company's invoices. */
  readonly purpose: 'registration' | 'account' | 'invoice'
  /** Whether it resets a password: one such e-mail an hour has a reserved time slot. */
  readonly isReset?: boolean
  /** Whether it is dropped if it would have to wait, because its reader does not need it. */
  readonly isOptional?: boolean
}

/** An e-mail as a module writes it; HTML and text are both rendered from its body. */
export interface Email {
  /** MODULE.EMAIL. It appears in the log, so it must not identify the reader. */
  readonly kind: string
  /** One plain address. */
  readonly to: string
  /** The address for replies, if not the shop's. */
  readonly replyTo?: string
  readonly language: Language
  readonly subject: string
  readonly body: readonly EmailPart[]
  /**
   * Set for an address that its owner may not have given: e-mails to it are limited by the hour, and further ones are
   * delayed.
   */
  readonly causedBy?: CausedBy
}

/** The sender, shown at the foot of every e-mail. */
export interface EmailShop {
  readonly name: string
  readonly legal_name: string
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
  readonly note?: Readonly<Record<Language, string>> | undefined
}

/** The frame of every e-mail. */
export interface Letterhead {
  readonly shop: EmailShop
  /** The origin of the shop's pages, without a trailing slash. */
  readonly origin: string
}
