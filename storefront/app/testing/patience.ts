import { configure } from '@testing-library/react'

// A second, the default, is short on a busy machine; what is waited for is never the promise itself.
configure({ asyncUtilTimeout: 10_000 })
