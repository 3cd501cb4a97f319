import type { Inquiry } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { MemberScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { findOffer } from '../quotation/index.ts'
import { overdueDays, companyExposure } from '../invoice/index.ts'
import {
  computeCredit,
  findCredit,
  paymentChoices,
  prepaidMethods,
  usableOnAccount,
  type Gateway,
  type MethodLimits,
} from '../payment/index.ts'

/** The settings about payment. */
export interface PlacingSettings {
  readonly bank_accounts: readonly unknown[]
  readonly payment_limits: MethodLimits
  readonly invoices: { readonly most_days_overdue: number }
}

/** Whether a company owes an invoice that is overdue for longer than the settings allow. */
export const isOverdue = async (
  db: Db,
  { invoices }: Pick<PlacingSettings, 'invoices'>,
  companyId: number,
  now: Date,
): Promise<boolean> => (await overdueDays(db, companyId, now)) > invoices.most_days_overdue

/** What the available payment methods depend on. */
export interface InquiryParts {
  readonly db: Db
  readonly gateway?: Gateway | undefined
  readonly settings: PlacingSettings
}

/** Who asks, and about which quotation. */
export interface Question {
  readonly scope: MemberScope
  readonly quotationId: number
  /** The method chosen on the page; by default, the quotation's. */
  readonly method?: string | undefined
  /** Whether money on account is used first. */
  readonly usesAccount?: boolean | undefined
  readonly language: Language
  readonly now: Date
}

/** The result of ordering a quotation now; undefined for another company's. Changes nothing. */
export const inquire = async (
  { db, gateway, settings }: InquiryParts,
  { scope, quotationId, method, usesAccount = false, language, now }: Question,
): Promise<Inquiry | undefined> => {
  const found = await findOffer(db, scope, quotationId, now)
  if (!found) return undefined
  const { offer, problems } = found
  const credit = await findCredit(db, scope.companyId)
  const exposure = credit ? await companyExposure(db, scope.companyId) : 0
  const on_account = await usableOnAccount(db, scope.companyId, offer.amount_total)
  const rest = offer.amount_total - (usesAccount ? on_account : 0)
  const chosen = method ?? offer.quotation.payment_method
  const figures = {
    credit,
    exposure,
    isOverdue: credit !== undefined && (await isOverdue(db, settings, scope.companyId, now)),
    hasBankAccount: settings.bank_accounts.length > 0,
    hasGateway: gateway !== undefined,
    limits: settings.payment_limits,
    total: rest,
  }
  return {
    quotation_id: offer.quotation.id,
    version: offer.quotation.version,
    revision: offer.quotation.revision,
    amount_untaxed: offer.amount_untaxed,
    amount_tax: offer.amount_tax,
    amount_total: offer.amount_total,
    on_account,
    payment_methods:
      rest > 0 ? paymentChoices(figures, chosen, language, usesAccount ? prepaidMethods : undefined) : [],
    ...(credit && { credit: computeCredit(credit, exposure) }),
    problems: [...problems],
  }
}
