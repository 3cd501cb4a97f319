import { join } from 'node:path'

const file = (name: string) => join(import.meta.dirname, 'mappings', name)

/** The included mappings: their files by name. */
export const includedMappings: Readonly<Record<string, string>> = {
  shopify: file('shopify.json'),
  woocommerce: file('woocommerce.json'),
}
