import { catalogue, search, type Call, type HeaderRecord, type ItemRecord } from '@pasok/contract'
import { parseId } from '../../routing/address.ts'
import { notFound } from '../../routing/not-found.ts'

/** The id that a product's address names. Throws the error page's answer where it names none. */
export const parseProductId = (text: string | undefined): number => {
  const id = parseId(text)
  if (id === undefined) throw notFound('route')
  return id
}

/** A product by its id. Throws the error page's answer where there is none. */
export const loadProduct = async (call: Call, id: number): Promise<HeaderRecord> => {
  const { status, body } = await call(search.showHeader, { params: { id: String(id) } })
  if (status === 404) throw notFound('product')
  if (status !== 200) throw new Response(null, { status })
  return body.data.record
}

/** An item by its id. Throws the error page's answer where there is none. */
export const loadItem = async (call: Call, id: number): Promise<ItemRecord> => {
  const { status, body } = await call(catalogue.showItem, { params: { id: String(id) } })
  if (status === 404) throw notFound('product')
  if (status !== 200) throw new Response(null, { status })
  return body.data.record
}
