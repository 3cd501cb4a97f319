import { useMemo } from 'react'
import { useScripts } from '../../ui/use-scripts.ts'
import { AreaField } from './area-field.tsx'
import type { AreaLists, Choice } from './area-lists.ts'
import type { AreaName, FieldPlan, ListName, Values } from './field-plan.ts'
import { PlainField } from './plain-field.tsx'
import { SearchField } from './search-field.tsx'
import { searchIn } from './search-lists.ts'
import type { Faults } from '../registration/take-step.ts'

export type Lists = Readonly<Record<ListName, readonly Choice[]>>

interface Props {
  readonly plans: readonly FieldPlan[]
  readonly values: Values
  readonly faults: Faults
  readonly lists?: Lists
  readonly areas: AreaLists
  readonly onChoose: (field: string, id: string, name: string) => void
}

const isArea = (plan: FieldPlan): plan is FieldPlan & { area: AreaName } => plan.area !== undefined

/** The fields of a form, or of one of its steps. */
export function FormFields({ plans, values, faults, lists, areas, onChoose }: Props) {
  const scripts = useScripts()
  return plans.map((plan) => {
    const said = { plan, faults: faults[plan.name] }
    const value = values[plan.name] ?? ''
    if (isArea(plan)) {
      if (scripts)
        return <AreaField key={plan.name} {...said} plan={plan} values={values} onChoose={onChoose} />
      const choices = areas[plan.area]
      return (
        <PlainField key={plan.name} {...said} value={value} choices={choices ?? []} isClosed={!choices} />
      )
    }
    const choices = plan.list && lists?.[plan.list]
    return scripts && plan.isSearched && choices ? (
      <ListField key={plan.name} {...said} value={value} choices={choices} onChoose={onChoose} />
    ) : (
      <PlainField key={plan.name} {...said} value={value} choices={choices} />
    )
  })
}

interface ListProps {
  readonly plan: FieldPlan
  readonly value: string
  readonly faults: readonly string[] | undefined
  readonly choices: readonly Choice[]
  readonly onChoose: Props['onChoose']
}

function ListField({ plan, value, faults, choices, onChoose }: ListProps) {
  const search = useMemo(() => searchIn(choices), [choices])
  return (
    <SearchField
      plan={plan}
      value={value}
      chosen={choices.find(([id]) => id === value)?.[1] ?? ''}
      faults={faults}
      search={search}
      onChoose={(id, name) => onChoose(plan.name, id, name)}
    />
  )
}
