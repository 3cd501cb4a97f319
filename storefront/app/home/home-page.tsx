import { apiContext, profileContext } from '../api-client/context.ts'
import { HomeView } from './home-view.tsx'
import { orderAgainAtHome } from './order-again-at-home.ts'
import { loadHome } from './load-home.ts'
import type { Route } from './+types/home-page'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadHome(context.get(apiContext), context.get(profileContext))

export const action = async ({ request, context }: Route.ActionArgs) =>
  orderAgainAtHome(context.get(apiContext), await request.formData())

/** `/` */
export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  return <HomeView home={loaderData} rest="/" reordered={actionData} />
}
