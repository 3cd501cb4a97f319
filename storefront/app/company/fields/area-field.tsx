import { useMemo } from 'react'
import { register_choose_above } from '~words'
import type { FieldPlan, AreaName, Values } from './field-plan.ts'
import { parentOf, searchAreas } from './search-lists.ts'
import { SearchField } from './search-field.tsx'

interface Props {
  readonly plan: FieldPlan & { readonly area: AreaName }
  readonly values: Values
  readonly faults: readonly string[] | undefined
  readonly onChoose: (area: AreaName, id: string, name: string) => void
}

/** An area within the one chosen above it, as scripts show it. */
export function AreaField({ plan, values, faults, onChoose }: Props) {
  const { area } = plan
  const above = parentOf[area]
  const parent = above === undefined ? '' : (values[above] ?? '')
  const search = useMemo(
    () => (above === undefined || parent !== '' ? searchAreas(area, parent) : undefined),
    [area, above, parent],
  )
  return (
    <SearchField
      plan={plan}
      value={values[area] ?? ''}
      chosen={values[`${area}_name`] ?? ''}
      faults={faults}
      search={search}
      hint={search ? undefined : register_choose_above()}
      onChoose={(id, name) => onChoose(area, id, name)}
    />
  )
}
