/** The discount's two values as addresses hold them, in every language. */
export const ON_OFFER = 'Ya'
export const NOT_ON_OFFER = 'Tidak'

/** Whether a text of the discount's filter is one that it has. */
export const isDiscount = (text: string): boolean =>
  text.split(',').every((value) => value === ON_OFFER || value === NOT_ON_OFFER)
