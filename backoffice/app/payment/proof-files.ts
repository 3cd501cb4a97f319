/** What shows a transfer or a certificate: the endings and types of its files. */
export const PROOF_FILES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'
