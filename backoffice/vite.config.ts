import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from '@pasok/ui/building/precompress.ts'
import { wordAliases } from '@pasok/ui/building/word-aliases.ts'

// `npm run build` names a folder of the storefront's builds: both front ends are built, and replaced, together.
const folder = join('../storefront', process.env['BUILD_FOLDER'] ?? 'builds/by-hand', 'backoffice')

export default defineConfig({
  base: '/admin/',
  plugins: [tailwindcss(), precompress()],
  resolve: { alias: wordAliases },
  build: {
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // "use client" says something to servers that render; there is none here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
