import { LARGEST_DOCUMENT } from '@pasok/contract'
import { form_file_too_large } from '~words'
import { useLargestFile } from '../kit/form/use-largest-file.ts'

/** Refuses a document or picture that is larger than the API takes: see `useLargestFile`. */
export const useLargestDocument = () => useLargestFile(LARGEST_DOCUMENT, form_file_too_large())
