import { problem } from '@pasok/contract/endpoints'
import { fieldErrorWords, type Language, type FieldErrorCode } from '@pasok/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { noLimits } from '../testing/any-caller.ts'
import { openApi } from '../testing/ask-api.ts'
import { toFormData, pdf, registration } from '../testing/registration-fixture.ts'
import { postgresForAll } from '../testing/postgres-for-all.ts'

const database = postgresForAll()
const x = (length: number) => 'x'.repeat(length)
const COMPANY = 'company_type_id legal_name trade_name npwp nitku is_pkp nib customer_classification_id'
const fieldsByPart = {
  company: `${COMPANY} customer_industry_id industrial_estate_id`.split(' '),
  address: 'street rt rw province_id city_id district_id subdistrict_id postal_code'.split(' '),
  contact: 'name position customer_department_id email mobile phone phone_extension'.split(' '),
}
type Step = keyof typeof fieldsByPart

/** The error of a value, if any, and the figures in its sentence. */
type Rule = readonly [
  value: string,
  refusal?: FieldErrorCode,
  bounds?: { minimum?: number; maximum?: number },
]

const entry: readonly Rule[] = [
  ['', 'missing'],
  ['0', 'wrong_form'],
  ['1.5', 'wrong_form'],
  ['satu', 'wrong_form'],
  ['99999', 'unknown_entry'],
  ['1'],
]
const name = (shortest: number, longest: number): readonly Rule[] => [
  ['', 'missing'],
  ['   ', 'missing'],
  [x(shortest - 1), 'too_short', { minimum: shortest }],
  [x(shortest)],
  [`  ${x(longest)}  `],
  [x(longest + 1), 'too_long', { maximum: longest }],
  ['Baris\nkedua', 'invalid_text'],
  ['PT \u0000 Uji', 'invalid_text'],
  ['PT \u202Ejjju', 'invalid_text'],
  ['PT \u2066Uji\u2069', 'invalid_text'],
  ['PT \u200DUji'],
  ['PT Uji & Söhne “Jaya” 公司'],
]
const neighbourhood: readonly Rule[] = [
  [''],
  ['3'],
  ['003'],
  ['0003', 'invalid_neighbourhood'],
  ['RT 3', 'invalid_neighbourhood'],
]
const area = (elsewhere: string): readonly Rule[] => [
  ['', 'missing'],
  ['x', 'wrong_form'],
  ['1', 'wrong_form'],
  [elsewhere, 'area_elsewhere'],
]

const rules: Readonly<Record<Step, Readonly<Record<string, readonly Rule[]>>>> = {
  company: {
    company_type_id: entry,
    legal_name: name(3, 200),
    trade_name: [[''], [x(200)], [x(201), 'too_long', { maximum: 200 }], ['a\tb', 'invalid_text']],
    npwp: [
      ['', 'missing'],
      ['01.234.567.8-901.000'],
      ['012345678901000'],
      ['0012345678901000'],
      ['01 234 567 8 901 000'],
      ['01234567890100', 'invalid_npwp'],
      ['00123456789010001', 'invalid_npwp'],
      ['O1.234.567.8-901.000', 'invalid_npwp'],
    ],
    nitku: [
      [''],
      ['000001'],
      ['0000000000000000000001'],
      ['00001', 'invalid_nitku'],
      ['0000001', 'invalid_nitku'],
      ['abcdef', 'invalid_nitku'],
      ['0123456789012345000001', 'nitku_elsewhere'],
    ],
    is_pkp: [['', 'missing'], ['true'], ['false'], ['ya', 'wrong_form']],
    nib: [
      ['', 'missing'],
      ['0000000000001'],
      ['0000 0000 00001'],
      ['000000000001', 'invalid_nib'],
      ['00000000000001', 'invalid_nib'],
      ['000000000000X', 'invalid_nib'],
    ],
    customer_classification_id: entry,
    customer_industry_id: entry,
    industrial_estate_id: [[''], ['1'], ['99999', 'unknown_entry'], ['-1', 'wrong_form']],
  },
  address: {
    street: name(3, 200),
    rt: neighbourhood,
    rw: neighbourhood,
    province_id: [
      ['', 'missing'],
      ['x', 'wrong_form'],
      ['99', 'unknown_area'],
    ],
    city_id: area('3578'),
    district_id: area('357801'),
    subdistrict_id: area('3578011001'),
    postal_code: [
      ['', 'missing'],
      ['17530'],
      ['1753', 'invalid_postal_code'],
      ['175301', 'invalid_postal_code'],
      ['07530', 'invalid_postal_code'],
      ['1753O', 'invalid_postal_code'],
    ],
  },
  contact: {
    name: name(2, 200),
    position: name(2, 100),
    customer_department_id: entry,
    email: [
      ['', 'missing'],
      ['orang@uji.test'],
      [' Orang@UJI.test '],
      ['orang', 'invalid_email'],
      ['orang@', 'invalid_email'],
      ['orang@uji', 'invalid_email'],
      ['a b@uji.test', 'invalid_email'],
      [`${x(250)}@uji.test`, 'too_long', { maximum: 254 }],
    ],
    mobile: [
      ['', 'missing'],
      ['+62 812 0000 0001'],
      ['62812 0000 0001'],
      ['0812-0000-0001'],
      ['021 5550177', 'invalid_mobile'],
      ['+65 8123 4567', 'invalid_mobile'],
      ['0812', 'invalid_mobile'],
      ['081200000001234567', 'invalid_mobile'],
    ],
    phone: [['021 5550177'], ['+65 6123 4567'], ['5', 'invalid_phone'], ['telepon', 'invalid_phone']],
    phone_extension: [[''], ['123456'], ['1234567', 'invalid_extension'], ['12a', 'invalid_extension']],
  },
}

describe('the fields of a registration', () => {
  let api: ReturnType<typeof openApi>
  beforeAll(() => {
    api = openApi({ db: database.db, limits: noLimits })
  })
  const right = registration()

  /** Why a field of a step is refused, in a language. */
  const errorsIn = async (step: Step, changed: Record<string, string>, language: Language) => {
    const fields = Object.fromEntries(fieldsByPart[step].map((field) => [field, right[field]]))
    const response = await api.post(
      `/auth/signup/check/${step}`,
      { ...fields, ...changed },
      { 'accept-language': language },
    )
    const body: unknown = await response.json()
    return response.status === 200 ? {} : (problem.parse(body).errors ?? {})
  }

  const table = (Object.keys(rules) as Step[]).flatMap((step) =>
    Object.entries(rules[step]).flatMap(([field, cases]) =>
      cases.map(([value, refusal, bounds = {}]) => ({ step, field, value, refusal, bounds })),
    ),
  )

  it('have a rule each', () => {
    for (const step of Object.keys(rules) as Step[])
      expect(Object.keys(rules[step]).toSorted()).toEqual(fieldsByPart[step].toSorted())
  })

  // @spec §5 Registration: rules
  it.each(table)('$step: $field $value $refusal', async ({ step, field, value, refusal, bounds }) => {
    for (const language of ['en', 'id'] as const) {
      const errors = await errorsIn(step, { [field]: value }, language)
      if (refusal === undefined) expect(errors).not.toHaveProperty(field)
      else expect(errors[field]).toEqual([fieldErrorWords[refusal][language](bounds)])
    }
  })

  it('have a different sentence for each error in each language', () => {
    const same = table.filter(
      ({ refusal, bounds }) =>
        refusal && fieldErrorWords[refusal].en(bounds) === fieldErrorWords[refusal].id(bounds),
    )
    expect(same).toEqual([])
  })

  it('need a phone number for an extension', async () => {
    expect(await errorsIn('contact', { phone: '', phone_extension: '12' }, 'en')).toEqual({
      phone: [fieldErrorWords.phone_missing.en()],
    })
    expect(await errorsIn('contact', { phone: '', phone_extension: '' }, 'en')).toEqual({})
  })

  it.each([
    ['npwp_document', undefined, 'document_missing'],
    ['nib_document', 'a text', 'document_missing'],
    ['nib_document', new File(['GIF89a'], 'nib.png'), 'document_type'],
    ['nib_document', pdf(200, 'nib.png'), 'document_name'],
    ['password', '', 'missing'],
    ['password', 'kurang baik', 'too_short'],
    ['password', 'kuda baterai '.repeat(20), 'too_long'],
    ['password', 'password1234', 'common_password'],
    ['consent', undefined, 'consent_needed'],
    ['consent', 'false', 'consent_needed'],
    ['terms_version', '', 'missing'],
    ['privacy_version', 'yesterday', 'wrong_form'],
    ['privacy_version', '2020-01-01', 'text_changed'],
    ['language', 'fr', 'not_offered'],
  ] as const)('the whole: %s %s %s', async (field, value, refusal) => {
    for (const language of ['en', 'id'] as const) {
      const response = await api.app.fetch(
        new Request('http://shop.test/api/auth/signup', {
          method: 'POST',
          headers: { 'accept-language': language },
          body: toFormData(registration({ [field]: value })),
        }),
      )
      expect(response.status).toBe(400)
      const bounds = { minimum: 12, maximum: 256, choices: 'en, id' }
      expect(problem.parse(await response.json()).errors).toEqual({
        [field]: [fieldErrorWords[refusal][language](bounds)],
      })
    }
  })
})
