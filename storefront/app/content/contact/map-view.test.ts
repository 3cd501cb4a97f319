import { describe, expect, test } from 'vitest'
import { metresPerPixel, netAround, TILE, tileAddress, tilesAround, ZOOM } from './map-view.ts'

const view = { width: 720, height: 360 }
const MONAS = { latitude: -6.175392, longitude: 106.827153 }

describe('the tiles of a map', () => {
  test('cover the whole view, and none is outside of it', () => {
    const tiles = tilesAround(MONAS, view)
    for (const { left, top } of tiles) {
      expect(left).toBeGreaterThan(-TILE)
      expect(left).toBeLessThan(view.width)
      expect(top).toBeGreaterThan(-TILE)
      expect(top).toBeLessThan(view.height)
    }
    const covers = (x: number, y: number) =>
      tiles.some(({ left, top }) => x >= left && x < left + TILE && y >= top && y < top + TILE)
    for (const x of [0, 360, 719]) for (const y of [0, 180, 359]) expect(covers(x, y)).toBe(true)
  })

  test('are those of the point: the tile below its centre is numbered as maps number it', () => {
    // n = 2^15; x = floor((106.827153 + 180) / 360 n), y by the Mercator projection.
    const centre = tilesAround(MONAS, view).find(
      ({ left, top }) => left <= 360 && left + TILE > 360 && top <= 180 && top + TILE > 180,
    )
    expect(centre).toMatchObject({ column: 26_107, row: 16_947 })
  })

  test('go on behind the 180th degree', () => {
    const columns = tilesAround({ latitude: 0, longitude: 179.999 }, view).map(({ column }) => column)
    expect(columns).toContain(0)
    expect(columns).toContain(2 ** ZOOM - 1)
  })

  test('have the address that the settings name', () => {
    expect(tileAddress('https://tiles.example/{z}/{x}/{y}.png', { column: 3, row: 4 })).toBe(
      'https://tiles.example/15/3/4.png',
    )
  })
})

test('the scale is finest far from the equator', () => {
  expect(metresPerPixel(0)).toBeCloseTo(4.777, 3)
  expect(metresPerPixel(60)).toBeCloseTo(2.389, 3)
})

test('the net of degrees has its lines where the point says', () => {
  const { latitudes, longitudes } = netAround({ latitude: -6.31, longitude: 107.145 }, view)
  expect(latitudes.find(({ degrees }) => Math.abs(degrees + 6.31) < 1e-9)?.at).toBeCloseTo(180)
  expect(longitudes.find(({ degrees }) => Math.abs(degrees - 107.15) < 1e-9)?.at).toBeCloseTo(360 + 116.5, 0)
  // 0.01° are 233 px: the point lies between two lines of longitude, and on one of latitude.
  expect(longitudes).toHaveLength(4)
  expect(latitudes).toHaveLength(1)
})
