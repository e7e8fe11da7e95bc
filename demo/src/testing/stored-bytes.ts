import { localFiles } from '@belvedere/server/platform/files/files'

/** The bytes that the run's file store holds under a key. */
export async function storedBytes(key: string): Promise<Buffer> {
  const bytes = await localFiles(process.env.FILES_DIR ?? '').read(key)
  if (!bytes) throw new Error(`${key} is not stored`)
  return bytes
}
