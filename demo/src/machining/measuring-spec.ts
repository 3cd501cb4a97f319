import type { Text } from '../catalogue/model.ts'
import type { Mark } from '../drawing/svg.ts'
import type { Pair } from './copy.ts'
import type { ToolRow } from './tool.ts'

type Range = readonly [range: string, price: number, weight: number, error?: number]
/** A measuring tool with its ranges. */
export type MeasuringSpec = {
  code: string
  name: readonly [string, string]
  item: readonly [string, string]
  category: Text
  pop: number
  use: Pair
  points: readonly Pair[]
  data?: readonly (readonly [Pair, Pair])[]
  title: string
  body: readonly Mark[]
  figures: readonly Mark[]
  slant?: number
  focus?: readonly [number, number]
  resolution?: number
  prefix: string
  rows: readonly Range[]
  values?: (range: string) => ToolRow['values']
  uom?: ToolRow['uom']
  hidden?: 'price' | 'cart'
}
