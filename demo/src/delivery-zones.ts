/** What a delivery method costs in a zone: whole rupiah before tax, weights in kilograms. */
interface DemoRate {
  readonly method: 'own_fleet' | 'courier'
  readonly base: number
  /** Delivered for the base amount. */
  readonly includedKg: number
  readonly perKg: number
  readonly days: readonly [from: number, to: number]
  /** From so much in goods the delivery is free. */
  readonly freeFrom?: number
}

/** A delivery zone of the demo company, whose warehouse is in Bekasi. */
interface DemoZone {
  readonly name: { readonly en: string; readonly id: string }
  /** Codes of provinces and cities. */
  readonly areas: readonly number[]
  readonly rates: readonly DemoRate[]
}

/** The figures are invented. */
export const deliveryZones: readonly DemoZone[] = [
  {
    name: { en: 'Greater Jakarta and Karawang', id: 'Jabodetabek dan Karawang' },
    // Jakarta; Bogor, Karawang, Bekasi, Depok; Tangerang, South Tangerang.
    areas: [31, 3201, 3215, 3216, 3271, 3275, 3276, 3603, 3671, 3674],
    rates: [
      {
        method: 'own_fleet',
        base: 75_000,
        includedKg: 500,
        perKg: 250,
        days: [1, 2],
        freeFrom: 5_000_000,
      },
      { method: 'courier', base: 25_000, includedKg: 5, perKg: 3_000, days: [1, 2] },
    ],
  },
  {
    name: { en: 'Java and Bali', id: 'Jawa dan Bali' },
    // No truck goes to the Thousand Islands (3101), which are part of Jakarta.
    areas: [32, 33, 34, 35, 36, 51, 3101],
    rates: [
      {
        method: 'courier',
        base: 45_000,
        includedKg: 10,
        perKg: 4_000,
        days: [2, 4],
        freeFrom: 15_000_000,
      },
    ],
  },
  {
    name: { en: 'Sumatra', id: 'Sumatra' },
    areas: [11, 12, 13, 14, 15, 16, 17, 18, 19, 21],
    rates: [
      {
        method: 'courier',
        base: 75_000,
        includedKg: 10,
        perKg: 7_000,
        days: [4, 7],
        freeFrom: 25_000_000,
      },
    ],
  },
  {
    name: { en: 'Kalimantan and Sulawesi', id: 'Kalimantan dan Sulawesi' },
    areas: [61, 62, 63, 64, 65, 71, 72, 73, 74, 75, 76],
    rates: [{ method: 'courier', base: 110_000, includedKg: 10, perKg: 11_000, days: [5, 9] }],
  },
  {
    name: { en: 'Eastern Indonesia', id: 'Indonesia Timur' },
    // Nusa Tenggara, Maluku, Papua.
    areas: [52, 53, 81, 82, 91, 92, 93, 94, 95, 96],
    rates: [{ method: 'courier', base: 250_000, includedKg: 10, perKg: 25_000, days: [8, 14] }],
  },
]
