import type { Config } from '@react-router/dev/config'

// WORDS=bracketed builds the same shop in the bracketed test language, beside the real one.
const buildDirectory = process.env['WORDS'] === 'bracketed' ? 'build-bracketed' : 'build'

export default { ssr: true, appDirectory: 'app', buildDirectory } satisfies Config
