import { fileURLToPath } from 'node:url'

/** The file below this workspace's own folder or, with `../`, below another's. */
const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * What `~words` means in a front end's build: the texts as the storefront's build writes them, which the types of all front
 * ends are made of, too.
 */
export const wordAliases = [
  { find: /^~words$/, replacement: fileAt('../../storefront/app/paraglide/messages.js') },
  { find: /^~words\//, replacement: fileAt('../../storefront/app/paraglide/') },
  // What messages import for their plurals.
  { find: /^\.\.\/registry\.js$/, replacement: fileAt('../kit/plural-rules.ts') },
]
