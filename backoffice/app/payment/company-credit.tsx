import { invoiceStaff, paymentStaff } from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { RadioField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { rupiahText } from '@pasok/words'
import {
  admin_billing,
  admin_billing_from_invoice,
  admin_billing_from_receipt,
  admin_change_billing,
  admin_change_credit,
  admin_change_credit_what,
  admin_credit,
  admin_credit_available,
  admin_credit_exposure,
  admin_credit_limit,
  admin_days,
  admin_terms_days,
  admin_typed_amount,
} from '~words'
import { Answered } from '../resource/answered.tsx'
import { FormDialog } from '../resource/form-dialog.tsx'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'
import { typedAmount } from '../resource/typed-amount.ts'

/** Sets what a company may owe, and within how many days it pays. */
export const creditForm: RecordForm = {
  route: paymentStaff.setCredit,
  send: ({ credit_limit, terms_days = '', version }) => ({
    body: {
      credit_limit: typedAmount(credit_limit),
      terms_days: Number.parseInt(terms_days, 10),
      version: Number(version),
    },
  }),
}

/** Sets from which day its days to pay count. */
export const billingForm: RecordForm = {
  route: invoiceStaff.setBilling,
  send: ({ billing_from_receipt, version }) => ({
    body: { billing_from_receipt: billing_from_receipt === 'true', version: Number(version) },
  }),
}

interface Props {
  readonly companyId: number
  readonly canManage: boolean
  readonly outcome: RecordOutcome
}

/** The credit limit and the terms of a company. */
export function CreditTerms({ companyId, canManage, outcome }: Props) {
  const params = { id: String(companyId) }
  return (
    <section aria-labelledby="credit">
      <h2 id="credit" className="mb-2 text-xl">
        {admin_credit()}
      </h2>
      <Answered route={paymentStaff.showCredit} input={{ params }}>
        {({ record: credit }) => (
          <>
            <Facts
              facts={[
                [admin_credit_limit(), rupiahText(credit.credit_limit)],
                [admin_credit_exposure(), rupiahText(credit.exposure)],
                [admin_credit_available(), rupiahText(credit.available)],
                [admin_terms_days(), credit.credit_limit > 0 ? admin_days({ days: credit.terms_days }) : ''],
              ]}
            />
            {canManage && (
              <div className="my-3">
                <FormDialog
                  name={admin_change_credit()}
                  what={admin_change_credit_what()}
                  facts={{ do: 'credit', version: credit.version }}
                  values={{
                    credit_limit: String(credit.credit_limit),
                    terms_days: String(credit.terms_days),
                  }}
                  outcome={outcome}
                >
                  <TextField
                    name="credit_limit"
                    label={admin_credit_limit()}
                    hint={admin_typed_amount()}
                    isNumeric
                    maxLength={40}
                  />
                  <TextField name="terms_days" label={admin_terms_days()} isNumeric maxLength={3} />
                </FormDialog>
              </div>
            )}
          </>
        )}
      </Answered>
      <Answered route={invoiceStaff.showBilling} input={{ params }}>
        {({ record: { billing_from_receipt, version } }) => (
          <>
            <Facts
              facts={[
                [
                  admin_billing(),
                  billing_from_receipt ? admin_billing_from_receipt() : admin_billing_from_invoice(),
                ],
              ]}
            />
            {canManage && (
              <div className="my-3">
                <FormDialog
                  name={admin_change_billing()}
                  facts={{ do: 'billing', version }}
                  values={{ billing_from_receipt: String(billing_from_receipt) }}
                  outcome={outcome}
                >
                  <RadioField
                    name="billing_from_receipt"
                    label={admin_billing()}
                    choices={[
                      ['false', admin_billing_from_invoice()],
                      ['true', admin_billing_from_receipt()],
                    ]}
                  />
                </FormDialog>
              </div>
            )}
          </>
        )}
      </Answered>
    </section>
  )
}
