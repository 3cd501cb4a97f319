import { join } from 'node:path'
import { openStorage, type ListedStorage } from '@pasok/server'
import type { Env } from './environment/env.ts'

/** The file storage that the environment names: a bucket, or a folder in `var`. */
export const openFiles = (env: Env): ListedStorage =>
  openStorage(env.s3 ?? { folder: join(env.varDir, 'files') })
