import { join } from 'node:path'
import { openStorage, type Storage } from '@pasok/server'
import type { Env } from './env.ts'

/** The file storage that the environment names: a bucket, or a folder in `var`. */
export const openFiles = (env: Env): Storage => openStorage(env.s3 ?? { folder: join(env.varDir, 'files') })
