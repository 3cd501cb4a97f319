/** In bytes: a document, and a form with all it brings. */
export const LARGEST_DOCUMENT = 10_000_000
export const LARGEST_FORM = 22_000_000
/** What a document may be, by what it holds. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentType = (typeof documentTypes)[number]
/** An answer brings at most so many documents. */
export const MOST_DOCUMENTS = 2

/** In hours: for how long a registration waits for the link in its e-mail. */
export const LINK_HOURS = 24
/** In days: for how long the link in an invitation holds. */
export const INVITATION_DAYS = 7

/** A company keeps at most so many. */
export const MOST_ADDRESSES = 200
/** What an address is the default for. A company that has addresses has one default for each of these. */
export const addressPurposes = ['delivery', 'billing'] as const
export type AddressPurpose = (typeof addressPurposes)[number]

/** A company gives at most so many numbers of its own, and so many to one item. */
export const MOST_PART_NUMBERS = 20_000
export const MOST_PART_NUMBERS_OF_ITEM = 10
/** In characters. */
export const LONGEST_OWN_NUMBER = 60
/** In characters: a note that only staff read. */
export const LONGEST_STAFF_NOTE = 2_000
/** Wrong rows of an uploaded file that one answer names. */
export const MOST_WRONG_ROWS = 1_000
