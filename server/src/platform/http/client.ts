import type { Party } from '../limits/party.ts'
import { toNetwork } from './client-address.ts'

/** The sender of a request, by the connection and its cookie. */
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

/** Notes the sender of a request, for the web server, which sees the connection. `client` is called when it is needed. */
export const handOverClient = (request: Request, client: () => Client): void =>
  void clients.set(request, client)

/** The party of a request without a session: all clients of one network share it. */
export const partyOfClient = ({ address }: Pick<Client, 'address'>): Party => ({
  company: `network ${toNetwork(address)}`,
})

/** The sender of a request; requests without a noted sender share an empty address. */
export const clientOf = (request: Request): Client => clients.get(request)?.() ?? { address: '' }
