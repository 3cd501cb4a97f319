/** The field of a line's quantity. */
export const quantityField = (itemId: number): string => `quantity-${itemId}`
