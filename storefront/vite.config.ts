import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardedRouteModules } from './guarded-route-modules.ts'
import { onePluralRule } from './one-plural-rule.ts'
import { precompress } from './precompress.ts'
import { withoutInstrumentation } from './without-instrumentation.ts'
import { wordsInBrowser } from './words-in-browser.ts'

const words = './app/paraglide'

/** What every page loads stands in one file: together it packs smaller. What is loaded when it is asked for stays out. */
const EVERY_PAGE =
  /\/app\/(?:(?:layout|routing|api-client|search)\/(?!field-text|suggestions\/|notices\/toast-host|not-found-page|print-head)|paraglide\/(?:runtime|registry|messages\/(?:shell_|login_prices|product_items|product_brand))|identity\/login\/login-link|catalogue\/(?:category-trail|brand-address|describe|price\/price\.tsx|product-picture|product-card|quick-view\/(?:quick-view\.tsx|opening))|ui\/(?:icon|use-printing|unbroken|rupiah-text|use-dismissal|use-scripts|use-kept-focus|hydrate-on-interaction|first-interaction|breadcrumb|decimal|counted|dialog-commands))/

export default defineConfig(({ command }) => ({
  plugins: [
    paraglideVitePlugin({
      project: '../words/project.inlang',
      outdir: words,
      strategy: ['url', 'baseLocale'],
      emitTsDeclarations: true,
      // In development too, where it would write one file a language: see words-in-browser.ts.
      outputStructure: 'message-modules',
    }),
    wordsInBrowser(),
    onePluralRule(),
    withoutInstrumentation(),
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
          output: {
            codeSplitting: {
              groups: [{ name: 'shop', test: EVERY_PAGE }],
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
