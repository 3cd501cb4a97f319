import { catalogue, type Call } from '@pasok/contract'
import { isWord } from '../../routing/address.ts'
import { notFound } from '../../routing/not-found.ts'

/** The id of the category that an address names by its slug, in either language. Throws the error page's answer. */
export const resolveCategory = async (call: Call, slug: string): Promise<number> => {
  if (!isWord(slug)) throw notFound('route')
  const { status, body } = await call(catalogue.showCategory, { params: { slug } })
  if (status === 404) throw notFound('category')
  if (status !== 200) throw new Response(null, { status })
  return body.data.record.id
}
