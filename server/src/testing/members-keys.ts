import { itemPrices, productPrices } from '@pasok/contract/endpoints'

/** The keys that a record has for members who may see prices alone: every key that the contract knows of a price. */
export const MEMBERS_KEYS = [...new Set([...itemPrices.keyof().options, ...productPrices.keyof().options])]
