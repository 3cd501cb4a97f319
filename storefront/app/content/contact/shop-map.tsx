import type { Location } from '@pasok/contract'
import { contact_coordinates, contact_map, contact_map_open, contact_map_scale } from '~words'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { latitudeText, longitudeText } from './degrees-text.ts'
import { metresPerPixel, netAround, TILE, tileAddress, tilesAround, ZOOM, type NetLine } from './map-view.ts'

interface Props {
  readonly location: Location
  readonly name: string
  /** In pixels: the widest place for it. A narrower one shows its middle, in the same size. */
  readonly width: number
}

const HEIGHT = 340
const centre = HEIGHT / 2
const SCALE_M = 500

/** Where the shop is: tiles of the settings' map, else the net of degrees; a scale, the coordinates and a link to a map. */
export function ShopMap({ location, name, width }: Props) {
  const { latitude, longitude, tiles } = location
  const coordinates = `${latitudeText(latitude)}, ${longitudeText(longitude)}`
  const scale = SCALE_M / metresPerPixel(latitude)
  const view = { width, height: HEIGHT }
  return (
    <figure>
      <svg
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={contact_map({ name, coordinates })}
        className="rounded-md border border-line bg-surface"
      >
        {/* Its origin is the middle of the map. */}
        <svg x="50%" className="overflow-visible">
          {tiles ? (
            tilesAround(location, view).map((tile) => (
              <image
                key={`${tile.column}/${tile.row}`}
                href={tileAddress(tiles.address, tile)}
                x={tile.left - width / 2}
                y={tile.top}
                width={TILE}
                height={TILE}
              />
            ))
          ) : (
            <Meridians lines={netAround(location, view).longitudes} left={-width / 2} />
          )}
        </svg>
        {!tiles && <Parallels lines={netAround(location, view).latitudes} />}
        <svg x="50%" className="overflow-visible">
          <path
            d={`M0 ${centre}c-9-12-15-19-15-27a15 15 0 0 1 30 0c0 8-6 15-15 27z`}
            className="fill-accent stroke-ink"
            strokeWidth="2"
          />
          <circle cy={centre - 27} r="5" className="fill-ink" />
        </svg>
        <g className="fill-ink text-[14px]">
          <rect x="12" y={HEIGHT - 34} width={scale + 76} height="24" className="fill-white" />
          <path d={`M20 ${HEIGHT - 24}v6h${scale}v-6`} fill="none" className="stroke-ink" strokeWidth="1.5" />
          <text x={scale + 28} y={HEIGHT - 16}>
            {contact_map_scale({ metres: decimal(SCALE_M) })}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-[13px]">
        <span>
          {contact_coordinates()}: <span className="tabular-nums">{coordinates}</span>
        </span>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`}
          rel="noopener"
          className="inline-flex min-h-6 items-center"
        >
          {contact_map_open()}
        </a>
        {tiles && <span className="text-ink-soft">{tiles.attribution}</span>}
      </figcaption>
    </figure>
  )
}

interface NetProps {
  readonly lines: readonly NetLine[]
}

/** The lines of longitude around the shop; `left` is where the view begins. */
function Meridians({ lines, left }: NetProps & { readonly left: number }) {
  return (
    <g className="fill-ink-soft text-[14px]">
      {lines.map(({ degrees, at }) => (
        <g key={degrees}>
          <path d={`M${left + at} 0V${HEIGHT}`} className="stroke-line" />
          <text x={left + at + 6} y="20">
            {longitudeText(degrees)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The lines of latitude around the shop. */
function Parallels({ lines }: NetProps) {
  return (
    <g className="fill-ink-soft text-[14px]">
      {lines.map(({ degrees, at }) => (
        <g key={degrees}>
          <line x2="100%" y1={at} y2={at} className="stroke-line" />
          {/* The names of the meridians stand at the top edge. */}
          {at > 40 && (
            <text x="8" y={at - 6}>
              {latitudeText(degrees)}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
