import { route, type RouteConfig } from '@react-router/dev/routes'
import { paths } from './routing/paths.ts'

/** The pages of the path table, each with and without the Indonesian prefix; everything else meets the error page. */
export default [
  ...paths.flatMap(({ path, page }) =>
    page === undefined
      ? []
      : [route(`id?${path === '/' ? '' : path}`, page, { id: page, caseSensitive: true })],
  ),
  route('*', 'routing/not-found-page.tsx'),
] satisfies RouteConfig
