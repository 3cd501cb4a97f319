import { MOST_COMPARED, MOST_WISHES } from '@pasok/contract'
import {
  compare_added,
  compare_full,
  compare_removed,
  wishlist_added,
  wishlist_full,
  wishlist_removed,
  wishlist_undo,
} from '~words'
import type { Member } from '../../identity/member.ts'
import { notify } from '../../layout/notices/notify.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { addDelay } from '../../cart/add-delay.ts'
import { changeList, withoutId, withProduct } from './change-list.ts'
import { listOn, storedList, type ListedProduct, type ListName } from './stored-list.ts'
import { syncWishlist } from './sync-wishlist.ts'

/** What can be put into a list. */
export interface Listed {
  readonly id: number
  readonly name: string
  readonly sku_number?: string | null | undefined
  readonly main_image_urls?:
    | { readonly image_1024: string; readonly shows?: string | undefined }
    | null
    | undefined
}

const listedProduct = ({
  id,
  name,
  sku_number: number,
  main_image_urls: picture,
}: Listed): ListedProduct => ({
  id,
  name,
  ...(number && { sku_number: number }),
  ...(picture && picture.shows === undefined && { picture: picture.image_1024 }),
})

const lists = {
  wishlist: { most: MOST_WISHES, added: wishlist_added, removed: wishlist_removed, full: wishlist_full },
  compare: { most: MOST_COMPARED, added: compare_added, removed: compare_removed, full: compare_full },
} as const

/** What is about to be put in, and how that is called off. */
const waiting = new Map<string, () => void>()

/**
 * Puts a product into a list half a second after it was pressed, or takes it out at once; pressed again before that
 * nothing happens. Resolves once that is decided.
 */
export const pressList = async (
  name: ListName,
  product: Listed,
  member: Member | undefined,
): Promise<void> => {
  const key = `${name} ${product.id}`
  const callOff = waiting.get(key)
  if (callOff) return callOff()
  const list = listOn(member?.email ?? null, storedList(name))
  if (list.ids.includes(product.id)) return remove(name, product, member)
  if (await isStillWanted(key)) add(name, product, member)
}

/** Waits as long as specified, or until the page is left; false where it was called off. */
const isStillWanted = (key: string): Promise<boolean> =>
  new Promise((resolve) => {
    const decide = (isWanted: boolean) => {
      waiting.delete(key)
      resolve(isWanted)
    }
    void addDelay().then(() => decide(true))
    waiting.set(key, () => decide(false))
  })

const add = (name: ListName, product: Listed, member: Member | undefined): void => {
  const { most, added, full } = lists[name]
  const { before, after } = changeList(name, member?.email ?? null, (list) =>
    withProduct(list, listedProduct(product), most),
  )
  if (before === after) {
    if (!before.ids.includes(product.id)) notify({ id: name, text: full({ most: counted(most).total }) })
    return
  }
  notify({ id: name, text: added({ name: product.name }) })
  send(name, member)
}

const remove = (name: ListName, product: Listed, member: Member | undefined): void => {
  changeList(name, member?.email ?? null, (list) => withoutId(list, product.id))
  notify({
    id: name,
    text: lists[name].removed({ name: product.name }),
    action: { text: wishlist_undo(), act: () => add(name, product, member) },
  })
  send(name, member)
}

const send = (name: ListName, member: Member | undefined): void => {
  if (name === 'wishlist' && member?.seesPrices) void syncWishlist(member.email)
}
