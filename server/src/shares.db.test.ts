import { quotationUpload } from '@pasok/contract/endpoints'
import { unzipSync, zipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { openWorkers, type Db } from './platform/index.ts'
import { openApi } from './testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from './testing/ask-as.ts'
import { onDatabase } from './testing/index.ts'
import { addPerson } from './testing/people-fixture.ts'
import { addBuyer, fillSelling } from './testing/selling-fixture.ts'
import { toUploadFile, workbookBytes, buildWorkbook } from './testing/workbooks.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

/** Small where it is packed, and read for far longer than another's list; its form is as large as one that waits for a turn. */
const longWorkbook = toUploadFile(
  zipSync(
    {
      ...unzipSync(workbookBytes(`<row>${'<c/>'.repeat(14_000_000)}</row>`)),
      'padding.bin': [crypto.getRandomValues(new Uint8Array(60_000)), { level: 0 }],
      'more.bin': [crypto.getRandomValues(new Uint8Array(60_000)), { level: 0 }],
    },
    { level: 6 },
  ),
)

onDatabase('what all share', (open) => {
  let attackers: AskingBrowser[]
  let buyer: AskingBrowser
  let close: () => Promise<void>
  beforeAll(async () => {
    const db: Db = (await open()).db
    await fillSelling(db, '2026-11-23')
    const workers = openWorkers({ threads: 2 })
    close = workers.close
    const api = openApi({ db, workers, now: () => NOW })
    const { companyId, memberId } = await addBuyer(db, 'penyerang@uji.test', NOW)
    const colleague = await addPerson(db, { email: 'rekan@uji.test', companyId })
    const other = await addBuyer(db, 'pembeli@uji.test', NOW)
    const browser = (id: number) => openBrowser(db, api, id, { now: NOW })
    attackers = await Promise.all([memberId, colleague.memberId].map(browser))
    buyer = await browser(other.memberId)
  })

  it("does not keep a buyer's list and PDF waiting for the lists of another company's members", async () => {
    const upload = (who: AskingBrowser, idempotencyKey: string, file: File) =>
      who.ask(quotationUpload.uploadQuotation, { idempotencyKey, form: { quo_file: file } })
    let answered = 0
    const attacks = [0, 1, 2, 3, 4, 5].map((at) =>
      upload(attackers[at % 2] as AskingBrowser, `attack-${at}`, longWorkbook).finally(() => answered++),
    )
    const made = await upload(buyer, 'list', await buildWorkbook([['B-1', 3]]))
    if (made.status !== 200) throw new Error(`the list is answered with ${made.status}`)
    const pdf = await buyer.get(`/v2/order/quotation/${made.body.data.record.quotation_id}/pdf`)
    expect(pdf.status).toBe(200)
    expect(answered).toBe(0)
    await close()
    expect((await Promise.all(attacks)).map(({ status }) => status)).toEqual(attacks.map(() => 503))
  })
})
