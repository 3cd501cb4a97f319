import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  // `npm run build` names a folder for each build, and has `build` lead there when it is whole.
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'builds/by-hand',
} satisfies Config
