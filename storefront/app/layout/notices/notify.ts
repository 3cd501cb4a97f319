/** A short message at the edge of the window. */
export interface Notice {
  /** A later notice of the same name takes its place, and `withdraw` takes it away. */
  readonly id?: string
  readonly text: string
  /** Stays until it is closed or withdrawn; others go by themselves. */
  readonly lasting?: boolean
  /** What can be done about it. */
  readonly action?: { readonly text: string; readonly act: () => void }
}

/** What shows notices, once it is loaded. */
export interface NoticeHost {
  show(notice: Notice): void
  withdraw(id: string): void
}
type Act = (host: NoticeHost) => void

let host: NoticeHost | undefined
const waiting: Act[] = []
const followers = new Set<() => void>()

const tell = (act: Act): void => {
  if (host) return act(host)
  waiting.push(act)
  for (const changed of followers) changed()
}

/** Shows a notice. The toast host is loaded with the first one. */
export const notify = (notice: Notice): void => tell((host) => host.show(notice))

/** Takes a notice away that is no longer true. */
export const withdraw = (id: string): void => tell((host) => host.withdraw(id))

/** The host says that it is there: what waited for it is shown now. Answers how it says that it went. */
export const registerToastHost = (came: NoticeHost): (() => void) => {
  host = came
  for (const act of waiting.splice(0)) act(came)
  return () => {
    host = undefined
  }
}

/** Whether notices wait for a host. */
export const isHostWanted = (): boolean => host !== undefined || waiting.length > 0

/** Calls `changed` when a notice begins to wait for a host. */
export const followWanted = (changed: () => void): (() => void) => {
  followers.add(changed)
  return () => followers.delete(changed)
}
