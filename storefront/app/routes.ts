import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { paths, type Path } from './routing/paths.ts'

const buildRoutes = (paths: readonly Path[]) =>
  paths.flatMap(({ path, page }) =>
    page === undefined
      ? []
      : [route(`id?${path === '/' ? '' : path}`, page, { id: path, caseSensitive: true })],
  )

/**
 * The pages of the path table, each with and without the Indonesian prefix, those of the account in its layout;
 * everything else meets the error page.
 */
export default [
  ...buildRoutes(paths.filter(({ isInAccount }) => !isInAccount)),
  layout('account/account-layout.tsx', buildRoutes(paths.filter(({ isInAccount }) => isInAccount))),
  route('*', 'routing/not-found-page.tsx'),
] satisfies RouteConfig
