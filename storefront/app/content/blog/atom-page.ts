import { getLocale } from '~words/runtime.js'
import { apiContext, originContext } from '../../api-client/context.ts'
import { canonical } from '../../routing/canonical.ts'
import { atom, loadFeed } from './feed.ts'
import type { Route } from './+types/atom-page'

/** `/blog/atom.xml`: the newest posts for readers of feeds. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const [origin, language] = [context.get(originContext), getLocale()]
  const feed = await loadFeed(context.get(apiContext), origin, language)
  return new Response(atom(feed, origin + canonical(language, '/blog/atom.xml')), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
}
