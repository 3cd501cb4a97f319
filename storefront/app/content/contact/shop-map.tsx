import type { Location } from '@pasok/contract'
import { contact_coordinates, contact_map, contact_map_open, contact_map_scale } from '~words'
import { decimal } from '../../ui/decimal.ts'
import { latitudeText, longitudeText } from './degrees-text.ts'
import { metresPerPixel, netAround, TILE, tileAddress, tilesAround, ZOOM } from './map-view.ts'

interface Props {
  readonly location: Location
  readonly name: string
}

const view = { width: 560, height: 340 }
const [middle, centre] = [view.width / 2, view.height / 2]
const SCALE_M = 500

/** Where the shop is: tiles of the settings' map, else the net of degrees; a scale, the coordinates and a link to a map. */
export function ShopMap({ location, name }: Props) {
  const { latitude, longitude, tiles } = location
  const coordinates = `${latitudeText(latitude)}, ${longitudeText(longitude)}`
  const scale = SCALE_M / metresPerPixel(latitude)
  return (
    <figure className="max-w-[960px]">
      <svg
        viewBox={`0 0 ${view.width} ${view.height}`}
        width={view.width}
        height={view.height}
        role="img"
        aria-label={contact_map({ name, coordinates })}
        className="h-auto w-full rounded-md border border-line bg-surface"
      >
        {tiles ? (
          tilesAround(location, view).map((tile) => (
            <image
              key={`${tile.column}/${tile.row}`}
              href={tileAddress(tiles.address, tile)}
              x={tile.left}
              y={tile.top}
              width={TILE}
              height={TILE}
            />
          ))
        ) : (
          <Net location={location} />
        )}
        <path
          d={`M${middle} ${centre}c-9-12-15-19-15-27a15 15 0 0 1 30 0c0 8-6 15-15 27z`}
          className="fill-accent stroke-ink"
          strokeWidth="2"
        />
        <circle cx={middle} cy={centre - 27} r="5" className="fill-ink" />
        <g className="fill-ink text-[14px]">
          <rect x="12" y={view.height - 34} width={scale + 76} height="24" className="fill-white" />
          <path
            d={`M20 ${view.height - 24}v6h${scale}v-6`}
            fill="none"
            className="stroke-ink"
            strokeWidth="1.5"
          />
          <text x={scale + 28} y={view.height - 16}>
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

/** The lines of latitude and longitude around the shop. */
function Net({ location }: { readonly location: Location }) {
  const { latitudes, longitudes } = netAround(location, view)
  return (
    <g className="fill-ink-soft text-[14px]">
      {latitudes.map(({ degrees, at }) => (
        <g key={degrees}>
          <path d={`M0 ${at}H${view.width}`} className="stroke-line" />
          {/* The names of the meridians stand at the top edge. */}
          {at > 40 && (
            <text x="8" y={at - 6}>
              {latitudeText(degrees)}
            </text>
          )}
        </g>
      ))}
      {longitudes.map(({ degrees, at }) => (
        <g key={degrees}>
          <path d={`M${at} 0V${view.height}`} className="stroke-line" />
          <text x={at + 6} y="20">
            {longitudeText(degrees)}
          </text>
        </g>
      ))}
    </g>
  )
}
