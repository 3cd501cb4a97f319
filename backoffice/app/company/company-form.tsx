import { typedIn } from '@pasok/ui/records/send-form.ts'
import { customerStaff, reference, type StaffCompany } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import type { Choice, Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  admin_changed_meanwhile,
  admin_no,
  admin_save,
  admin_yes,
  form_busy,
  register_city,
  register_classification,
  register_company_type,
  register_district,
  register_estate,
  register_industry,
  register_legal_name,
  register_nib,
  register_nitku,
  register_npwp,
  register_pkp,
  register_postal_code,
  register_province,
  register_rt,
  register_rw,
  register_street,
  register_subdistrict,
  register_trade_name,
} from '~words'
import { ask } from '../api/ask.ts'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'

const fields = [
  'legal_name',
  'trade_name',
  'company_type_id',
  'npwp',
  'nitku',
  'nib',
  'is_pkp',
  'customer_classification_id',
  'customer_industry_id',
  'industrial_estate_id',
  'street',
  'rt',
  'rw',
  'province_id',
  'city_id',
  'district_id',
  'subdistrict_id',
  'postal_code',
] as const

/** Changes a company's registered details: the API checks them as it does at registration. */
export const companyForm: RecordForm = {
  route: customerStaff.changeCompany,
  send: (typed) => ({
    body: {
      ...Object.fromEntries(fields.map((name) => [name, typed[name] ?? ''])),
      version: Number(typed['version']),
    },
  }),
}

const valuesOf = (company: StaffCompany): Values => {
  const { seat } = company
  return {
    legal_name: company.legal_name,
    trade_name: company.trade_name,
    company_type_id: String(company.company_type.id),
    npwp: company.npwp,
    nitku: company.nitku,
    nib: company.nib,
    is_pkp: String(company.is_pkp),
    customer_classification_id: String(company.customer_classification.id),
    customer_industry_id: String(company.customer_industry.id),
    industrial_estate_id: company.industrial_estate ? String(company.industrial_estate.id) : '',
    ...(seat && {
      street: seat.street,
      rt: seat.rt,
      rw: seat.rw,
      province_id: String(seat.province.id),
      city_id: String(seat.city.id),
      district_id: String(seat.district.id),
      subdistrict_id: String(seat.subdistrict.id),
      postal_code: seat.postal_code,
    }),
  }
}

/** All of a list. */
const ALL = '250'

const toChoices = (records: readonly { readonly id: number; readonly name: string }[]): readonly Choice[] =>
  records.map(({ id, name }) => [String(id), name])

const loadLists = async () => {
  const all = { query: { limit: ALL } }
  const [types, classifications, industries, estates] = await Promise.all([
    ask(reference.listCompanyTypes, all),
    ask(reference.listCustomerClassifications, all),
    ask(reference.listCustomerIndustries, all),
    ask(reference.listIndustrialEstates, all),
  ])
  return {
    types: toChoices(types.records),
    classifications: toChoices(classifications.records),
    industries: toChoices(industries.records),
    estates: toChoices(estates.records),
  }
}

/** The lists of areas below those that are chosen. */
const loadAreas = async ({ province_id = '', city_id = '', district_id = '' }: Values) => ({
  provinces: toChoices((await ask(reference.listProvinces, { query: {} })).records),
  cities: province_id
    ? toChoices((await ask(reference.listCities, { query: { province_id, limit: ALL } })).records)
    : [],
  districts: city_id
    ? toChoices((await ask(reference.listDistricts, { query: { city_id, limit: ALL } })).records)
    : [],
  subdistricts: district_id
    ? toChoices((await ask(reference.listSubdistricts, { query: { district_id, limit: ALL } })).records)
    : [],
})

const areas = ['province_id', 'city_id', 'district_id'] as const

interface Props {
  readonly company: StaffCompany
  readonly outcome: RecordOutcome
}

/** The registered details of a company, to be changed. */
export function CompanyForm({ company, outcome }: Props) {
  const stored = outcome?.typed ?? valuesOf(company)
  const [chosen, setChosen] = useState<Values>(stored)
  const { data: lists } = useQuery({ queryKey: ['reference'], queryFn: loadLists, staleTime: Infinity })
  const places = Object.fromEntries(areas.map((name) => [name, chosen[name] ?? '']))
  const { data: areaLists } = useQuery({
    queryKey: ['areas', places],
    queryFn: () => loadAreas(places),
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  if (!lists || !areaLists) return null
  return (
    <ActionForm
      id="company"
      values={stored}
      result={outcome?.refused}
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
      onChange={({ currentTarget }) => {
        setChosen(typedIn(new FormData(currentTarget), areas))
      }}
    >
      <FormAlert result={outcome?.refused} className="sm:col-span-full" />
      {outcome?.refused.status === 409 && <p className="sm:col-span-full">{admin_changed_meanwhile()}</p>}
      <input type="hidden" name="do" value="company" />
      <input type="hidden" name="version" value={company.version} />
      <TextField name="legal_name" label={register_legal_name()} maxLength={200} />
      <SelectField name="company_type_id" label={register_company_type()} half choices={lists.types} />
      <TextField name="trade_name" label={register_trade_name()} half optional maxLength={200} />
      <TextField name="npwp" label={register_npwp()} half isNumeric maxLength={60} />
      <TextField name="nitku" label={register_nitku()} half isNumeric optional maxLength={60} />
      <TextField name="nib" label={register_nib()} half isNumeric maxLength={60} />
      <SelectField
        name="is_pkp"
        label={register_pkp()}
        half
        choices={[
          ['true', admin_yes()],
          ['false', admin_no()],
        ]}
      />
      <SelectField
        name="customer_classification_id"
        label={register_classification()}
        half
        choices={lists.classifications}
      />
      <SelectField name="customer_industry_id" label={register_industry()} half choices={lists.industries} />
      <SelectField
        name="industrial_estate_id"
        label={register_estate()}
        half
        optional
        canBeEmpty
        choices={lists.estates}
      />
      <TextField name="street" label={register_street()} maxLength={200} />
      <TextField name="rt" label={register_rt()} half optional isNumeric maxLength={3} />
      <TextField name="rw" label={register_rw()} half optional isNumeric maxLength={3} />
      <SelectField
        name="province_id"
        label={register_province()}
        half
        canBeEmpty
        choices={areaLists.provinces}
      />
      <SelectField
        key={`city of ${chosen['province_id']} ${areaLists.cities.length}`}
        name="city_id"
        label={register_city()}
        half
        canBeEmpty
        choices={areaLists.cities}
      />
      <SelectField
        key={`district of ${chosen['city_id']} ${areaLists.districts.length}`}
        name="district_id"
        label={register_district()}
        half
        canBeEmpty
        choices={areaLists.districts}
      />
      <SelectField
        key={`subdistrict of ${chosen['district_id']} ${areaLists.subdistricts.length}`}
        name="subdistrict_id"
        label={register_subdistrict()}
        half
        canBeEmpty
        choices={areaLists.subdistricts}
      />
      <TextField name="postal_code" label={register_postal_code()} half isNumeric maxLength={5} />
      <SubmitButton busy={form_busy()} className="button min-h-11 sm:col-span-full sm:justify-self-start">
        {admin_save()}
      </SubmitButton>
    </ActionForm>
  )
}
