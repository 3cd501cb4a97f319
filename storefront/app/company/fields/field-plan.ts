/** Lists that come with the page. */
export type ListName = 'types' | 'classifications' | 'industries' | 'estates' | 'departments'
/** Lists that hang on what was chosen above. */
export type AreaName = 'province_id' | 'city_id' | 'district_id' | 'subdistrict_id'
export const areaNames: readonly AreaName[] = ['province_id', 'city_id', 'district_id', 'subdistrict_id']

/** One field, as a form shows it. */
export interface FieldPlan {
  readonly name: string
  /** Begins its id; the registration's where nothing is said. */
  readonly form?: 'register' | 'address'
  readonly label: () => string
  readonly hint?: () => string
  readonly optional?: true
  /** A chosen one: by select, or by a list that is searched once there are scripts. */
  readonly list?: ListName
  readonly isSearched?: true
  readonly area?: AreaName
  readonly yesNo?: true
  readonly type?: 'email' | 'tel'
  readonly numeric?: true
  /** How many characters it takes, for one of several lines. */
  readonly longest?: number
  readonly autoComplete?: string
  /** Half a row on wide screens. */
  readonly half?: true
}

export const fieldId = ({ form = 'register', name }: FieldPlan): string => `${form}-${name}`

/** What stands in a form: texts as they were typed. */
export type Values = Readonly<Record<string, string>>
