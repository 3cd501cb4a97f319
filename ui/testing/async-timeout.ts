import { beforeAll } from 'vitest'

beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  // A second, the default, is short on a busy machine; what is waited for is never the promise itself.
  configure({ asyncUtilTimeout: 10_000 })
})
