import { formatDay, paymentStaff } from '@pasok/contract'
import { proofStateLabels, rupiahText } from '@pasok/words'
import {
  admin_company,
  admin_proof_search,
  admin_proof_stated,
  admin_proof_uploaded,
  admin_proofs,
  admin_received,
  admin_transferred_on,
  invoice_order,
  quotation_state,
} from '~words'
import { resource } from '../resource/resource.ts'
import { ProofBadge } from './payment-badges.tsx'

/** Proofs of transfers, those that wait longest first. */
export const proofs = resource({
  path: '/proofs',
  title: admin_proofs,
  list: paymentStaff.listProofs,
  keyword: admin_proof_search,
  days: { uploaded: admin_proof_uploaded },
  filters: { state: { title: quotation_state, values: proofStateLabels } },
  buildAddress: ({ id }) => `/proofs/${id}`,
  columns: [
    { title: invoice_order, show: ({ order }) => order.number, isName: true },
    { title: admin_company, show: ({ company }) => company.name },
    { title: admin_proof_stated, show: ({ amount }) => rupiahText(amount), isAmount: true },
    { title: admin_transferred_on, show: ({ transferred_on }) => formatDay(transferred_on) },
    {
      title: admin_proof_uploaded,
      show: ({ uploaded_at }) => formatDay(uploaded_at),
      sort: 'uploaded_at',
    },
    { title: quotation_state, show: ({ state }) => <ProofBadge state={state} /> },
    {
      title: admin_received,
      show: ({ received }) => (received === undefined ? '' : rupiahText(received)),
      isAmount: true,
    },
  ],
})
