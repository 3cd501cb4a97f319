import { quickOrder, quotationUpload } from '@pasok/contract/endpoints'
import { MOST_ROWS } from '@pasok/contract'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openWorkers, type Db } from './platform/index.ts'
import { openApi } from './testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from './testing/ask-as.ts'
import { onDatabase } from './testing/index.ts'
import { addPerson } from './testing/people-fixture.ts'
import { addBuyer, fillSelling } from './testing/selling-fixture.ts'
import { toUploadFile, workbookBytes, buildWorkbook } from './testing/workbooks.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
/** What is counted by the hour is not what is looked at here. */
const unlimited = { limited: async () => undefined, begin: async () => async () => {} }

/** Members of the company that attacks, and how many calls each makes at once. */
const ATTACKERS = 3
const AT_ONCE = 2
/** Lists and PDFs of the other company, of which the median counts. */
const ROUNDS = 5

const upload = (who: AskingBrowser, idempotencyKey: string, file: File) =>
  who.ask(quotationUpload.uploadQuotation, { idempotencyKey, form: { quo_file: file } })

/** The address of the PDF of a list that was uploaded. */
const uploadedPdf = async (who: AskingBrowser, key: string, file: File): Promise<string> => {
  const made = await upload(who, key, file)
  if (made.status !== 200) throw new Error(`the list is answered with ${made.status}`)
  return `/v2/order/quotation/${made.body.data.record.quotation_id}/pdf`
}

/** Small where it is packed, and read for as long as a list may take. */
const longWorkbook = toUploadFile(workbookBytes(`<row>${'<c/>'.repeat(14_000_000)}</row>`))

const WORDS = 'baut segi enam untuk gudang dua harap dikirim lengkap sebelum akhir bulan '
/** Five thousand lines with a long remark each. */
const commentedList = () =>
  buildWorkbook([
    ['Part No', 'Qty', 'Keterangan'],
    ...Array.from({ length: MOST_ROWS - 1 }, (_, row) => [`ZZ-${row}-TAK-ADA`, 1, WORDS.repeat(6)]),
  ])

/** Makes what one member sends over and over; `number` is another each time. */
type Attack = (
  attackers: readonly AskingBrowser[],
) => Promise<(who: AskingBrowser, number: number) => Promise<unknown>>

const attacks: Readonly<Record<string, Attack>> = {
  'workbooks that take long to read': async () => (who, number) =>
    upload(who, `attack-${number}`, longWorkbook),
  'lists of unknown rows': async () => (who, number) =>
    who.ask(quickOrder.matchRows, {
      body: {
        rows: Array.from({ length: MOST_ROWS }, (_, row) => ({
          part_number: `baut tidak ada ${number} ${row} M8`,
          quantity: '1',
        })),
      },
    }),
  'PDFs of five thousand commented lines': async ([first]) => {
    if (!first) throw new Error('nobody attacks')
    const pdf = await uploadedPdf(first, 'attack', await commentedList())
    return async (who, number) =>
      (await who.get(`${pdf}?language=${number % 2 === 0 ? 'en' : 'id'}`)).arrayBuffer()
  },
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity

onDatabase('what all share', (open) => {
  let attackers: AskingBrowser[]
  let buyer: AskingBrowser
  let calls = 0
  beforeAll(async () => {
    const db: Db = (await open()).db
    await fillSelling(db, '2026-11-23')
    const workers = openWorkers()
    const api = openApi({ db, workers, limits: unlimited, now: () => NOW })
    const { companyId, memberId } = await addBuyer(db, 'penyerang@uji.test', NOW)
    const ids = [memberId]
    for (let more = 1; more < ATTACKERS; more++)
      ids.push((await addPerson(db, { email: `rekan-${more}@uji.test`, companyId })).memberId)
    const other = await addBuyer(db, 'pembeli@uji.test', NOW)
    attackers = await Promise.all(ids.map((id) => openBrowser(db, api, id, { now: NOW })))
    buyer = await openBrowser(db, api, other.memberId, { now: NOW })
    return workers.close
  })

  /** In milliseconds: the median of the buyer's lists of fifty rows, and of their PDFs. */
  const timeBoth = async (): Promise<{ upload: number; pdf: number }> => {
    const [uploads, pdfs]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      const file = await buildWorkbook(Array.from({ length: 50 }, (_, row) => [`B-${row}`, 1]))
      const began = performance.now()
      const pdf = await uploadedPdf(buyer, `list-${++calls}`, file)
      const uploaded = performance.now()
      const answer = await buyer.get(pdf)
      await answer.arrayBuffer()
      expect(answer.status).toBe(200)
      uploads.push(uploaded - began)
      pdfs.push(performance.now() - uploaded)
    }
    return { upload: median(uploads), pdf: median(pdfs) }
  }

  it.each(Object.entries(attacks))(
    "%s, of several members of a company, leave another's list and PDF twice their quiet time and a second",
    { timeout: 600_000 },
    async (name, prepare) => {
      const attack = await prepare(attackers)
      // The threads start with the first.
      await timeBoth()
      const quiet = await timeBoth()
      const over = new AbortController()
      onTestFinished(() => over.abort())
      let answered = 0
      const storm = attackers.flatMap((who) =>
        Array.from({ length: AT_ONCE }, async () => {
          while (!over.signal.aborted) {
            await attack(who, ++calls)
            answered++
          }
        }),
      )
      const beside = await timeBoth()
      over.abort()
      await Promise.all(storm)
      console.info(name, { quiet, beside, answered })
      expect(beside.upload).toBeLessThan(2 * quiet.upload + 1_000)
      expect(beside.pdf).toBeLessThan(2 * quiet.pdf + 1_000)
    },
  )
})
