import { apiContext } from '../../api-client/context.ts'
import { loadNewestPost } from './load-post.ts'
import { PostView } from './post-view.tsx'
import type { Route } from './+types/post-classic-page'

export const loader = ({ context }: Route.LoaderArgs) => loadNewestPost(context.get(apiContext))

/** `/blog/post-classic`: the newest post, with the sidebar. */
export default function PostClassicPage({ loaderData }: Route.ComponentProps) {
  return <PostView {...loaderData} hasSidebar isIndexed={false} />
}
