import { Link } from '@pasok/ui/kit/link.tsx'

/** A company's name, which leads to its money. */
export function CompanyLink({
  company,
}: {
  readonly company: { readonly id: number; readonly name: string }
}) {
  return <Link to={`/companies/${company.id}/money`}>{company.name}</Link>
}
