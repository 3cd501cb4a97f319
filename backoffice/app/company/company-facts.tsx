import type { StaffRegistration } from '@pasok/contract'
import { Facts, type Fact } from '@pasok/ui/kit/facts.tsx'
import {
  admin_no,
  admin_yes,
  register_classification,
  register_company_type,
  register_estate,
  register_industry,
  register_legal_name,
  register_nib,
  register_nitku,
  register_npwp,
  register_pkp,
  register_step_address,
  register_trade_name,
} from '~words'

interface Props {
  readonly company: Pick<
    StaffRegistration,
    | 'legal_name'
    | 'company_type'
    | 'trade_name'
    | 'npwp'
    | 'nitku'
    | 'nib'
    | 'is_pkp'
    | 'customer_classification'
    | 'customer_industry'
    | 'industrial_estate'
    | 'seat'
  >
  /** Further facts. */
  readonly more?: readonly Fact[]
}

/** What a company is registered with. */
export function CompanyFacts({ company: of, more = [] }: Props) {
  const { seat } = of
  return (
    <Facts
      facts={[
        [register_legal_name(), of.legal_name],
        [register_company_type(), of.company_type.name],
        [register_trade_name(), of.trade_name],
        [register_npwp(), of.npwp],
        [register_nitku(), of.nitku],
        [register_nib(), of.nib],
        [register_pkp(), of.is_pkp ? admin_yes() : admin_no()],
        [register_classification(), of.customer_classification.name],
        [register_industry(), of.customer_industry.name],
        [register_estate(), of.industrial_estate?.name],
        [
          register_step_address(),
          seat &&
            [
              seat.street,
              seat.subdistrict.name,
              seat.district.name,
              seat.city.name,
              `${seat.province.name} ${seat.postal_code}`,
            ].join('\n'),
        ],
        ...more,
      ]}
    />
  )
}
