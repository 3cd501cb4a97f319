/** The field of a line's quantity. */
export const quantityField = (itemId: number): string => `quantity-${itemId}`

/** The quantity that stood in it at first: another one was typed, and the others are left as somebody else made them. */
export const seenField = (itemId: number): string => `seen-${itemId}`
