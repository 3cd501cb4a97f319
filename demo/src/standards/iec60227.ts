/**
 * Flexible single-core PVC wire (Indonesian type NYAF). mm², outside in mm, ampere in free air at 30 °C, rated voltage.
 * Sources: SNI IEC 60227-3; currents after PUIL for single wires in air.
 */
export const nyaf = [
  { area: 0.75, outer: 2.5, current: 15, voltage: '300/500 V' },
  { area: 1.5, outer: 3, current: 24, voltage: '450/750 V' },
  { area: 2.5, outer: 3.6, current: 32, voltage: '450/750 V' },
  { area: 4, outer: 4.2, current: 42, voltage: '450/750 V' },
  { area: 6, outer: 4.8, current: 54, voltage: '450/750 V' },
  { area: 10, outer: 6.5, current: 73, voltage: '450/750 V' },
  { area: 16, outer: 7.7, current: 98, voltage: '450/750 V' },
] as const
