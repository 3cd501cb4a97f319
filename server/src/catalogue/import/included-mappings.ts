import { join } from 'node:path'

/** Mappings that come along, by name: their files. */
export const includedMappings: Readonly<Record<string, string>> = {
  shopify: join(import.meta.dirname, 'mappings', 'shopify.json'),
}
