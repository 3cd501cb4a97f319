import { drawSvg, isFamily, type Drawing } from '@pasok/drawings'

const MARK = 'drawing:'

/** The picture name that stands for a drawing. */
export const drawnPictureName = ({ family, parameters }: Drawing): string =>
  MARK + JSON.stringify({ family, parameters })

/** Whether a picture's name stands for a drawing, which a cell of file names must not contain. */
export const isDrawingName = (name: string): boolean => name.startsWith(MARK)

/** Parses the drawing in a picture's name; undefined for the name of a file. */
export const parseDrawingName = (name: string): Drawing | undefined => {
  if (!isDrawingName(name)) return undefined
  const drawing = JSON.parse(name.slice(MARK.length)) as Drawing
  return isFamily(drawing.family) ? drawing : undefined
}

/** Draws a drawing as a file; returns an error code if it can't be drawn. */
export const drawPicture = async (drawing: Drawing): Promise<Buffer | 'drawing_impossible'> => {
  const svg = await drawSvg(drawing)
  return svg === undefined ? 'drawing_impossible' : Buffer.from(svg)
}
