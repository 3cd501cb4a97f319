/**
 * Coarse metric threads. Stress area in mm² (ISO 898-1), medium clearance hole in mm (ISO 273), and the tightening
 * torques in Nm that makers give for classes 8.8, 10.9, 12.9 at a friction of 0.12 (VDI 2230).
 */
export const metricThreads = {
  M2: { d: 2, pitch: 0.4, area: 2.07, clearance: 2.4, torque: undefined },
  M3: { d: 3, pitch: 0.5, area: 5.03, clearance: 3.4, torque: undefined },
  M4: { d: 4, pitch: 0.7, area: 8.78, clearance: 4.5, torque: [3, 4.4, 5.1] },
  M5: { d: 5, pitch: 0.8, area: 14.2, clearance: 5.5, torque: [5.9, 8.7, 10] },
  M6: { d: 6, pitch: 1, area: 20.1, clearance: 6.6, torque: [10.1, 14.9, 17.4] },
  M8: { d: 8, pitch: 1.25, area: 36.6, clearance: 9, torque: [24.6, 36.1, 42.2] },
  M10: { d: 10, pitch: 1.5, area: 58, clearance: 11, torque: [48, 71, 83] },
  M12: { d: 12, pitch: 1.75, area: 84.3, clearance: 13.5, torque: [84, 123, 144] },
  M14: { d: 14, pitch: 2, area: 115, clearance: 15.5, torque: [133, 195, 229] },
  M16: { d: 16, pitch: 2, area: 157, clearance: 17.5, torque: [206, 302, 354] },
  M18: { d: 18, pitch: 2.5, area: 192, clearance: 20, torque: [295, 421, 492] },
  M20: { d: 20, pitch: 2.5, area: 245, clearance: 22, torque: [415, 592, 692] },
  M22: { d: 22, pitch: 2.5, area: 303, clearance: 24, torque: [567, 807, 945] },
  M24: { d: 24, pitch: 3, area: 353, clearance: 26, torque: [714, 1017, 1190] },
  M27: { d: 27, pitch: 3, area: 459, clearance: 30, torque: [1050, 1496, 1750] },
  M30: { d: 30, pitch: 3.5, area: 561, clearance: 33, torque: [1420, 2033, 2380] },
  M36: { d: 36, pitch: 4, area: 817, clearance: 39, torque: undefined },
} as const

export type MetricThread = keyof typeof metricThreads

/** Whether a size is a coarse metric thread of the table. */
export const isMetric = (key: string): key is MetricThread => key in metricThreads
