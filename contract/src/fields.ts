import { z } from 'zod'
import { FIRST_DAY, LAST_DAY } from './dates.ts'
import { LONGEST_EMAIL } from './limits.ts'
import { readRupiah } from './money.ts'
import { parseNpwp } from './npwp.ts'
import { digits, lines, text } from './text.ts'

/** Fields as a form sends them: all are texts. What a refusal says stands under its name in words/src/refusals.ts. */

/** An empty choice and an empty text are the same. */
export const orMissing = (refusal: string) => ({
  error: ({ input }: { input?: unknown }) => (input === '' ? 'missing' : refusal),
})

/** A calendar day that a caller writes. */
export const day = z.iso
  .date({ error: 'wrong_form', abort: true })
  .refine((written) => written >= FIRST_DAY && written <= LAST_DAY, { error: 'wrong_form' })

/** The same in a form, where an empty field is no day. */
export const optionalDay = z
  .union([z.literal('').transform(() => undefined), day], { error: 'wrong_form' })
  .optional()

/** A number without a fraction. */
export const wholeNumber = z.int({
  error: ({ input }) => (input === undefined ? undefined : 'not_whole'),
})

export const required = (shortest: number, longest: number) =>
  text(longest).min(1, { error: 'missing', abort: true }).min(shortest)
const optional = (longest: number) => text(longest).optional().default('')

/** Some lines of text. */
export const paragraph = (shortest: number, longest: number) =>
  lines(longest).min(1, { error: 'missing', abort: true }).min(shortest)
export const optionalParagraph = (longest: number) => lines(longest).optional().default('')

/** What is left of a number when the signs that people put between its digits are gone. */
const typedDigits = digits(60)
const number = (form: RegExp, refusal: string) =>
  typedDigits.min(1, { error: 'missing', abort: true }).regex(form, { error: refusal })
const numberOrEmpty = (form: RegExp, refusal: string) =>
  typedDigits.refine((value) => value === '' || form.test(value), { error: refusal })
const optionalNumber = (form: RegExp, refusal: string) => numberOrEmpty(form, refusal).optional().default('')

const chosen = (form: RegExp) =>
  z.string().regex(form, orMissing('wrong_form')).transform(Number).meta({ type: 'integer', minimum: 1 })
/** An entry of a reference list by its id. */
const entry = chosen(/^[1-9]\d{0,8}$/)
const optionalEntry = z
  .union([z.literal('').transform(() => null), entry], { error: 'wrong_form' })
  .optional()
  .transform((id) => id ?? null)
/** An area by the digits of its official code. */
export const area = chosen(/^[1-9]\d{1,9}$/)

const npwp = text(60).transform((typed, c) => {
  const read = parseNpwp(typed)
  if (read === undefined)
    c.issues.push({ code: 'custom', message: typed === '' ? 'missing' : 'invalid_npwp', input: typed })
  return read ?? z.NEVER
})

/** A place of business of all 22 digits begins with the company's own number. */
export const nitkuFits = ({ npwp: own, nitku }: { npwp: string; nitku: string }): boolean =>
  nitku.length < 22 || nitku.startsWith(own)
export const nitkuElsewhere = { error: 'nitku_elsewhere', path: ['nitku'] }

export const companyFields = z
  .object({
    company_type_id: entry,
    legal_name: required(3, 200),
    trade_name: optional(200),
    npwp,
    /** Six digits, or all 22; nothing stands for the head office. */
    nitku: optionalNumber(/^(\d{6}|\d{22})$/, 'invalid_nitku'),
    is_pkp: z.enum(['true', 'false'], orMissing('wrong_form')).transform((text) => text === 'true'),
    nib: number(/^\d{13}$/, 'invalid_nib'),
    customer_classification_id: entry,
    customer_industry_id: entry,
    industrial_estate_id: optionalEntry,
  })
  .refine(nitkuFits, nitkuElsewhere)

/** Two noughts are put before what is shorter: RT 3 is written 003. */
const neighbourhood = optionalNumber(/^\d{1,3}$/, 'invalid_neighbourhood').transform((digits) =>
  digits === '' ? '' : digits.padStart(3, '0'),
)

export const addressFields = z.object({
  street: required(3, 200),
  rt: neighbourhood,
  rw: neighbourhood,
  province_id: area,
  city_id: area,
  district_id: area,
  subdistrict_id: area,
  postal_code: number(/^[1-9]\d{4}$/, 'invalid_postal_code'),
})

/** +62 8…, 62 8… or 08…: stored as E.164. */
const mobile = number(/^(\+?62|0)8\d{7,11}$/, 'invalid_mobile').transform((digits) =>
  digits.replace(/^(\+?62|0)/, '+62'),
)
/** With its area code from within Indonesia, or with a country's. */
const PHONE = /^(0[1-9]\d{5,11}|\+?[1-9]\d{6,14})$/
const asE164 = (phone: string): string =>
  phone === '' ? '' : phone.startsWith('0') ? `+62${phone.slice(1)}` : `+${phone.replace('+', '')}`
/** A fixed line, or none. */
export const phoneOrEmpty = numberOrEmpty(PHONE, 'invalid_phone').transform(asE164)
export const extensionOrEmpty = numberOrEmpty(/^\d{1,6}$/, 'invalid_extension')
/** A mobile or a fixed line that has to be named. */
export const anyPhone = number(PHONE, 'invalid_phone').transform(asE164)

/** An extension belongs to a fixed line. */
export const phoneFits = ({
  phone,
  phone_extension = '',
}: {
  phone?: string | undefined
  phone_extension?: string | undefined
}): boolean => phone !== '' || phone_extension === ''
export const phoneMissing = { error: 'phone_missing', path: ['phone'] }

/** An amount of at least one rupiah as a person types it; see `readRupiah`. */
export const typedRupiah = text(40)
  .transform((typed, c) => {
    const read = readRupiah(typed)
    if (typeof read === 'number' && read > 0) return read
    c.issues.push({ code: 'custom', message: typed === '' ? 'missing' : 'invalid_amount', input: typed })
    return z.NEVER
  })
  .meta({ type: 'string', example: '1.250.000' })

/** A person's name. */
export const personName = required(2, 200)
export const email = text(LONGEST_EMAIL)
  .toLowerCase()
  .min(1, { error: 'missing', abort: true })
  .pipe(z.email({ error: 'invalid_email' }))
  // No mail server takes a longer name before the @.
  .refine((address) => address.indexOf('@') <= 64, { error: 'invalid_email' })

export const contactFields = z
  .object({
    name: personName,
    position: required(2, 100),
    customer_department_id: entry,
    email,
    mobile,
    phone: phoneOrEmpty.optional().default(''),
    phone_extension: extensionOrEmpty.optional().default(''),
  })
  .refine(phoneFits, phoneMissing)

/** A text's version is the day from which it holds. */
export const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, orMissing('wrong_form'))
