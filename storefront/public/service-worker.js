// Stores the site's assets and the page that says that there is no connection; never the API or a page of the shop.
const CACHE = 'pasok-1'
const MOST_ASSETS = 300
const OFFLINE = { en: '/app/offline-en.html', id: '/app/offline-id.html' }

const install = async () => {
  const cache = await caches.open(CACHE)
  await cache.addAll(Object.values(OFFLINE).map((url) => new Request(url, { cache: 'reload' })))
  await self.skipWaiting()
}

const activate = async () => {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
}

/** An asset's name is made of its content: what is stored stays true. Beyond MOST_ASSETS the oldest go. */
const findAsset = async (request) => {
  const cache = await caches.open(CACHE)
  const stored = await cache.match(request)
  if (stored) return stored
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    await cache.put(request, response.clone())
    const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
    for (const old of assets.slice(0, Math.max(assets.length - MOST_ASSETS, 0))) await cache.delete(old)
  }
  return response
}

const findPage = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const { pathname } = new URL(request.url)
    const offline = await caches.match(/^\/id(?:\/|$)/.test(pathname) ? OFFLINE.id : OFFLINE.en)
    if (offline) return offline
    throw error
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(findAsset(request))
  // The back office has pages of its own.
  else if (request.mode === 'navigate' && !/^\/admin(?:\/|$)/.test(pathname))
    event.respondWith(findPage(event))
})
