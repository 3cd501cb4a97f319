import { choice, family, flag, list, mm, text } from '../../family.ts'
import { caption, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, centre, clipped, path, rect, run, type Fill, type Mark } from '../../sheet/svg.ts'
import { at, bar, mouth, rod, solid, type Vec } from './solid.ts'

type HoseLook = {
  inner: number
  outer: number
  dark: boolean
  surface: 'smooth' | 'ribbed' | 'braided' | 'flat'
  layers: readonly ('rubber' | 'clear' | 'yarn' | 'wire' | 'spiral' | 'lining')[]
  title: string
}

const paints: Record<HoseLook['layers'][number], Fill> = {
  rubber: 'darkH',
  clear: 'roundH',
  yarn: 'roundH',
  wire: 'roundH',
  spiral: 'roundH',
  lining: 'roundH',
}

/** The hose with its layers laid bare step by step, and from its end. */
function hoseLayers({ inner, outer, layers, dark, surface, title }: HoseLook): string {
  const scale = 210 / outer
  const y = 280
  const [R, r] = [(outer * scale) / 2, (inner * scale) / 2]
  const step = (R - r) / layers.length
  const width = 400 / (layers.length + 1.2)
  const marks = layers.map((layer, index): Mark => {
    const half = r + step * (index + 1)
    const x = 50 + index * width
    const wide = index === layers.length - 1 ? 470 - x : width + 1
    const body = rect(x, y - half, wide, 2 * half, paints[layer])
    const box = `M${x} ${y - half}h${wide}v${2 * half}h${-wide}Z`
    const lines = Array.from({ length: 46 }, (_, line) => 50 + line * (layer === 'spiral' ? 26 : 12) - half)
    const pattern =
      layer === 'yarn' || layer === 'wire'
        ? lines
            .map(
              (at0) =>
                `M${Math.round(at0)} ${Math.round(y - half)}l${Math.round(2 * half)} ${Math.round(2 * half)}m0 ${Math.round(-2 * half)}l${Math.round(-2 * half)} ${Math.round(2 * half)}`,
            )
            .filter((_, i) => i % 2 === 0 && i < 40)
            .join('')
        : layer === 'spiral'
          ? lines
              .slice(0, 22)
              .map((at0) => `M${Math.round(at0 + half)} ${Math.round(y - half)}l14 ${Math.round(2 * half)}`)
              .join('')
          : ''
    return (
      body +
      (pattern === ''
        ? ''
        : clipped(`layer${index}`, box, [path(pattern, 'none', layer === 'spiral' ? 'heavy' : 'hair')]))
    )
  })
  const ribs =
    surface === 'ribbed'
      ? Array.from({ length: 10 }, (_, index) =>
          rect(470 - 16 * (index + 1), y - R - 5, 9, 2 * R + 10, dark ? 'darkH' : 'roundH', 4, 'edge'),
        ).join('')
      : ''
  const X = 625
  return sheet(title, [
    ...marks,
    ribs,
    centre(24, y, 490, y),
    circle(X, y, R, dark ? 'black' : 'mid'),
    ...layers
      .slice(0, -1)
      .map((_, index) =>
        circle(X, y, r + step * (layers.length - 1 - index), index % 2 === 0 ? 'dark' : 'light', 'edge'),
      ),
    circle(X, y, r, 'white'),
    centre(X - R - 14, y, X + R + 14, y),
    centre(X, y - R - 14, X, y + R + 14),
    dimV(y - r, y + r, X + R + 30, `Ø ${inner}`, X + 4, 'right'),
    note([X - R * 0.71, y + R * 0.71], [X - R - 16, y + R + 60], `Ø ${outer}`),
    caption(title),
  ])
}

/** A coil of hose with its free end. */
function hoseCoil({ inner, outer, dark, surface, title }: HoseLook): string {
  const view = solid(400, 330, 1, -30, 34)
  const kind = dark ? 'rubber' : 'light'
  const w = Math.min(52, Math.max(30, outer * 1.25))
  const R = 185
  const turns = surface === 'flat' ? 2 : 3
  const ring = (y: number, from: number, to: number): string =>
    run(
      Array.from({ length: 41 }, (_, index) => {
        const a = ((from + ((to - from) * index) / 40) * Math.PI) / 180
        const place: Vec = [R * Math.cos(a), y, R * Math.sin(a)]
        return at(view, place).map((value) => Math.round(value)) as [number, number]
      }),
    )
  const hoops = Array.from({ length: turns }, (_, index) => bar(ring(index * w * 0.92, 0, 366), w, kind))
  const ribs =
    surface === 'ribbed' || surface === 'braided'
      ? Array.from(
          { length: turns },
          (_, index) =>
            `<path d="${ring(index * w * 0.92, 0, 360)}" stroke="${dark ? '#8a949f' : '#a4aeb9'}" stroke-width="${surface === 'ribbed' ? w - 4 : w * 0.5}" stroke-linecap="butt" stroke-dasharray="${surface === 'ribbed' ? '2 8' : '1.5 5'}"/>`,
        )
      : []
  const top = (turns - 1) * w * 0.92
  const end: Vec = [-R * 0.2, top + 4, R * 1.32]
  return sheet(title, [
    ...hoops.flatMap((hoop, index) => [hoop, ribs[index] ?? '']),
    rod(
      view,
      [R * 0.9, top + 6, R * 0.98],
      end,
      w / 2,
      w / 2,
      dark ? 'darkH' : 'roundH',
      dark ? 'black' : 'mid',
    ),
    mouth(view, end, [-1, 0, 0.33], (w / 2) * (inner / outer), w),
  ])
}

const hoseLookParameters = {
  inner: mm(1, 2000),
  outer: mm(2, 2000),
  dark: flag(),
  surface: choice(['smooth', 'ribbed', 'braided', 'flat']),
  layers: list(choice(['rubber', 'clear', 'yarn', 'wire', 'spiral', 'lining']), 12),
  title: text(),
}

export const families = {
  'industrial-hose-coil': family(hoseLookParameters, hoseCoil),
  'industrial-hose-layers': family(hoseLookParameters, hoseLayers),
}
