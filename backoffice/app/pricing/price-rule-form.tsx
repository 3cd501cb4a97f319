import { pricingStaff, readRupiah, ruleTargets, type PriceRule } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { CheckboxField, SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { fieldText, readNumber } from '@pasok/ui/kit/typed-number.ts'
import { priceListWords } from '@pasok/words'
import {
  admin_changed_meanwhile,
  admin_save,
  form_busy,
  pricelist_add_rule,
  pricelist_breaks,
  pricelist_breaks_hint,
  pricelist_discount,
  pricelist_ends,
  pricelist_final,
  pricelist_of,
  pricelist_of_hint,
  pricelist_price,
  pricelist_starts,
  pricelist_target,
} from '~words'
import { getLocale } from '~words/runtime.js'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'

/** An amount or a number that can't be read goes as it was typed: the API refuses it. */
const toAmount = (typed: string) => {
  const amount = readRupiah(typed)
  return typeof amount === 'number' ? amount : typed
}
const toPercent = (typed: string) => {
  const percent = readNumber(typed.replace(/ ?%$/, ''), getLocale())
  return percent === undefined ? typed : Number(percent)
}

/** Quantity breaks as one field holds them: '10: 95.000; 100: 12,5%'. */
const toBreaks = (typed: string) =>
  typed
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [quantity = '', cut = ''] = one.split(':').map((part) => part.trim())
      const from_quantity = /^\d+$/.test(quantity) ? Number(quantity) : quantity
      return cut.endsWith('%')
        ? { from_quantity, discount_percent: toPercent(cut) }
        : { from_quantity, price: toAmount(cut) }
    })

const toRule = (typed: Values) => {
  const { price = '', discount_percent: discount = '' } = typed
  return {
    target: typed['target'] ?? '',
    of: typed['of'] ?? '',
    ...(price.trim() !== '' && { price: toAmount(price) }),
    ...(discount.trim() !== '' && { discount_percent: toPercent(discount) }),
    is_final: typed['is_final'] === 'true',
    starts_on: typed['starts_on'] || null,
    ends_on: typed['ends_on'] || null,
    breaks: toBreaks(typed['breaks'] ?? ''),
    version: Number(typed['version']),
  }
}

/** All quantity breaks stand in one field. */
const findField = (part: string): string => part.replace(/^breaks\..*/, 'breaks')

const ofRule = ({ rule_id = '' }: Values): Values => (rule_id === '' ? {} : { rule_id })

/** Adds a rule, or changes the one whose id the form holds. */
export const ruleForm: RecordForm = {
  route: ({ rule_id = '' }) => (rule_id === '' ? pricingStaff.addPriceRule : pricingStaff.changePriceRule),
  params: ofRule,
  send: (typed) => ({ body: toRule(typed) }),
  findField,
}
/** Removes a rule. */
export const removeRuleForm: RecordForm = {
  route: pricingStaff.removePriceRule,
  params: ofRule,
  send: ({ version = '' }) => ({ query: { version } }),
}

const percentText = (percent: number) => fieldText(String(percent), getLocale())

const valuesOf = (rule: PriceRule): Values => ({
  target: rule.target,
  of: rule.of.sku_number ?? `#${rule.of.id}`,
  price: rule.price === undefined ? '' : String(rule.price),
  discount_percent: rule.discount_percent === undefined ? '' : percentText(rule.discount_percent),
  is_final: String(rule.is_final),
  starts_on: rule.starts_on ?? '',
  ends_on: rule.ends_on ?? '',
  breaks: rule.breaks
    .map(({ from_quantity, price, discount_percent = 0 }) =>
      price === undefined
        ? `${from_quantity}: ${percentText(discount_percent)}%`
        : `${from_quantity}: ${price}`,
    )
    .join('; '),
})

interface Props {
  /** The rule that is changed; a new one without. */
  readonly rule?: PriceRule | undefined
  /** Of the list. */
  readonly version: number
  readonly outcome: RecordOutcome
}

/** A rule of a price list. */
export function PriceRuleForm({ rule, version, outcome }: Props) {
  return (
    <ActionForm
      id={rule ? `rule-${rule.id}` : 'rule'}
      values={outcome?.typed ?? (rule ? valuesOf(rule) : { target: 'item' })}
      result={outcome?.refused}
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
    >
      <FormAlert result={outcome?.refused} className="sm:col-span-full" />
      {outcome?.refused.status === 409 && <p className="sm:col-span-full">{admin_changed_meanwhile()}</p>}
      <input type="hidden" name="do" value="rule" />
      <input type="hidden" name="rule_id" value={rule?.id ?? ''} />
      <input type="hidden" name="version" value={version} />
      <SelectField
        name="target"
        label={pricelist_target()}
        half
        choices={ruleTargets.map((target) => [target, labelText(priceListWords.targets[target])])}
      />
      <TextField name="of" label={pricelist_of()} hint={pricelist_of_hint()} half maxLength={200} />
      <TextField name="price" label={pricelist_price()} half isNumeric isAlternative maxLength={20} />
      <TextField
        name="discount_percent"
        label={pricelist_discount()}
        half
        isNumeric
        isAlternative
        maxLength={10}
      />
      <DateField name="starts_on" label={pricelist_starts()} half optional />
      <DateField name="ends_on" label={pricelist_ends()} half optional />
      <TextField
        name="breaks"
        label={pricelist_breaks()}
        hint={pricelist_breaks_hint()}
        optional
        maxLength={500}
      />
      <CheckboxField name="is_final" label={pricelist_final()} />
      <SubmitButton busy={form_busy()} className="button min-h-11 sm:justify-self-start">
        {rule ? admin_save() : pricelist_add_rule()}
      </SubmitButton>
    </ActionForm>
  )
}
