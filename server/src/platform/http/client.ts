import type { Party } from '../limits/party.ts'
import { toNetwork } from './client-address.ts'

/** The sender of a request, identified by the connection and a cookie. */
export interface Client {
  /** The network address; with IPv6 the /64 of a household or office. */
  readonly address: string
  /** The content of the trusted browser cookie, if there is one. */
  readonly known?: string | undefined
  /** Aborted when the client disconnects. */
  readonly gone?: AbortSignal
}

/** Stored outside the request, where client input can't reach it. */
const clients = new WeakMap<Request, () => Client>()

/** Stores the sender of a request, for the web server, which knows the connection. `client` is called when it is needed. */
export const handOverClient = (request: Request, client: () => Client): void =>
  void clients.set(request, client)

/** The party of a request without a session: all clients of one network share it. */
export const partyOfClient = ({ address }: Pick<Client, 'address'>): Party => ({
  company: `network ${toNetwork(address)}`,
})

/** The sender of a request; requests without a stored sender share an empty address. */
export const clientOf = (request: Request): Client => clients.get(request)?.() ?? { address: '' }
