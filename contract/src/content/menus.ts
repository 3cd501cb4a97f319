import { z } from 'zod'
import { language } from '../envelope.ts'
import { text } from '../text.ts'
import { href } from './rich-text-schema.ts'

/**
 * An entry of a menu (§3), with its title of type T: a text, or one in each language. A `link` leads to `url`, or by
 * `data.language` to the same page in that language; a `button` sets `data.currency` or opens its `children`; a
 * `divider` stands between the others and has nothing else.
 */
export interface MenuLink<T = string> {
  readonly type: 'link' | 'button' | 'divider'
  readonly title?: T | undefined
  /** A path of the shop without a language, or an address elsewhere. */
  readonly url?: string | undefined
  readonly children?: readonly MenuLink<T>[] | undefined
  readonly data?: MenuData | undefined
}
/** An entry with its title in both languages, as the settings file and the content module hold it. */
export type TranslatedMenuLink = MenuLink<z.output<typeof titleInBoth>>

const data = z.union([
  z.strictObject({ currency: z.string().regex(/^[A-Z]{3}$/) }),
  z.strictObject({ language }),
])
export type MenuData = z.output<typeof data>

const MOST_ENTRIES = 30
/** An entry of the last level has no children. */
const LEVELS = 3

const title = text(60).min(1)
const titleInBoth = z.strictObject({ en: title, id: title })

/** An entry of a menu whose titles are `named`; `id` names it in the description of the API. */
const menuLink = <T extends z.ZodType>(named: T, id: string, level = 1): z.ZodType<MenuLink<z.output<T>>> =>
  z
    .strictObject({
      type: z.enum(['link', 'button', 'divider']),
      title: named.optional(),
      url: href.optional(),
      data: data.optional(),
      ...(level < LEVELS && {
        children: z
          .array(menuLink(named, id, level + 1))
          .max(MOST_ENTRIES)
          .optional(),
      }),
    })
    .refine((entry) => isComplete(entry as MenuLink<unknown>), {
      error:
        'not a link with a url, a button with children, a choice of a currency or language, or a divider',
    })
    .meta({ id: level === 1 ? id : `${id}OfLevel${level}` }) as unknown as z.ZodType<MenuLink<z.output<T>>>

/** Whether an entry has what its type needs, and nothing that belongs to another type. */
const isComplete = ({ type, title: named, url, data: does, children = [] }: MenuLink<unknown>): boolean => {
  const count = [url !== undefined, does !== undefined, children.length > 0].filter(Boolean).length
  if (type === 'divider') return named === undefined && count === 0
  if (named === undefined || count === 0) return false
  return type === 'link'
    ? does === undefined
      ? url !== undefined
      : 'language' in does && count === 1
    : url === undefined && (does === undefined || ('currency' in does && count === 1))
}

/** The entries of a menu in the reader's language. */
export const menuLinks = z.array(menuLink(title, 'MenuLink')).max(MOST_ENTRIES)
/** The entries of a menu with their titles in both languages. */
export const translatedMenuLinks = z.array(menuLink(titleInBoth, 'TranslatedMenuLink')).max(MOST_ENTRIES)

/** The menus of the settings; one that is left out is the usual one. */
const buildMenusSchema = <T extends z.ZodType>(entries: T) => {
  const list = entries.optional()
  return z.strictObject({ top_bar: list, mobile: list, footer: list })
}
export const menus = buildMenusSchema(menuLinks)
export const translatedMenus = buildMenusSchema(translatedMenuLinks)
