/** A page of a member's account, or another one for members alone, as its module offers it to the menus. */
export interface AccountEntry {
  /** Without a language. */
  readonly path: string
  readonly label: () => string
  /** The list whose length is shown beside it. */
  readonly counts?: 'compare'
  /** `pages` is beside every account page, `account` opens from the header, `narrow` on a phone. */
  readonly menus: readonly ('pages' | keyof MemberLinks)[]
  /** Members of an approved company, of one under review, or with an unverified e-mail address. */
  readonly who: 'approved' | 'waiting' | 'unverified'
  /** Hidden from members who may only view. */
  readonly isForBuyers?: true
}

/** A link of a member's menus: a path without a language, and what it is called. */
export interface AccountLink {
  readonly to: string
  readonly label: string
  readonly counts?: 'compare' | undefined
}

/** Where each menu leads a member. */
export type MemberLinks = Readonly<Record<'account' | 'panel' | 'narrow' | 'footer', readonly AccountLink[]>>
