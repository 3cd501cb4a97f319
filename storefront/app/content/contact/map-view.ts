/** The side of a map tile, in pixels. */
export const TILE = 256
/** Streets and blocks are named, and a district fits into the view. */
export const ZOOM = 15

interface Point {
  readonly latitude: number
  readonly longitude: number
}

interface View {
  readonly width: number
  readonly height: number
}

/** The position of a point on the map of the world in Web Mercator, in pixels from its north-west corner. */
const worldPixel = ({ latitude, longitude }: Point) => {
  const size = TILE * 2 ** ZOOM
  const radians = (latitude * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * size,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size,
  }
}

interface Tile {
  readonly column: number
  readonly row: number
  /** Of its top left corner, from that of the view. */
  readonly left: number
  readonly top: number
}

/** The tiles of a view with a point at its centre. East of the 180th degree the map begins again; beyond the poles there is none. */
export const tilesAround = (point: Point, { width, height }: View): Tile[] => {
  const centre = worldPixel(point)
  const west = Math.round(centre.x - width / 2)
  const north = Math.round(centre.y - height / 2)
  const count = 2 ** ZOOM
  const tiles: Tile[] = []
  for (let row = Math.floor(north / TILE); row * TILE < north + height; row++)
    for (let column = Math.floor(west / TILE); column * TILE < west + width; column++)
      if (row >= 0 && row < count)
        tiles.push({
          column: (column + count) % count,
          row,
          left: column * TILE - west,
          top: row * TILE - north,
        })
  return tiles
}

/** The address of a tile by the settings' template. */
export const tileAddress = (template: string, { column, row }: Pick<Tile, 'column' | 'row'>): string =>
  template.replace('{z}', String(ZOOM)).replace('{x}', String(column)).replace('{y}', String(row))

const EQUATOR_M = 40_075_016.686

/** How many metres one pixel of the map is at a latitude. */
export const metresPerPixel = (latitude: number): number =>
  (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / (TILE * 2 ** ZOOM)

/** One line of the net of degrees: its value, and its distance in pixels from the view's top or left edge. */
export interface NetLine {
  readonly degrees: number
  readonly at: number
}

const STEP = 0.01

/** The lines of latitude and longitude, every 0.01°, that cross a view with a point at its centre. */
export const netAround = (
  point: Point,
  { width, height }: View,
): { readonly latitudes: NetLine[]; readonly longitudes: NetLine[] } => {
  const centre = worldPixel(point)
  const multiplesAround = (degrees: number) =>
    Array.from({ length: 21 }, (_, i) => (Math.round(degrees / STEP) + i - 10) * STEP)
  return {
    latitudes: multiplesAround(point.latitude)
      .map((degrees) => ({
        degrees,
        at: worldPixel({ ...point, latitude: degrees }).y - centre.y + height / 2,
      }))
      .filter(({ at }) => at > 0 && at < height),
    longitudes: multiplesAround(point.longitude)
      .map((degrees) => ({
        degrees,
        at: worldPixel({ ...point, longitude: degrees }).x - centre.x + width / 2,
      }))
      .filter(({ at }) => at > 0 && at < width),
  }
}
