import { quotationUpload } from '@pasok/contract/endpoints'
import { beforeAll, expect, it } from 'vitest'
import type { Event } from '../events/index.ts'
import { reactions } from '../jobs.ts'
import { openEmails, openWorkers, type Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { noEmails } from '../testing/no-emails.ts'
import { addBuyer, fillSelling } from '../testing/selling-fixture.ts'
import { buildWorkbook } from '../testing/workbooks.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase('the PDF of a long list', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let buyer: AskingBrowser
  let stranger: AskingBrowser
  const storage = memoryStorage()
  const announced: Event[] = []
  beforeAll(async () => {
    db = (await open()).db
    await fillSelling(db, '2026-11-23')
    api = openApi({
      db,
      storage,
      documentDeadlineMs: 50,
      announce: async (_, event) => void announced.push(event),
      now: () => NOW,
    })
    const [own, other] = [
      await addBuyer(db, 'buyer@uji.test', NOW),
      await addBuyer(db, 'orang-lain@uji.test', NOW),
    ]
    buyer = await openBrowser(db, api, own.memberId, { now: NOW })
    stranger = await openBrowser(db, api, other.memberId, { now: NOW })
  })

  it('that takes too long is sent by e-mail, and opened with a login alone', async () => {
    const file = await buildWorkbook([
      ['Part No', 'Qty'],
      ...Array.from({ length: 500 }, (_, row) => [`ZZ-${row}-TAK-ADA`, 1]),
    ])
    const made = await buyer.ask(quotationUpload.uploadQuotation, {
      idempotencyKey: 'a-list',
      form: { quo_file: file },
    })
    if (made.status !== 200) throw new Error(`the list is answered ${JSON.stringify(made.body)}`)
    const id = made.body.data.record.quotation_id
    const pdf = `/v2/order/quotation/${id}/pdf?language=en`

    const late = await buyer.get(pdf)
    expect(late.status).toBe(503)
    expect(late.headers.get('retry-after')).toBe('60')
    expect(await late.json()).toMatchObject({
      code: 'document_late',
      detail: "This document takes longer. We'll send it to buyer@uji.test as soon as it is ready.",
    })
    const page = await api.get(pdf, {
      cookie: buyer.cookie,
      accept: 'text/html,*/*;q=0.8',
      'sec-fetch-site': 'same-origin',
      referer: `http://shop.test/id/account/quotation/${id}`,
    })
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8'])
    const html = await page.text()
    expect(html).toContain('Kami kirim ke buyer@uji.test begitu sudah siap.')
    expect(html).toContain(`href="/id/account/quotation/${id}"`)

    const [event, ...others] = announced
    if (event?.type !== 'document_late' || others.length > 0) throw new Error('not one job')
    const lateWorkers = openWorkers({ threads: 1 })
    const sendEmail = openEmails({ shop: settings, origin: 'http://shop.test', now: () => NOW })
    const [reaction] = reactions(
      { ...noEmails, db, storage, workers: lateWorkers, lateWorkers, sendEmail },
      () => NOW,
    ).document_late
    const context = { id: 'a job', attempt: 1, last: false, signal: new AbortController().signal }
    await reaction?.work(event, context)
    await lateWorkers.close()

    const email = await db
      .selectFrom('platform.email')
      .select(['kind', 'recipient', 'plain'])
      .executeTakeFirstOrThrow()
    expect(email).toMatchObject({ kind: 'platform.document-ready', recipient: 'buyer@uji.test' })
    expect(email.plain).toMatch(new RegExp(`http://shop\\.test(/id)?/account/quotation/${id}\n`))
    const ready = await buyer.get(pdf)
    expect([ready.status, ready.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await stranger.get(pdf)).status).toBe(404)
    expect((await api.get(pdf)).status).toBe(401)
  })
})
