import { catalogue } from '@pasok/server'
import { UnusableEnvironment } from './env.ts'
import { UnusableMapping } from './read-mapping.ts'

/** An error that says what the person at the keyboard can mend; its message is enough. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof UnusableEnvironment ||
  error instanceof catalogue.UnreadableFile ||
  error instanceof catalogue.AttributeTypeDiffers ||
  error instanceof UnusableMapping ||
  (error instanceof Error &&
    'code' in error &&
    /^(ENOENT|EACCES|EROFS|EPERM|EISDIR)$/.test(String(error.code)))
