type Chain = {
  /** mm: pitch, roller diameter, width between inner plates, pin, height of the inner plate, pitch between strands. */
  pitch: number
  roller: number
  width: number
  pin: number
  plate: number
  strand: number
  /** kN for one strand; kg for a metre of it. */
  strength: number
  mass: number
}

const rows: readonly (readonly [string, number, number, number, number, number, number, number, number])[] = [
  ['25', 6.35, 3.3, 3.1, 2.31, 6.02, 6.4, 3.5, 0.14],
  ['35', 9.525, 5.08, 4.68, 3.6, 9.05, 10.13, 7.9, 0.33],
  ['40', 12.7, 7.92, 7.85, 3.98, 12.07, 14.38, 13.9, 0.62],
  ['50', 15.875, 10.16, 9.4, 5.09, 15.09, 18.11, 21.8, 1.02],
  ['60', 19.05, 11.91, 12.57, 5.96, 18.1, 22.78, 31.3, 1.5],
  ['80', 25.4, 15.88, 15.75, 7.94, 24.13, 29.29, 55.6, 2.6],
  ['100', 31.75, 19.05, 18.9, 9.54, 30.17, 35.76, 87, 3.9],
  ['120', 38.1, 22.23, 25.22, 11.11, 36.2, 45.44, 125, 5.6],
  ['140', 44.45, 25.4, 25.22, 12.71, 42.23, 48.87, 170, 7.5],
  ['160', 50.8, 28.58, 31.55, 14.29, 48.26, 58.55, 223, 10.1],
  ['05B', 8, 5, 3, 2.31, 7.11, 5.64, 4.4, 0.18],
  ['06B', 9.525, 6.35, 5.72, 3.28, 8.26, 10.24, 8.9, 0.41],
  ['08B', 12.7, 8.51, 7.75, 4.45, 11.81, 13.92, 17.8, 0.7],
  ['10B', 15.875, 10.16, 9.65, 5.08, 14.73, 16.59, 22.2, 0.95],
  ['12B', 19.05, 12.07, 11.68, 5.72, 16.13, 19.46, 28.9, 1.25],
  ['16B', 25.4, 15.88, 17.02, 8.28, 21.08, 31.88, 60, 2.7],
  ['20B', 31.75, 19.05, 19.56, 10.19, 26.42, 36.45, 95, 3.6],
  ['24B', 38.1, 25.4, 25.4, 14.63, 33.4, 48.36, 160, 6.7],
]

/** Short-pitch precision roller chains by number: ANSI 25 to 160 and European 05B to 24B. Source: ISO 606. */
const chains: Readonly<Record<string, Chain>> = Object.fromEntries(
  rows.map(([number, pitch, roller, width, pin, plate, strand, strength, mass]) => [
    number,
    { pitch, roller, width, pin, plate, strand, strength, mass },
  ]),
)

/** A chain of the table. */
export const chainOf = (number: string): Chain => {
  const chain = chains[number]
  if (chain === undefined) throw new Error(`No chain ${number}`)
  return chain
}

/** Pitch circle of a sprocket in mm. */
export const pitchCircle = (pitch: number, teeth: number): number => pitch / Math.sin(Math.PI / teeth)

/** Outside diameter of a sprocket in mm, as usually turned. */
export const tipCircle = (pitch: number, teeth: number): number =>
  pitch * (0.6 + 1 / Math.tan(Math.PI / teeth))
