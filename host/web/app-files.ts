import { languages, offlineWords, type Language } from '@pasok/words'

/** A small file that is made once. */
export interface AppFile {
  readonly body: string
  readonly contentType: string
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** How a device shows the shop once it is installed. */
const buildManifest = (name: string, language: Language): AppFile => {
  const home = language === 'id' ? '/id' : '/'
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: `/app/${file}.png`,
    sizes,
    type: 'image/png',
    purpose,
  })
  return {
    contentType: 'application/manifest+json',
    body: JSON.stringify({
      id: '/',
      name,
      short_name: name,
      lang: language,
      start_url: home,
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#16191d',
      icons: [
        icon('icon-192', '192x192', 'any'),
        icon('icon-512', '512x512', 'any'),
        icon('icon-maskable-512', '512x512', 'maskable'),
      ],
    }),
  }
}

/** What a browser shows in place of a page while the shop can't be reached: words alone, no price. */
const offlinePage = (name: string, language: Language): AppFile => {
  const { title, detail, home } = offlineWords
  return {
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title[language]} | ${escaped(name)}</title>
<style>
body { max-width: 34rem; margin: 15vh auto; padding: 0 16px; color: #16191d; font: 17px/1.5 Arial, sans-serif }
a { color: #1a5296 }
</style>
<main>
<h1>${title[language]}</h1>
<p>${detail[language]}</p>
<p><a href="${language === 'id' ? '/id' : '/'}">${home[language]}</a></p>
</main>
</html>
`,
  }
}

/** The files below `/app/` that are made of the shop's name, by their address. */
export const openAppFiles = (name: string): ReadonlyMap<string, AppFile> =>
  new Map(
    languages.flatMap((language): [string, AppFile][] => [
      [`/app/${language}.webmanifest`, buildManifest(name, language)],
      [`/app/offline-${language}.html`, offlinePage(name, language)],
    ]),
  )
