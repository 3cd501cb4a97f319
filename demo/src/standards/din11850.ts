/** Tubes for food and drink, range 2. mm: nominal, inside and outside diameter. Source: DIN 11850. */
export const din11850 = [
  { dn: 10, inner: 10, outer: 13 },
  { dn: 15, inner: 16, outer: 19 },
  { dn: 20, inner: 20, outer: 23 },
  { dn: 25, inner: 26, outer: 29 },
  { dn: 32, inner: 32, outer: 35 },
  { dn: 40, inner: 38, outer: 41 },
  { dn: 50, inner: 50, outer: 53 },
  { dn: 65, inner: 66, outer: 70 },
  { dn: 80, inner: 81, outer: 85 },
  { dn: 100, inner: 100, outer: 104 },
] as const
