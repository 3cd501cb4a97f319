import { choice, family, fillName, list, text, type Family } from './family.ts'
import { escape, sheet } from './sheet/sheet.ts'
import { colourOf } from './sheet/svg.ts'

/**
 * A family of parts whose shape is the same in every size, so that no dimension is drawn. Each is the marks of a sheet, in
 * which `{tone}` stands for the colour of what differs in colour, and `{0}`, `{1}` for the texts that it bears.
 */
export const drawnParts = (parts: Readonly<Record<string, string>>): Family =>
  family(
    {
      part: choice(Object.keys(parts) as [string, ...string[]]),
      marks: list(text(), 6).default([]),
      tone: fillName().default('accent'),
      title: text(),
    },
    ({ part, marks, tone, title }) =>
      sheet(title, [
        (parts[part] ?? '').replaceAll(/\{(\w+)\}/g, (_, place: string) =>
          place === 'tone' ? colourOf(tone) : escape(marks[Number(place)] ?? ''),
        ),
      ]),
  )
