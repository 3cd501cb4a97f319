import { getLocale } from '~words/runtime.js'
import { apiContext, originContext } from '../../api-client/context.ts'
import { canonical } from '../../routing/canonical.ts'
import { rss, loadFeed } from './feed.ts'
import type { Route } from './+types/rss-page'

/** `/blog/rss.xml`: the newest posts for readers of feeds. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const [origin, language] = [context.get(originContext), getLocale()]
  const feed = await loadFeed(context.get(apiContext), origin, language)
  return new Response(rss(feed, origin + canonical(language, '/blog/rss.xml')), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
