export interface StoredFile {
  readonly body: Uint8Array
  readonly contentType: string
}

/** A file's key, and when it was last written. */
export interface ListedFile {
  readonly key: string
  readonly writtenAt: Date
}

/** A file storage. Keys are `[a-z0-9/._-]+`, relative and without `..`; any other key throws RangeError. */
export interface Storage {
  /** Writes or replaces a file atomically: readers see either the old or the new one. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>
}

/** A storage that can be listed, to find files that no row refers to. */
export interface ListedStorage extends Storage {
  /** The files below a folder such as `private/company`, in no particular order; none if there is no such folder. */
  list(folder: string): AsyncIterable<ListedFile>
  /** Deletes temporary files of killed processes that were written before this time. */
  deleteUnfinished(before: Date): Promise<void>
}

export interface FolderConfig {
  readonly folder: string
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** For S3 services other than Amazon's; their buckets are then addressed by path. */
  readonly endpoint?: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
