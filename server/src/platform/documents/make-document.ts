import type { Overload, Task, Workers } from '../jobs/workers.ts'
import type { CommercialDocument } from './document.ts'
import type { printDocument } from './document-worker.ts'

const documentTask: Task<typeof printDocument> = {
  module: new URL('./document-worker.ts', import.meta.url),
  name: 'printDocument',
  deadlineMs: 60_000,
}

/** Makes a commercial document's PDF in a thread; 'busy' and 'overrun' as the workers have them. */
export const makeDocument = (
  workers: Workers,
  document: CommercialDocument,
): Promise<Uint8Array | Overload> => workers.run(documentTask, document)
