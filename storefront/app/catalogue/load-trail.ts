import { catalogue, type Call } from '@pasok/contract'

/** One step of the way to a product. */
export interface TrailStep {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly lang: string | undefined
}

/** The names of the categories on the way to a product, root first. */
export const loadTrailOf = async (call: Call, ids: readonly number[]): Promise<TrailStep[]> => {
  if (ids.length === 0) return []
  const { status, body } = await call(catalogue.listCategories)
  if (status !== 200) return []
  const steps: TrailStep[] = []
  let level = body.data.records
  for (const id of ids) {
    const found = level.find((category) => category.id === id)
    if (!found) break
    steps.push({ id, name: found.display_name, slug: found.slug, lang: found.borrowed?.['name'] })
    level = found.child_ids
  }
  return steps
}
