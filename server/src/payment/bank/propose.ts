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
  /** Whether its number may be in the text of a line: signs and what stands around it are not compared yet. */
  readonly may_be_named: boolean
  /** All open documents of its amount, also those that are not among the candidates. */
  readonly of_amount: number
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

/** What is proposed for a line, and how many documents and payments fit as well and are left out. */
export interface Proposals {
  readonly proposals: readonly Proposal[]
  readonly more: number
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
}: Candidates): ((line: ProposedLine) => Proposals) => {
  // Prepared once for many lines.
  const byAmount = Map.groupBy(documents, ({ amount }) => amount)
  const seenByAmount = Map.groupBy(seen, ({ amount }) => amount)
  const findNumbered = openNumberFinder(documents)
  const named = companies.map((company) => ({ company, key: nameKey(company.name) }))
  return (line) => {
    const text = spacedText(`${line.text} ${line.reference}`)
    const compact = text.replaceAll(' ', '')
    const inText = findNumbered(text)
    const companiesInText = named.flatMap(({ company, key }) => (isIn(compact, key) ? [company] : []))
    const numbers = new Set(inText.map(({ company_id }) => company_id))
    const names = new Set(companiesInText.map(({ id }) => id))
    const ofAmount = byAmount.get(line.amount) ?? []
    const recorded = (seenByAmount.get(line.amount) ?? []).flatMap((one) =>
      proposeSeen(line, one, text, { numbers, names }),
    )
    const [own, others] = [true, false].map((isOwn) =>
      recorded.filter(({ company_id }) => (numbers.has(company_id) || names.has(company_id)) === isOwn),
    )
    const proposals = [
      ...(own ?? []),
      ...proposeNumbered(line, inText),
      ...(others ?? []),
      ...ofAmount
        .filter((document) => !inText.includes(document))
        .map((document) => proposeSameAmount(line, document, names.has(document.company_id))),
    ]
    const found = proposals.length > 0 ? proposals : companiesInText.map(proposeCompany)
    const left = Math.max(0, found.length - MOST_PROPOSALS)
    return {
      proposals: found
        .toSorted((one, other) => ranks.indexOf(one.confidence) - ranks.indexOf(other.confidence))
        .slice(0, MOST_PROPOSALS),
      more: left + (ofAmount[0]?.of_amount ?? 0) - ofAmount.length,
    }
  }
}

/** Returns a function that finds the documents whose numbers are in a text. */
export const openNumberFinder = (
  documents: readonly OpenDocument[],
): ((text: string) => readonly OpenDocument[]) => {
  const numbered = documents
    .filter(({ may_be_named }) => may_be_named)
    .map((document) => ({ document, has: numberFinder(document.number) }))
  return (text) => {
    const spaced = spacedText(text)
    return numbered.flatMap(({ document, has }) => (has(spaced) ? [document] : []))
  }
}

/** The companies whose numbers and names are in a line's text. */
interface CompaniesInText {
  readonly numbers: ReadonlySet<number>
  readonly names: ReadonlySet<number>
}

const proposeSeen = (
  line: ProposedLine,
  seen: SeenMoney,
  text: string,
  { numbers, names }: CompaniesInText,
): Proposal[] => {
  const days = Math.abs(daysBetween(seen.day, line.day))
  const hasReference = seen.reference.length >= 4 && numberFinder(seen.reference)(text)
  if (days > NEAR_DAYS && !hasReference) return []
  const isOwn = numbers.has(seen.company_id) || (numbers.size === 0 && names.has(seen.company_id))
  const isOfOther = numbers.size > 0 && !numbers.has(seen.company_id)
  const isSure = hasReference || (isOwn && days === 0 && seen.kind !== 'waiting_proof')
  return [
    {
      confidence: isOfOther ? 'possible' : isSure ? 'sure' : 'likely',
      reasons: [
        seen.kind === 'waiting_proof' ? 'proof_waits' : 'recorded',
        'same_amount',
        ...(hasReference ? (['same_reference'] as const) : []),
        ...(names.has(seen.company_id) ? (['name_in_text'] as const) : []),
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

const proposeSameAmount = (line: ProposedLine, document: OpenDocument, isNamed: boolean): Proposal => {
  const { company_id, company_name } = document
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

/** The companies whose names may be in texts. */
export const filterNamed = (companies: readonly NamedCompany[], text: string): NamedCompany[] => {
  const compact = compactText(text)
  return companies.filter(({ name }) => isIn(compact, nameKey(name)))
}

/** A text in capital letters and digits alone. */
export const compactText = (text: string): string => spacedText(text).replaceAll(' ', '')

const isIn = (compact: string, key: string): boolean => key.length >= SHORTEST_NAME && compact.includes(key)
