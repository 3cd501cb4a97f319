/** Runs work in one tab at a time, where the browser can hold the others back. */
export const oneTabAtATime = async <T>(lock: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lock, work) : work()
