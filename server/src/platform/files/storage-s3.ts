import type { S3Client } from '@aws-sdk/client-s3'
import type { ListedStorage, S3Config } from './storage.ts'

/** Stores files in a bucket. The client has many modules, so it is loaded by the first call and not at startup. */
export const s3Storage = (config: S3Config): ListedStorage => {
  const { bucket: Bucket } = config
  const load = async () => {
    const s3 = await import('@aws-sdk/client-s3')
    return { s3, client: clientFor(s3.S3Client, config) }
  }
  let loading: ReturnType<typeof load> | undefined
  const loaded = () => (loading ??= load())

  return {
    put: async (Key, Body, ContentType) => {
      const { s3, client } = await loaded()
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    get: async (Key) => {
      const { s3, client } = await loaded()
      try {
        const found = await client.send(new s3.GetObjectCommand({ Bucket, Key }))
        if (!found.Body) throw new Error(`S3 answered ${Key} without a body`)
        return {
          body: await found.Body.transformToByteArray(),
          contentType: found.ContentType ?? 'application/octet-stream',
        }
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined
        throw error
      }
    },
    delete: async (Key) => {
      const { s3, client } = await loaded()
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }))
    },
    list: async function* (folder) {
      const { s3, client } = await loaded()
      for await (const { Contents = [] } of s3.paginateListObjectsV2(
        { client },
        { Bucket, Prefix: `${folder}/` },
      ))
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined && LastModified) yield { key: Key, writtenAt: LastModified }
    },
    // A bucket shows a file only when it is complete.
    deleteUnfinished: async () => {},
  }
}

const clientFor = (Client: typeof S3Client, config: S3Config): S3Client => {
  const { region, endpoint, accessKeyId, secretAccessKey } = config
  const credentials = { accessKeyId, secretAccessKey }
  return new Client({ region, credentials, ...(endpoint && { endpoint, forcePathStyle: true }) })
}
