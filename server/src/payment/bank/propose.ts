import { daysBetween, type BankConfidence, type BankReason, type Day } from '@pasok/contract'

/** A line as proposals are made for it: whole rupiah that came. */
export interface ProposedLine {
  readonly day: Day
  readonly amount: number
  readonly text: string
  readonly reference: string
}

/** An order that is to be paid in advance, or an invoice on terms, with what is to be paid of it in whole rupiah. */
export interface OpenDocument {
  readonly kind: 'order' | 'invoice'
  readonly id: number
  readonly number: string
  readonly company_id: number
  readonly company_name: string
  readonly amount: number
}

/** A buyer's proof of a transfer, or a transfer or proof that finance recorded, in whole rupiah. */
export interface SeenMoney {
  readonly kind: 'waiting_proof' | 'proof' | 'transfer'
  readonly id: number
  readonly company_id: number
  readonly company_name: string
  readonly amount: number
  readonly day: Day
  readonly reference: string
}

/** A company whose name a bank may write. */
export interface NamedCompany {
  readonly id: number
  readonly name: string
}

/** What lines may be. */
export interface Candidates {
  readonly documents: readonly OpenDocument[]
  readonly seen: readonly SeenMoney[]
  readonly companies: readonly NamedCompany[]
}

/** What a line is proposed to be, and why. */
export interface Proposal {
  readonly confidence: BankConfidence
  readonly reasons: readonly BankReason[]
  readonly company_id: number
  readonly company_name: string
  /** What the money is for, in whole rupiah; the rest is held for the company. */
  readonly allocations: readonly (OpenDocument & { readonly allocated: number })[]
  /** The proof or transfer that shows the same money. */
  readonly seen?: SeenMoney
}

const MOST_PROPOSALS = 5
/** Days between the day of a transfer that a person typed and the day on which the bank booked it. */
const NEAR_DAYS = 3
const ranks: readonly BankConfidence[] = ['sure', 'likely', 'possible']

/**
 * Returns a function that proposes what a line pays, the most certain first. Where no document fits, a company whose name is
 * in the text is proposed alone.
 */
export const openProposer = ({
  documents,
  seen,
  companies,
}: Candidates): ((line: ProposedLine) => readonly Proposal[]) => {
  // Prepared once for many lines.
  const byAmount = Map.groupBy(documents, ({ amount }) => amount)
  const numbered = documents.map((document) => ({ document, has: numberFinder(document.number) }))
  const named = companies.map((company) => ({ company, key: nameKey(company.name) }))
  return (line) => {
    const text = spacedText(`${line.text} ${line.reference}`)
    const compact = text.replaceAll(' ', '')
    const inText = numbered.flatMap(({ document, has }) => (has(text) ? [document] : []))
    const proposals = [
      ...seen.flatMap((one) => proposeSeen(line, one, text)),
      ...proposeNumbered(line, inText),
      ...(byAmount.get(line.amount) ?? [])
        .filter((document) => !inText.includes(document))
        .map((document) => proposeSameAmount(line, document, compact)),
    ]
    const found =
      proposals.length > 0
        ? proposals
        : named.flatMap(({ company, key }) => (isIn(compact, key) ? [proposeCompany(company)] : []))
    return found
      .toSorted((one, other) => ranks.indexOf(one.confidence) - ranks.indexOf(other.confidence))
      .slice(0, MOST_PROPOSALS)
  }
}

const proposeSeen = (line: ProposedLine, seen: SeenMoney, text: string): Proposal[] => {
  const days = Math.abs(daysBetween(seen.day, line.day))
  const hasReference = seen.reference.length >= 4 && numberFinder(seen.reference)(text)
  if (seen.amount !== line.amount || (days > NEAR_DAYS && !hasReference)) return []
  return [
    {
      confidence: hasReference || (days === 0 && seen.kind !== 'waiting_proof') ? 'sure' : 'likely',
      reasons: [
        seen.kind === 'waiting_proof' ? 'proof_waits' : 'recorded',
        'same_amount',
        ...(hasReference ? (['same_reference'] as const) : []),
      ],
      company_id: seen.company_id,
      company_name: seen.company_name,
      allocations: [],
      seen,
    },
  ]
}

/** Documents whose numbers are in the text, by company. */
const proposeNumbered = (line: ProposedLine, documents: readonly OpenDocument[]): Proposal[] =>
  [...Map.groupBy(documents, ({ company_id }) => company_id).values()].flatMap((ofCompany): Proposal[] => {
    const [first] = ofCompany
    if (!first) return []
    const isSame = ofCompany.reduce((sum, { amount }) => sum + amount, 0) === line.amount
    return [
      {
        confidence: isSame ? 'sure' : 'likely',
        reasons: ['number_in_text', isSame ? 'same_amount' : 'other_amount'],
        company_id: first.company_id,
        company_name: first.company_name,
        allocations: allocate(line.amount, ofCompany),
      },
    ]
  })

const proposeSameAmount = (line: ProposedLine, document: OpenDocument, compact: string): Proposal => {
  const { company_id, company_name } = document
  const isNamed = isIn(compact, nameKey(company_name))
  return {
    confidence: isNamed ? 'likely' : 'possible',
    reasons: ['same_amount', ...(isNamed ? (['name_in_text'] as const) : [])],
    company_id,
    company_name,
    allocations: allocate(line.amount, [document]),
  }
}

const proposeCompany = ({ id, name }: NamedCompany): Proposal => ({
  confidence: 'possible',
  reasons: ['name_in_text'],
  company_id: id,
  company_name: name,
  allocations: [],
})

/** Gives documents their amounts in their order until the money is used up. */
const allocate = (amount: number, documents: readonly OpenDocument[]): Proposal['allocations'] => {
  let left = amount
  return documents.flatMap((document) => {
    const allocated = Math.min(left, document.amount)
    left -= allocated
    return allocated > 0 ? [{ ...document, allocated }] : []
  })
}

/** Capital letters and digits, one space for all else. */
const spacedText = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()

/**
 * Returns whether a spaced text has a number: whole, with any signs between its parts or none. A bank may write letters or
 * digits directly before a number that begins with a letter, but no digit behind it.
 */
const numberFinder = (number: string): ((spaced: string) => boolean) => {
  const written = spacedText(number)
  const forms = written === '' ? [] : [...new Set([written, written.replaceAll(' ', '')])]
  return (spaced) => forms.some((form) => hasForm(spaced, form))
}

const hasForm = (spaced: string, form: string): boolean => {
  const beginsWithLetter = /^[A-Z]/.test(form)
  for (let at = spaced.indexOf(form); at !== -1; at = spaced.indexOf(form, at + 1)) {
    const isFresh = beginsWithLetter || at === 0 || spaced[at - 1] === ' '
    if (isFresh && !/\d/.test(spaced[at + form.length] ?? '')) return true
  }
  return false
}

/** Banks cut names off. */
const NAME_CHARACTERS = 12
const SHORTEST_NAME = 5

/** The beginning of a company's name as banks write it, without PT and the like. */
const nameKey = (name: string): string =>
  spacedText(name)
    .split(' ')
    .filter((word) => !['PT', 'CV', 'UD', 'TBK', 'PERSERO'].includes(word))
    .join('')
    .slice(0, NAME_CHARACTERS)

const isIn = (compact: string, key: string): boolean => key.length >= SHORTEST_NAME && compact.includes(key)
