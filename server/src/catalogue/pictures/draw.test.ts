import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { drawSvg } from './draw.ts'

const svg = (inside: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100">${inside}</svg>`
const darkest = async (bytes: Uint8Array): Promise<number> => {
  const { channels } = await sharp(bytes).stats()
  return Math.min(...channels.map(({ min }) => min))
}

it('draws on white at the requested width, with text in the shop’s own type', async () => {
  const blank = await drawSvg(svg(''), 400)
  expect(blank).toMatchObject({ width: 400, height: 200 })
  expect(await darkest(blank.bytes)).toBe(255)
  const text = '<text x="10" y="60" font-family="Arial, sans-serif" font-size="40">M8</text>'
  expect(await darkest((await drawSvg(svg(text), 400)).bytes)).toBeLessThan(60)
})

it('opens no file of this machine that a drawing names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-draw-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'secret.png')
  await sharp({ create: { width: 100, height: 100, channels: 3, background: '#000' } })
    .png()
    .toFile(file)
  const nested = Buffer.from(svg(`<image href="${file}" width="100" height="100"/>`)).toString('base64')
  for (const href of [
    `href="${file}"`,
    `xlink:href='${file}'`,
    `href = "${file}"`,
    `href="file://${file}"`,
    `href="${file.replace('/', '&#47;')}"`,
    `href="data:image/svg+xml;base64,${nested}"`,
  ]) {
    const drawn = await drawSvg(svg(`<image ${href} width="100" height="100"/>`), 200)
    expect([href, await darkest(drawn.bytes)]).toEqual([href, 255])
  }
  const entity = `<!DOCTYPE svg [<!ENTITY f "${file}">]>`
  await expect(drawSvg(svg('<image href="&f;" width="100" height="100"/>', entity), 200)).rejects.toThrow(
    'document type',
  )
})

it('keeps references within the drawing', async () => {
  const used = svg('<defs><path id="a" d="M0 0h200v100h-200z"/></defs><use href="#a"/>')
  expect(await darkest((await drawSvg(used, 100)).bytes)).toBe(0)
})
