import { blog, menuNames, type Call, type MenuName, type Settings } from '@pasok/contract'

/**
 * The published menus, by the names that the settings have for them. A page without them is better than none: where they
 * fail, that is reported.
 */
export const loadMenus = async (
  call: Call,
  report: (error: unknown) => void,
): Promise<NonNullable<Settings['menus']>> => {
  try {
    const { status, body } = await call(blog.listContent, { params: { kind: 'menu' } })
    if ('data' in body)
      return Object.fromEntries(
        body.data.records
          .filter(({ slug }) => Object.hasOwn(menuNames, slug))
          .map(({ slug, entries }) => [menuNames[slug as MenuName], entries]),
      )
    report(new Error(`the menus: ${status}`))
  } catch (error) {
    report(error)
  }
  return {}
}
