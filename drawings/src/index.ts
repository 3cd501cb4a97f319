export {
  checkParameters,
  drawingSize,
  drawingVersion,
  drawSvg,
  isFamily,
  parametersOfTexts,
  type Drawing,
} from './draw.ts'
export { listFamilies } from './list-families.ts'
