import { join } from 'node:path'
import { createServer } from 'vite'
import type { Built, PageSource } from '../web/web.ts'

/**
 * The pages from their sources, with ⟦these⟧ around every message of words: a text without them comes from elsewhere.
 * Only the server's side of them is loaded; it takes a third of a build. `close` when the shop has stopped.
 */
export const pseudolocalePages = async (
  root: string,
): Promise<PageSource & { readonly close: () => Promise<void> }> => {
  const storefront = join(root, 'storefront')
  const vite = await createServer({
    root: storefront,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [
      {
        name: 'pasok:pseudolocale',
        transform: (code, id) =>
          /\/app\/paraglide\/messages\/(?!_index)\w+\.js$/.test(id)
            ? code.replace(/export const (\w+) = ([\s\S]*)$/, (_, name: string, message: string) =>
                [
                  `const plain = ${message}`,
                  `export const ${name} = (...given) => \`⟦\${plain(...given)}⟧\``,
                ].join('\n'),
              )
            : undefined,
      },
    ],
  })
  return {
    load: async () => (await vite.ssrLoadModule('/server.ts')) as Built,
    clientFolder: join(storefront, 'public'),
    close: () => vite.close(),
  }
}
