/** An attribute's name with its unit: 'Length (mm)'. */
export const named = ({
  name,
  unit,
}: {
  readonly name: string
  readonly unit?: string | undefined
}): string => (unit ? `${name} (${unit})` : name)
