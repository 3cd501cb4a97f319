/** The field of a line's quantity. */
export const quantityField = (itemId: number): string => `quantity-${itemId}`

/** The initial quantity: only fields that differ from it are sent, so that changes by others stay. */
export const seenField = (itemId: number): string => `seen-${itemId}`
