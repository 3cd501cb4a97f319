import { apiContext } from '../../api-client/context.ts'
import { loadPost } from './load-post.ts'
import { PostView } from './post-view.tsx'
import type { Route } from './+types/post-page'

export const loader = ({ context, params }: Route.LoaderArgs) => loadPost(context.get(apiContext), params.x)

/** `/blog/{slug or id}`: a post. */
export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <PostView {...loaderData} hasSidebar isIndexed />
}
