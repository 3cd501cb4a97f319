import type { Language } from '@pasok/words'

/**
 * One part of a letter. Texts are plain: whatever they hold is escaped. `to` is a page of the shop ('/account/review'),
 * opened in the reader's language, or a whole http(s) address.
 */
export type LetterPart =
  | { readonly heading: string }
  /** Line breaks in it are kept. */
  | { readonly paragraph: string }
  | { readonly button: string; readonly to: string }
  /** A small table: what, and its value. */
  | { readonly facts: readonly (readonly [what: string, value: string])[] }

/** A letter as a module writes it; HTML and text are both made of its body. */
export interface Letter {
  /** ROOM.LETTER; the log names it, so it says nothing of the reader. */
  readonly kind: string
  /** One address, nothing around it. */
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly body: readonly LetterPart[]
  /**
   * The network of whoever causes a letter that anybody can cause as often as they like: of such letters five an hour go
   * to one address, the others later.
   */
  readonly causedBy?: string
}

/** Who writes: what stands at the foot of every letter. */
export interface LetterShop {
  readonly name: string
  readonly legal_name: string
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
  readonly note?: Readonly<Record<Language, string>> | undefined
}

/** What every letter is framed with. */
export interface Letterhead {
  readonly shop: LetterShop
  /** Where the shop's pages are, without a slash at the end. */
  readonly origin: string
}
