import { afterAll, beforeAll, vi } from 'vitest'

// The files of a process share the packages of npm. Our modules hold state, and each file loads its own.
afterAll(() => vi.resetModules())

beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  // A second, the default, is short on a busy machine; what is waited for is never the promise itself.
  configure({ asyncUtilTimeout: 10_000 })
})
