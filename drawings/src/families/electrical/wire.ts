import { count as countOf, family, mm, number, text } from '../../family.ts'
import { caption, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, hoop, num, path, polar, rect, stroke, type Mark } from '../../sheet/svg.ts'

type Wire = { area: number; outer: number; conductor: number; strands: number; title: string }

/** Strands packed in rings around one in the middle. */
function bundle(x: number, y: number, radius: number): Mark[] {
  const r = radius / 7
  const rings = [0, 1, 2, 3].flatMap((ring) => {
    const count = ring === 0 ? 1 : ring * 6
    return Array.from({ length: count }, (_, index) => {
      const [cx, cy] = polar(x, y, ring * r * 1.98, (index * 360) / count + ring * 9)
      return circle(cx, cy, r * 0.98, 'glow', 'edge')
    })
  })
  return rings
}

/** The wire with its end stripped, and cut across. */
function wireDimensions({ outer, conductor, area, title }: Wire): string {
  const scale = 190 / outer
  const [y, end, cut] = [280, 330, 600]
  const [R, r] = [(outer * scale) / 2, (conductor * scale) / 2]
  const lay = Array.from({ length: 9 }, (_, index) => {
    const at = 120 + index * 25
    return `M${at} ${num(y + r)}q22 ${num(-r * 0.6)} 34 ${num(-2 * r)}`
  }).join('')
  const strands = Array.from({ length: 6 }, (_, index) => {
    const offset = -r + (r * (2 * index + 1)) / 6
    const [reach, drop] = [30 + ((index * 17) % 28), offset * 0.35]
    return path(
      `M126 ${num(y + offset - r / 6)}q-${num(reach * 0.6)} ${num(drop * 0.4)} -${reach} ${num(drop)}v${num(r / 3)}q${num(reach * 0.4)} ${num(-drop * 0.6)} ${reach} ${num(-drop)}Z`,
      'roundH',
      'edge',
    )
  })
  return sheet(title, [
    ...strands,
    rect(120, y - r, end - 120 + 8, 2 * r, 'roundH'),
    path(lay, 'none', 'fine'),
    rect(end, y - R, 130, 2 * R, 'darkH', 3),
    path(`M460 ${num(y - R)}c22 ${num(R * 0.7)} -22 ${num(R * 1.3)} 0 ${num(2 * R)}`, 'none', 'edge'),
    centre(70, y, 490, y),
    circle(cut, y, R, 'black'),
    circle(cut, y, r * 1.03, 'dark', 'edge'),
    ...bundle(cut, y, r),
    centre(cut - R - 18, y, cut + R + 18, y),
    centre(cut, y - R - 18, cut, y + R + 18),
    dimV(y - R, y + R, cut + R + 46, `Ø ${outer}`, cut + 10, 'right'),
    note([cut - r * 0.5, y + r * 0.6], [cut - R - 16, y + R + 64], `${area} mm²`),
    caption(title),
  ])
}

/** A coil of the wire, as it is sold by the metre. */
function wireCoil({ title }: Wire): string {
  const [x, y] = [400, 290]
  const turns = Array.from({ length: 9 }, (_, index) => {
    const R = 205 - index * 12
    return hoop(x, y, R, 'ink', 11) + hoop(x, y, R, 'deep', 0.9)
  })
  const band = (degrees: number): Mark => {
    const [a, b] = [polar(x, y, 216, degrees), polar(x, y, 100, degrees)]
    const across = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
    return stroke(across, 'ink', 25) + stroke(across, 'mid', 22)
  }
  const [tx, ty] = polar(x, y, 205, 62)
  return sheet(title, [
    ...turns,
    stroke(`M${num(tx)} ${num(ty)}q-20 40 70 62`, 'ink', 11),
    stroke(`M${num(tx + 68)} ${num(ty + 62)}l34 5`, 'deep', 7),
    band(-90),
    band(30),
    band(150),
  ])
}

const wireParameters = {
  area: number(0.5, 20, 'mm²'),
  outer: mm(0.5, 20),
  conductor: mm(0.2, 10),
  strands: countOf(25, 200),
  title: text(),
}

export const families = {
  'wire-coil': family(wireParameters, wireCoil),
  'wire-dimensions': family(wireParameters, wireDimensions),
}
