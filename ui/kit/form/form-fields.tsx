import { form_no, form_yes } from '~words'
import { use } from 'react'
import { useScripts } from '../use-scripts.ts'
import { SelectField, RadioField } from './choice-fields.tsx'
import { Combobox, searchIn, type Search } from './combobox.tsx'
import { FormContext, type Choice } from './field.tsx'
import { FileField } from './file-field.tsx'
import { TextField } from './text-field.tsx'

/** One field as data, for forms that share their fields. */
export interface FieldPlan {
  readonly name: string
  readonly label: () => string
  readonly hint?: () => string
  readonly optional?: true
  readonly half?: true
  /** A list to choose from, of `lists`; long ones are searched once there are scripts. */
  readonly list?: string
  readonly isSearched?: true
  readonly isYesNo?: true
  /** Which files, for one that is sent. */
  readonly accept?: string
  readonly type?: 'email' | 'tel'
  readonly isNumeric?: true
  readonly rows?: number
  readonly maxLength?: number
  readonly autoComplete?: string
}

/** What a field chooses from. */
export interface List {
  /** What a select offers; undefined as long as what it depends on is not chosen. */
  readonly choices: readonly Choice[] | undefined
  /** Where a page has not all of it: how it is searched, and the name of what is chosen. */
  readonly remote?: { readonly search: Search | undefined; readonly chosen: string }
}

interface Props {
  readonly fields: readonly FieldPlan[]
  readonly lists?: Readonly<Record<string, List>>
  /** Told what is chosen in a list that is searched. */
  readonly onChoose?: (field: string, id: string, name: string) => void
}

/** The fields of a form, or of a part of it. */
export function FormFields({ fields, lists = {}, onChoose }: Props) {
  const scripts = useScripts()
  const { values } = use(FormContext)
  return fields.map(({ label, hint, list, isSearched, isYesNo, accept, ...field }) => {
    const { name } = field
    const props = { ...field, label: label(), hint: hint?.() }
    if (accept !== undefined) return <FileField key={name} {...props} accept={accept} />
    if (isYesNo) return <RadioField key={name} {...props} isRow choices={yesAndNo()} />
    if (list === undefined) return <TextField key={name} {...props} />
    const { choices, remote } = lists[list] ?? { choices: undefined }
    if (!scripts || !isSearched)
      return <SelectField key={name} {...props} canBeEmpty isClosed={!choices} choices={choices ?? []} />
    const value = values[name] ?? ''
    return (
      <Combobox
        key={name}
        {...props}
        value={value}
        chosen={remote?.chosen ?? choices?.find(([id]) => id === value)?.[1] ?? ''}
        search={remote ? remote.search : choices && searchIn(choices)}
        onChoose={(id, chosen) => onChoose?.(name, id, chosen)}
      />
    )
  })
}

const yesAndNo = () => [['true', form_yes()] as const, ['false', form_no()] as const]
