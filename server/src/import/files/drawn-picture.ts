import { drawSvg, isFamily, type Drawing } from '@pasok/drawings'

const MARK = 'drawing:'

/** What a drawing is called among the names of pictures. */
export const drawnPictureName = ({ family, parameters }: Drawing): string =>
  MARK + JSON.stringify({ family, parameters })

/** Whether a picture's name stands for a drawing, which a table's cell of file names must not. */
export const isDrawingName = (name: string): boolean => name.startsWith(MARK)

/** The drawing that a picture's name holds, or undefined for the name of a file. */
export const parseDrawingName = (name: string): Drawing | undefined => {
  if (!isDrawingName(name)) return undefined
  const drawing = JSON.parse(name.slice(MARK.length)) as Drawing
  return isFamily(drawing.family) ? drawing : undefined
}

/** The drawing as a file, or why there is none. */
export const drawPicture = async (drawing: Drawing): Promise<Buffer | 'drawing_impossible'> => {
  const svg = await drawSvg(drawing)
  return svg === undefined ? 'drawing_impossible' : Buffer.from(svg)
}
