import type { CategoryRecord } from '@pasok/contract'
import type { Ask } from './ask.ts'

/** The categories that have products, by level from the top. */
export const categoriesByLevel = async (ask: Ask): Promise<CategoryRecord[][]> => {
  const { records } = await ask<{ records: CategoryRecord[] }>({
    path: '/api/v2/website/categories',
    language: 'en',
  })
  const levels: CategoryRecord[][] = []
  let level = records
  while (level.length > 0) {
    levels.push(level.filter(({ product_count }) => product_count > 0))
    level = level.flatMap(({ child_ids }) => child_ids)
  }
  return levels
}
