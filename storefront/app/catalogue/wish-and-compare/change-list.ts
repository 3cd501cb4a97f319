import {
  listOn,
  storedList,
  storeList,
  type ListedProduct,
  type ListName,
  type StoredList,
} from './stored-list.ts'

/** A guest's list is sent to an account as a whole after the login. */
const notedIn = ({ owner, unsent }: StoredList, id: number): readonly number[] =>
  owner === null ? [] : [...new Set([...unsent, id])]

/** A list with one more in front; one that holds it already, or is full, stays as it is. */
export const withProduct = (list: StoredList, product: ListedProduct, most: number): StoredList =>
  list.ids.includes(product.id) || list.ids.length >= most
    ? list
    : {
        ...list,
        ids: [product.id, ...list.ids],
        products: { ...list.products, [product.id]: product },
        unsent: notedIn(list, product.id),
      }

/** A list without one; one that does not hold it stays as it is. */
export const withoutId = (list: StoredList, id: number): StoredList =>
  list.ids.includes(id)
    ? { ...list, ids: list.ids.filter((one) => one !== id), unsent: notedIn(list, id) }
    : list

/** A list as its owner's: what a guest put into it the account does not know yet. */
export const ownedBy = (owner: string | null, list: StoredList): StoredList => {
  const before = listOn(owner, list)
  return before.owner === owner ? before : { ...before, owner, unsent: before.ids }
}

/** Changes what this browser stores of a list, as its owner's; answers the list before and after. */
export const changeList = (
  name: ListName,
  owner: string | null,
  change: (list: StoredList) => StoredList,
): { readonly before: StoredList; readonly after: StoredList } => {
  const before = ownedBy(owner, storedList(name))
  const after = change(before)
  storeList(name, after)
  return { before, after }
}
