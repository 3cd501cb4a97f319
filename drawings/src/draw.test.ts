import fc from 'fast-check'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { checkParameters, drawSvg, isFamily, parametersOfTexts } from './draw.ts'
import { modules } from './modules.generated.ts'

const bolt = {
  family: 'hex-bolt-dimensions',
  parameters: { d: 8, pitch: 1.25, k: 5.3, s: 13, thread: 'M8', length: 30, title: 'M8 × 30' },
}
const withParameters = (changed: Record<string, unknown>) => ({
  ...bolt,
  parameters: { ...bolt.parameters, ...changed },
})

describe('a drawing', () => {
  test('is an SVG file with its title and dimensions', async () => {
    const svg = await drawSvg(bolt)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600"/)
    expect(svg).toContain('<title>M8 × 30</title>')
    expect(svg).toContain('>L 30</text>')
    expect(await drawSvg(withParameters({ length: 40 }))).toContain('>L 40</text>')
  })

  test.each([
    [{}, undefined],
    [{ pitch: 500 }, 'pitch: 500 (≤ 20)'],
    [{ pitch: 0 }, 'pitch: 0 (≥ 0.1)'],
    [{ pitch: '1.25' }, 'pitch: "1.25" (number)'],
    [{ s: undefined }, 's: – (number)'],
    [{ width: 5 }, 'width: ?'],
    [{ pitch: [] }, 'pitch: […] (number)'],
    [{ pitch: {} }, 'pitch: {…} (number)'],
    [{ ['w'.repeat(5_000)]: 5 }, `${'w'.repeat(40)}…: ?`],
    [{ title: 'a\u0001b' }, 'title: "a\\u0001b"'],
    [{ title: '\uD800' }, 'title: "\\ud800"'],
    [{ title: 'x'.repeat(61) }, `title: "${'x'.repeat(39)}… (≤ 60)`],
  ])('with %j is checked: %j', async (changed, wrong) => {
    expect(await checkParameters(withParameters(changed))).toBe(wrong)
    expect((await drawSvg(withParameters(changed))) === undefined).toBe(wrong !== undefined)
  })

  test.each([
    [
      'nothing on a logarithmic axis',
      {
        family: 'plot',
        parameters: {
          title: '',
          x: { from: 0, to: 10, ticks: [], unit: '' },
          y: { from: 1, to: 10, ticks: [1], unit: '', log: true },
          curves: [
            [
              [1, 0],
              [2, 2],
            ],
          ],
        },
      },
    ],
    [
      'a grid of thousands of lines',
      {
        family: 'chart',
        parameters: {
          title: '',
          x: { from: 0, to: 1000, step: 2, unit: '' },
          y: { to: 200, step: 0.2, unit: '' },
          curves: [],
        },
      },
    ],
  ])('of %s is not drawn, though each parameter is allowed', async (_, drawing) => {
    expect(await checkParameters(drawing)).toBeUndefined()
    expect(await drawSvg(drawing)).toBeUndefined()
  })

  test('has defaults of the trade for parameters that are left out', async () => {
    const { pitch: _, ...withoutPitch } = bolt.parameters
    expect(await drawSvg({ ...bolt, parameters: withoutPitch })).toBe(await drawSvg(bolt))
    expect(await drawSvg({ ...bolt, parameters: { ...withoutPitch, d: 13 } })).toBe(
      await drawSvg(withParameters({ d: 13, pitch: 1.75 })),
    )
    const drill = { diameter: 6, flute: 57, overall: 93, title: 'Ø 6' }
    const family = 'twist-drill-dimensions'
    expect(await drawSvg({ family, parameters: drill })).toBe(
      await drawSvg({ family, parameters: { ...drill, point: 118, cooled: false } }),
    )
    expect(await checkParameters({ family, parameters: { ...drill, point: 90 } })).toContain('118, 130')
  })

  test('of a thread form shows a finer pitch by more and lower teeth, and a taper by its ends', async () => {
    const profile = async (form: object): Promise<[x: number, y: number][]> => {
      const parameters = { angle: 60, turns: 5, crest: 'flat', title: 'M10', ...form }
      const svg = (await drawSvg({ family: 'thread-profile-form', parameters })) ?? ''
      const [, points = ''] = /<path d="M([^"]*)" stroke=/.exec(svg) ?? []
      return points.split('L').map((point) => point.split(' ').map(Number) as [number, number])
    }
    const [coarse, fine, taper] = [
      await profile({}),
      await profile({ turns: 10 }),
      await profile({ taper: true }),
    ]
    const measure = (points: readonly [number, number][]) => {
      const heights = points.map(([, y]) => y)
      return Math.max(...heights) - Math.min(...heights)
    }
    expect(fine.length).toBeGreaterThan(coarse.length)
    expect(measure(fine)).toBeLessThan(measure(coarse) * 0.6)
    expect(coarse.at(-1)?.[1]).toBe(coarse[0]?.[1])
    expect(taper.at(-1)?.[1]).toBeGreaterThan((taper[0]?.[1] ?? 0) + 50)
  })

  test('with a deeply nested parameter is checked', async () => {
    const pitch: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
    expect(await checkParameters(withParameters({ pitch }))).toBe('pitch: […] (number)')
  })

  test('has a family', async () => {
    expect(isFamily('hex-bolt-dimensions')).toBe(true)
    expect(isFamily('constructor')).toBe(false)
    await expect(drawSvg({ family: 'constructor', parameters: {} })).rejects.toThrow('no family')
  })

  test('takes its parameters from a table’s texts by their types', async () => {
    const texts = { d: '8', thread: '8', title: 'M8', length: 'long' }
    expect(await parametersOfTexts('hex-bolt-dimensions', texts)).toEqual({ ...texts, d: 8 })
  })
})

type Schema = z.core.JSONSchema.JSONSchema

/** Any value that a schema takes; its texts try to become markup. */
const arbitraryValue = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryValue))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.pattern) return fc.constantFrom('', 'M10 20H30')
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'string')
    return fc.constantFrom('', 'M8 × 30', '<script>1</script>'.slice(0, schema.maxLength), '"\'&<')
  const [min, max] = [Number(schema.minimum), Number(schema.maximum)]
  if (schema.type === 'integer') return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }))
  if (schema.type === 'number')
    return fc.oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }))
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => arbitraryValue(item as Schema)))
  if (schema.type === 'array')
    return fc.array(arbitraryValue(schema.items as Schema), {
      maxLength: Number(schema.maxItems),
      size: 'max',
    })
  if (!schema.properties)
    return fc.dictionary(fc.constantFrom('a', 'b'), arbitraryValue(schema.additionalProperties as Schema))
  const fields = Object.entries(schema.properties).map(([name, of]) => [name, arbitraryValue(of as Schema)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] })
}

describe.each(
  await Promise.all(modules.map(async ({ names, load }) => [names, (await load()).families] as const)),
)('the families %j', (names, families) => {
  test('are those of their module', () => {
    expect(Object.keys(families).toSorted()).toEqual([...names].toSorted())
  })

  test.each(names)(
    '%s draws whatever its parameters allow, fast, small, and with texts as texts',
    async (name) => {
      const family = families[name]
      if (!family) throw new Error(name)
      const schema = z.toJSONSchema(family.parameters, { io: 'input' })
      await fc.assert(
        fc.asyncProperty(arbitraryValue(schema), async (parameters) => {
          const began = performance.now()
          const svg = await drawSvg({ family: name, parameters: parameters as Record<string, unknown> })
          expect(performance.now() - began).toBeLessThan(1_000)
          // Undefined where the parameters don't fit each other.
          expect(svg ?? '').not.toMatch(/<script|"'&<|NaN/)
        }),
        { numRuns: 40 },
      )
    },
  )
})
