export {
  checkParameters,
  drawingSize,
  drawingVersion,
  drawDxf,
  drawSvg,
  hasSection,
  isFamily,
  parametersOfTexts,
  type Drawing,
} from './draw.ts'
export { listFamilies } from './list-families.ts'
