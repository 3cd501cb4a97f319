import { notFound } from '../routing/not-found.ts'

/** `/site/not-found`: the page that an unknown address shows. */
export const loader = () => {
  throw notFound('route')
}

export default function NotFoundPage() {
  return null
}
