import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EMPTY, listOn, readList, storedList, storeList, type StoredList } from './stored-list.ts'
import { changeList, ownedBy, withoutId, withProduct } from './change-list.ts'
import { applyAnswer, unsentChange } from './wishlist.ts'

const MOST = 5
const withId = (list: StoredList, id: number, most: number): StoredList => {
  const changed = withProduct(list, { id, name: `Valve ${id}` }, most)
  const { products: _, ...others } = changed
  return changed === list ? list : others
}
const guests = (...ids: number[]): StoredList => ({ owner: null, ids, unsent: [] })
const members = (ids: number[], unsent: number[] = []): StoredList => ({ owner: 'a@uji.test', ids, unsent })

describe('a stored list', () => {
  // @spec §4 Wishlist: present product
  // @spec §4 Compare: present product
  test('takes a product in front, and no product twice', () => {
    expect(withId(guests(1, 2), 3, MOST).ids).toEqual([3, 1, 2])
    const list = guests(1, 2)
    expect(withId(list, 2, MOST)).toBe(list)
  })

  // @spec §4 Wishlist: removal
  // @spec §4 Compare: removal
  test('loses a product by its id, and nothing by one that it does not hold', () => {
    const list = guests(1, 2, 3)
    expect(withoutId(list, 2).ids).toEqual([1, 3])
    expect(withoutId(list, 4)).toBe(list)
  })

  test('that is full stays as it is', () => {
    const list = guests(1, 2, 3, 4, 5)
    expect(withId(list, 6, MOST)).toBe(list)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{"owner":null,"ids":[1'],
    ['another thing', '[]'],
    ['null', 'null'],
    ['texts', '{"owner":7,"ids":"1,2","unsent":{}}'],
  ])('of %s is empty and has no owner', (_, text) => {
    expect(readList(text)).toEqual(EMPTY)
  })

  test('is read without what is no id, each once, and never longer than a list may be', () => {
    expect(readList('{"owner":null,"ids":[3,"4",0,-1,1.5,2147483648,null,3,2]}').ids).toEqual([3, 2])
    const long = JSON.stringify({ ids: Array.from({ length: 900 }, (_, n) => n + 1) })
    expect(readList(long).ids).toHaveLength(500)
  })
})

describe('whose a list is', () => {
  test('a guest’s list moves to the account at login, a member’s is shown to no other user', () => {
    expect(listOn('a@uji.test', guests(1)).ids).toEqual([1])
    expect(listOn('a@uji.test', members([1])).ids).toEqual([1])
    expect(listOn('b@uji.test', members([1]))).toBe(EMPTY)
    expect(listOn(null, members([1]))).toBe(EMPTY)
  })

  test('a guest’s additions are sent to the account', () => {
    expect(ownedBy('a@uji.test', guests(2, 1))).toEqual(members([2, 1], [2, 1]))
    expect(ownedBy('a@uji.test', members([2, 1], [1]))).toEqual(members([2, 1], [1]))
    expect(ownedBy('b@uji.test', members([2, 1]))).toEqual({ owner: 'b@uji.test', ids: [], unsent: [] })
  })
})

describe('a member’s list', () => {
  test('sends the account what was added and removed since the last answer', () => {
    const changed = withoutId(withId(members([1, 2]), 3, MOST), 1)
    expect(unsentChange(changed)).toEqual({ add: [3], remove: [1] })
  })

  test('is the account’s once that has answered, with what was changed meanwhile', () => {
    const changed = members([3, 2], [3, 1])
    const sentChange = unsentChange(changed)
    expect(applyAnswer(changed, sentChange, [3, 9, 2])).toEqual(members([3, 9, 2]))
    // While the answer was on its way 4 came, and 3 and 9 went.
    const meanwhile = withoutId(withId(members([3, 2], [3, 1]), 4, MOST), 3)
    expect(applyAnswer(meanwhile, sentChange, [3, 9, 2])).toEqual(members([4, 9, 2], [3, 4]))
  })

  test('ends as the account’s whatever is pressed, in whatever order answers come', () => {
    const press = fc.record({ id: fc.integer({ min: 1, max: 6 }), isAnswered: fc.boolean() })
    fc.assert(
      fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
        let account: number[] = [1, 2]
        let list = members([1, 2])
        let sentChange = unsentChange(list)
        const send = () => {
          sentChange = unsentChange(list)
          account = [
            ...sentChange.add.filter((id) => !account.includes(id)),
            ...account.filter((id) => !sentChange.remove.includes(id)),
          ]
        }
        const answer = () => void (list = applyAnswer(list, sentChange, account))
        for (const { id, isAnswered } of presses) {
          if (isAnswered) send()
          list = list.ids.includes(id) ? withoutId(list, id) : withId(list, id, 10)
          if (isAnswered) answer()
        }
        const wanted = new Set(list.ids)
        send()
        answer()
        expect(list).toEqual(members(account))
        expect(new Set(list.ids)).toEqual(wanted)
      }),
    )
  })
})

describe('the browser’s storage', () => {
  const stubStorage = (storage: Partial<Storage>) => vi.stubGlobal('localStorage', storage)
  beforeEach(() => {
    const storage = new Map<string, string>()
    stubStorage({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    })
    return () => vi.unstubAllGlobals()
  })

  // @spec §3 Local storage: state
  test('holds each list under its own key', () => {
    changeList('wishlist', null, (list) => withId(list, 7, MOST))
    changeList('compare', 'a@uji.test', (list) => withId(list, 8, MOST))
    expect(readList(localStorage.getItem('pasok.wishlist')).ids).toEqual([7])
    expect(readList(localStorage.getItem('pasok.compare'))).toMatchObject({ owner: 'a@uji.test', ids: [8] })
  })

  // @spec §3 Wishlist: keyed by product id
  // @spec §3 Compare: keyed by product id
  test.each(['wishlist', 'compare'] as const)(
    'holds what the %s says of its products, never a price',
    (name) => {
      const valve = { id: 7, name: 'Valve', sku_number: 'V-7', picture: '/media/7.svg' }
      changeList(name, null, (list) => withProduct(list, valve, MOST))
      changeList(name, null, (list) => withProduct(list, { id: 8, name: 'Bolt' }, MOST))
      changeList(name, null, (list) => ({ ...list, ids: [...list.ids, 9] }))
      const text = localStorage.getItem(`pasok.${name}`) ?? ''
      expect(JSON.parse(text)).toEqual({
        owner: null,
        products: [{ id: 8, name: 'Bolt' }, valve, { id: 9 }],
        unsent: [],
      })
      expect(readList(text)).toEqual({
        ...guests(8, 7, 9),
        products: { 7: valve, 8: { id: 8, name: 'Bolt' } },
      })
      expect(readList(text.replace('"sku_number"', '"price":1,"sku_number"')).products?.[7]).toEqual(valve)
    },
  )

  test('is read as an earlier version stored it', () => {
    localStorage.setItem('pasok.wishlist', '{"owner":"a@uji.test","ids":[3,1],"unsent":[3]}')
    expect(storedList('wishlist')).toEqual(members([3, 1], [3]))
    changeList('wishlist', 'a@uji.test', (list) => withoutId(list, 1))
    expect(readList(localStorage.getItem('pasok.wishlist'))).toEqual(members([3], [3, 1]))
  })

  test('gives the same list until it changes', () => {
    storeList('wishlist', guests(1))
    const list = storedList('wishlist')
    expect(storedList('wishlist')).toBe(list)
    storeList('wishlist', guests(1, 2))
    expect(storedList('wishlist').ids).toEqual([1, 2])
  })

  test('that refuses leaves the page its list', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    stubStorage({ getItem: refuse, setItem: refuse })
    expect(storedList('wishlist').ids).toEqual([])
    changeList('wishlist', null, (list) => withId(list, 7, MOST))
    expect(storedList('wishlist').ids).toEqual([7])
  })
})
