import { apiContext, profileContext } from '../api-client/context.ts'
import { HomeView } from './home-view.tsx'
import { loadHome } from './load-home.ts'
import type { Route } from './+types/home-two-page'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadHome(context.get(apiContext), context.get(profileContext))

/** `/home-two`: another composition of the home page */
export default function HomeTwoPage({ loaderData }: Route.ComponentProps) {
  return <HomeView home={loaderData} rest="/home-two" />
}
