import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardedRouteModules } from './guarded-route-modules.ts'
import { precompress } from './precompress.ts'

const words = './app/paraglide'

/** Small parts of every page's layout that others use, too: a file each would cost more than it holds. */
const inLayout =
  /\/app\/(?:paraglide\/messages\/(?:shell_(?!language|opening_hours|follow|copyright|contact|currency|chat|categories|logout|account|close|notices|send_list|menu\.)|error_product|account_wishlist|home_categories|list_subcategories)|ui\/dialog-commands|layout\/(?:store-currency|telephone|mobile-menu-button|notices\/(?:notify|carried))|cart\/wish-and-compare\/(?:stored-list|list-count)|search\/search-box)/

/** The rows of a Variant table, which the quick view has, too. */
const inRows =
  /\/app\/(?:catalogue\/product\/variant-(?:row|rows|head)\.|paraglide\/messages\/variant_(?!sort_|narrow|matches|all))/

export default defineConfig(({ command }) => ({
  plugins: [
    paraglideVitePlugin({
      project: '../words/project.inlang',
      outdir: words,
      strategy: ['url', 'baseLocale'],
      emitTsDeclarations: true,
      outputStructure: 'message-modules',
    }),
    tailwindcss(),
    guardedRouteModules(),
    reactRouter(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: /^~words$/, replacement: fileURLToPath(new URL(`${words}/messages.js`, import.meta.url)) },
      { find: /^~words\//, replacement: fileURLToPath(new URL(`${words}/`, import.meta.url)) },
    ],
  },
  // Without these the first page in development finds its dependencies late and reloads.
  optimizeDeps: {
    entries: ['app/root.tsx', 'app/**/*-page.tsx'],
    include: [
      'react-router',
      'react-router/dom',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What many pages share is one file, which packs smaller than a hundred; a page without a form needs none of its parts.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  // Of the cart's modules guests need these alone.
                  test: /\/app\/(?!ui\/form\/|catalogue\/unit\.|paraglide\/messages\/uom_|paraglide\/messages\/(?:cart|address|checkout|register|lists|account|form|quotation|order|upload)_|company\/|quotation\/|order\/|payment\/|cart\/(?!add\.|wanted-item\.|wish-and-compare\/))/,
                  minShareCount: 13,
                },
                { name: 'layout', test: inLayout },
                // What an item's page has, too, is not to come with the rows.
                { name: 'item', test: /\/app\/(?:catalogue\/unit\.|paraglide\/messages\/uom_|cart\/add\.)/ },
                { name: 'variants', test: inRows },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server.ts' } },
      // Bundled, React is its production build whatever NODE_ENV the process has: renders take a third of the time.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))
