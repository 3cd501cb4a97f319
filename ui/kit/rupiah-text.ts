/** Whole rupiah as the shop writes them in both languages: Rp. 1.250.000. */
export const rupiahText = (amount: number): string =>
  `Rp. ${String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')}`
