import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from '@pasok/ui/building/precompress.ts'
import { wordAliases } from '@pasok/ui/building/word-aliases.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    paraglideVitePlugin({
      project: '../words/project.inlang',
      outdir: './app/paraglide',
      strategy: ['url', 'baseLocale'],
      emitTsDeclarations: true,
      outputStructure: 'message-modules',
    }),
    tailwindcss(),
    reactRouter(),
    precompress(),
  ],
  resolve: {
    alias: wordAliases,
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
  // Lists of what each part loaded later imports would make every page 3 kB larger.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The root route and all that it imports: every page loads it.
                { name: 'every-page', test: /app\/root\.tsx/ },
                // What many pages share, which packs smaller in one file than in a hundred.
                { name: 'shared', minShareCount: 16 },
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
