import type { Party } from '../limits/party.ts'
import { networkOf } from './client-address.ts'

/** What is known of who sends a request, beside what the request says. */
export interface Client {
  /** The network address; of IPv6 the /64 that one household or office has. */
  readonly address: string
  /** What the cookie of a browser that signed in before holds, if it has one. */
  readonly known?: string | undefined
  /** Aborted when the sender goes away. */
  readonly gone?: AbortSignal
}

/** Kept beside the request, where nothing that a client sends can reach. */
const clients = new WeakMap<Request, () => Client>()

/** Says who sends a request: the web server, which sees the connection. It is looked into when somebody asks. */
export const handOverClient = (request: Request, client: () => Client): void =>
  void clients.set(request, client)

/** Who sends a request, where nobody is known: the network that its address belongs to, as one. */
export const partyOfClient = ({ address }: Pick<Client, 'address'>): Party => ({
  company: `network ${networkOf(address)}`,
})

/** Who sends a request; all those of whom nobody said it count as one. */
export const clientOf = (request: Request): Client => clients.get(request)?.() ?? { address: '' }
