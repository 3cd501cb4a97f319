import { join } from 'node:path'

const file = (name: string) => join(import.meta.dirname, 'mappings', name)

/** Mappings that come along, by name: their files. */
export const includedMappings: Readonly<Record<string, string>> = {
  shopify: file('shopify.json'),
  woocommerce: file('woocommerce.json'),
}
