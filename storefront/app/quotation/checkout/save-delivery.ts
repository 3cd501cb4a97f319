import { company, quotation as endpoints, type Call, type Quotation } from '@pasok/contract'
import { checkout_method_missing, checkout_no_address } from '~words'
import { fieldText } from '../../api-client/field-text.ts'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import { addressFields } from '../../company/fields/address-fields.ts'
import { fittingAreas, withoutClosedAreas } from '../../company/fields/load-lists.ts'
import { withoutLines } from '../../api-client/without-lines.ts'
import type { FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { NEW_ADDRESS, type DeliveryResult } from './delivery-result.ts'

const addressNames = addressFields.map(({ name }) => name)
const detailNames = ['customer_reference', 'po_number', 'accounts_email', 'notes', 'requested_ship_date']

/**
 * Saves what a buyer chose and typed for the delivery of a quotation, by the form's `intent`: 'delivery' (address and
 * method alone, whatever was changed meanwhile), 'update' and 'continue' (all of it), 'areas' (nothing: the next list of
 * areas is asked for). Undefined where nothing is left to show; what could be saved is saved though a part was refused.
 */
export const saveDelivery = async (
  call: Call,
  id: string,
  form: FormData,
): Promise<DeliveryResult | undefined> => {
  const intent = fieldText(form, 'intent')
  const values = typedIn(form)
  const showForm = async (result: FormResult & { readonly status: number }): Promise<DeliveryResult> => ({
    status: result.status,
    ...withoutClosedAreas({ errors: result.errors, refused: result.refused }, values),
    ...(await fittingAreas(call, values)),
  })
  if (intent === 'areas') return showForm({ status: 200, errors: {} })
  const { body } = await call(endpoints.showQuotation, { params: { id }, query: withoutLines })
  if (!('data' in body)) return showForm({ status: body.status, errors: {}, refused: body.detail })
  const seen = intent === 'delivery' ? body.data.record.revision : Number(fieldText(form, 'revision'))

  const saving = new Saving(call, id, seen)
  // These name what the buyer saw: nothing is added for a quotation that is another one by now.
  if (intent !== 'delivery') {
    await saving.purchaseOrder(form)
    await saving.send(endpoints.setQuotationDetails, {
      ...typedIn(form, detailNames),
      is_ship_complete: fieldText(form, 'is_ship_complete') === 'true',
    })
  }
  const addressId = await saving.saveAddress(form)
  const method = fieldText(form, 'delivery_method')
  const billing = fieldText(form, 'billing')
  if (addressId !== undefined)
    await saving.send(endpoints.setDeliveryAddress, {
      address_id: addressId,
      ...(billing !== '' && { billing_address_id: Number(billing) }),
    })
  if (method !== '') await saving.send(endpoints.setDeliveryMethod, { delivery_method: method })
  const { refused, status, saved } = saving
  const errors = { ...saving.errors }
  if (intent === 'continue' && refused === undefined) {
    const { delivery_method: chosen, delivery_address: address } = saved ?? body.data.record
    if (!chosen) errors['delivery_method'] ??= [checkout_method_missing()]
    if (!address && chosen?.code !== 'pick_up') errors['address'] ??= [checkout_no_address()]
  }
  // A method that is not offered at the new address is chosen again.
  if (intent !== 'continue') delete errors['delivery_method']
  const isSaved = refused === undefined && Object.keys(errors).length === 0
  return isSaved ? undefined : showForm({ status, errors, refused })
}

/** Steps of saving, each of which names the revision that the one before made. After a refusal of the whole none follows. */
class Saving {
  readonly #call: Call
  readonly #id: string
  #revision: number
  errors: Record<string, readonly string[]> = {}
  refused: string | undefined
  status = 400
  saved: Quotation | undefined

  constructor(call: Call, id: string, revision: number) {
    this.#call = call
    this.#id = id
    this.#revision = revision
  }

  async send(
    endpoint:
      | typeof endpoints.setDeliveryAddress
      | typeof endpoints.setDeliveryMethod
      | typeof endpoints.setQuotationDetails,
    body: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    if (this.refused !== undefined) return
    const result = await sendForm(this.#call, endpoint, {
      params: { id: this.#id },
      query: withoutLines,
      body: { ...body, revision: this.#revision },
    })
    this.#take(result)
  }

  /** Sends a file that was chosen before anything else: no browser gives it back to a form that is shown again. */
  async purchaseOrder(form: FormData): Promise<void> {
    const file = form.get('po_file')
    // Where nothing was chosen a browser sends a file without a name.
    if (!(file instanceof File) || file.name === '') return
    const result = await sendForm(this.#call, endpoints.uploadPo, {
      params: { id: this.#id },
      query: withoutLines,
      form: { file, revision: String(this.#revision) },
    })
    this.#take(result)
  }

  /** The id of the address that was chosen; a new one is added to the company's first. Undefined where it stays. */
  async saveAddress(form: FormData): Promise<number | undefined> {
    const chosen = fieldText(form, 'address')
    if (chosen !== NEW_ADDRESS) return Number(chosen) || undefined
    const typed = typedIn(form, addressNames)
    const isEmpty = Object.values(typed).every((text) => text.trim() === '')
    if (this.refused !== undefined || (isEmpty && fieldText(form, 'delivery_method') === 'pick_up'))
      return undefined
    // The form may have been sent before, with an answer that did not come.
    const { body } = await this.#call(company.listAddresses)
    const known = 'data' in body ? body.data.records : []
    const same = known.find(
      ({ label, recipient, street, subdistrict }) =>
        label === typed['label']?.trim() &&
        recipient === typed['recipient']?.trim() &&
        street === typed['street']?.trim() &&
        String(subdistrict.id) === typed['subdistrict_id'],
    )
    if (same) return same.id
    const result = await sendForm(this.#call, company.addAddress, {
      body: { ...typed, is_default_delivery: false, is_default_billing: false },
    })
    if ('data' in result) return result.data.record.id
    this.#refuse(result.refused)
    return undefined
  }

  #take(result: { readonly data: { readonly record: Quotation } } | { readonly refused: Refused }): void {
    if ('refused' in result) return this.#refuse(result.refused)
    this.saved = result.data.record
    this.#revision = result.data.record.revision
    return undefined
  }

  #refuse({ status, errors, refused }: Refused): void {
    this.status = status
    const { address_id: address, billing_address_id: billing, file, ...others } = errors
    Object.assign(
      this.errors,
      others,
      address && { address },
      billing && { billing },
      file && { po_file: file },
    )
    this.refused ??= refused
  }
}
