import { apiContext } from '../../api-client/context.ts'
import { loadNewestPost } from './load-post.ts'
import { PostView } from './post-view.tsx'
import type { Route } from './+types/post-full-page'

export const loader = ({ context }: Route.LoaderArgs) => loadNewestPost(context.get(apiContext))

/** `/blog/post-full`: the newest post over the whole width. */
export default function PostFullPage({ loaderData }: Route.ComponentProps) {
  return <PostView {...loaderData} hasSidebar={false} isIndexed={false} />
}
