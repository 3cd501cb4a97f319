import type { AreaLists } from './area-lists.ts'
import { areaNames, type Values } from './field-plan.ts'

/** The names of the areas that are chosen, each as a value beside its id: a form with scripts shows them. */
export const chosenAreaNames = (values: Values, areas: AreaLists): Values =>
  Object.fromEntries(
    areaNames.map((name) => [`${name}_name`, areas[name]?.find(([id]) => id === values[name])?.[1] ?? '']),
  )

/** Areas that are not among those of what was chosen above them now are chosen no more. */
export const fittingAreas = (values: Values, areas: AreaLists): Values => {
  const fit: Record<string, string> = { ...values }
  for (const name of areaNames)
    if (fit[name] && !areas[name]?.some(([id]) => id === fit[name])) fit[name] = ''
  return fit
}
