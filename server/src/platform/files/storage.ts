export interface StoredFile {
  readonly body: Uint8Array
  readonly contentType: string
}

/** A file by its key, and when it was last written. */
export interface ListedFile {
  readonly key: string
  readonly writtenAt: Date
}

/** Where files live. Keys are `[a-z0-9/._-]+`, relative and without `..`; any other key throws RangeError. */
export interface Storage {
  /** Writes the whole file, in place of one that may be there: a reader sees the old one or the new one. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}

/** A storage that can be looked through, to find what no row names any more. */
export interface ListedStorage extends Storage {
  /** The files below a folder, as `private/company`, in no promised order; none where there is no such folder. */
  list(folder: string): AsyncIterable<ListedFile>
  /** Deletes what a process that was killed while it wrote left behind, if it was written before this time. */
  deleteUnfinished(before: Date): Promise<void>
}

export interface FolderConfig {
  readonly folder: string
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** For S3 that is not Amazon's; its buckets are then addressed by path. */
  readonly endpoint?: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
