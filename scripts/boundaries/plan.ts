/** Capabilities the shop is cut by: the same name in every workspace. A new one needs a decision first. */
export const modules = [
  'reference',
  'identity',
  'company',
  'catalogue',
  'search',
  'import',
  'pricing',
  'cart',
  'checkout',
  'quotation',
  'order',
  'ledger',
  'invoice',
  'payment',
  'delivery',
  'fulfilment',
  'content',
  'approval',
]

/**
 * The schema whose tables a module's stores work on, where it is not of the module's name (docs/decisions/0044); 'order' is
 * a word of SQL's own.
 */
export const schemas: Readonly<Record<string, string>> = {
  import: 'catalogue',
  search: 'catalogue',
  order: 'orders',
}

/** Folders of server/src that are no module. */
export const serverFolders = ['events', 'kernel', 'platform', 'migrations', 'testing']

/** Which workspaces each workspace may import. Another one needs a decision first. */
export const mayEnter: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  words: [],
  drawings: [],
  server: ['contract', 'words', 'drawings'],
  ui: ['contract', 'words'],
  storefront: ['contract', 'words', 'ui'],
  backoffice: ['contract', 'words', 'ui'],
  demo: ['contract', 'words', 'drawings'],
  'gateway-simulator': ['words'],
  host: ['contract', 'words', 'server', 'demo', 'gateway-simulator', 'storefront'],
  journeys: ['contract', 'words', 'demo', 'gateway-simulator', 'server'],
  bench: ['contract', 'words', 'demo', 'server', 'journeys'],
}

/** Which further workspaces the tests of a workspace may import. */
export const testsMayEnter: Readonly<Record<string, readonly string[]>> = { server: ['gateway-simulator'] }

/** What each boundary says to the one who runs into it: where the thing belongs instead. */
export const says = {
  host: 'Nobody imports host: it puts the parts together. Move what you need into the workspace that owns it.',
  shop: "The shop's pages import contract, words and ui only. Ask the API through the contract's client.",
  contract: 'The contract imports zod only. What needs more belongs to the server.',
  drawings: 'Drawings import zod only: they know nothing of the shop. Take what is drawn as parameters.',
  words: 'Words import nothing. Give the sentence what it names as a parameter.',
  workspace: 'This workspace is not open from here. Import contract or words, or move the code to its owner.',
  byName: 'Enter another workspace by its name (@pasok/…), not by a path into its files.',
  door: 'Enter a module by its index.ts only. Export there what others may rely on.',
  circle:
    'Modules must not need each other in a circle, not even for a type. On the server announce an event instead; a page that joins modules has a folder of its own:',
  platform: 'The platform knows neither a module nor the kernel. Take what it needs as an argument.',
  kernel: 'The kernel knows scopes and no module. Take what it needs as an argument.',
  events: 'events holds types only, so that modules can name each other’s news without importing each other.',
  pure: '<module>.ts decides and does nothing else. Load before and save after it, in the use case.',
  now: 'Now is an argument: take `now: Date` from the caller.',
  chance: 'Chance is an argument: take the random value from the caller.',
  sql: 'SQL stands in *.store.ts. Give the store a function that says what you want.',
  writes:
    "A store writes its own module's schema only. Call a function of the other module, in the same transaction.",
  reads: "Read another module's tables through a view that module declares in a migration.",
  tableName: 'Write the table out with its schema, so that one can see whose it is.',
  scope:
    'Only the gates of identity make a scope. Take it from the caller, or a company that is offered to by companyScope().',
  http: 'Only *.routes.ts knows HTTP. Return a word, and let the route turn it into a status.',
  text: 'A page says nothing by itself: put the text into words/messages, in both languages.',
  ui: 'The component kit imports contract and words only, and ui/kit neither a module nor the contract. Take what it shows as props.',
  link: "Import Link from @pasok/ui/kit/link.tsx: the server renders a page's links there without resolving them.",
  computed: 'Write the module out in import(): a computed one could pass through every boundary.',
  testing: 'server/src/testing is for tests (*.test.ts, *.storm.ts) only.',
  runtime: 'events holds types only: write interfaces and types, and announce values where they are made.',
  reason: 'Say why after two dashes: // oxlint-disable-next-line RULE -- REASON',
  newModule: 'The architecture names no such folder. A new module gets a decision in docs/decisions first.',
  newWorkspace: 'The architecture names no such workspace. It gets a decision in docs/decisions first.',
  drawer: 'Name a file by the one thing it says: helpers, utils, common and misc say nothing.',
  migration: 'Name a migration YYYYMMDDTHHMM_module_what.sql, of a module that exists.',
  stamp: 'Another migration has this stamp. Name this one by a later minute.',
  sleep: 'Wait for what the person would see (expect, waitFor…), never for time to pass.',
} as const
