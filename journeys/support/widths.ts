/** The screens that the shop is looked at on: a telephone, a tablet, a desktop. */
export const WIDTHS = [375, 768, 1440] as const
export type Width = (typeof WIDTHS)[number]
