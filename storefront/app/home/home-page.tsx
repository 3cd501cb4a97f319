import { apiContext, profileContext } from '../api-client/context.ts'
import { HomeView } from './home-view.tsx'
import { loadHome } from './load-home.ts'
import type { Route } from './+types/home-page'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadHome(context.get(apiContext), context.get(profileContext))

/** `/` */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView home={loaderData} rest="/" />
}
