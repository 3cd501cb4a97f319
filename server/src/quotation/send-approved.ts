import type { ApprovedCommand } from '../approval/index.ts'
import { applyStepIn, type StepParts } from './apply-step.ts'
import type { OfferTerms } from './check-out-cart.ts'
import { lockQuotation } from './quotation.store.ts'

/** Sends an offer whose prices were approved, as long as its revision is the approved one. */
export const sendApprovedOffer = (parts: StepParts & { readonly settings: OfferTerms }): ApprovedCommand => ({
  lock: (tx, id) => lockQuotation(tx, id),
  run: async (tx, { subject_id: id, command }, { by, now, requestId }) => {
    const result = await applyStepIn(tx, parts, {
      ...(command as { readonly revision: number; readonly text: string }),
      id,
      step: 'send',
      isApproved: true,
      taxPercent: parts.settings.tax_percent,
      by: { staff: by },
      now,
      requestId,
    })
    return result === 'applied' ? {} : result
  },
})
