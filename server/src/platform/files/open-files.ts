import type { Config } from '../config.ts'
import { type FileStore, localFiles } from './files.ts'
import { connectS3, s3Files } from './s3-files.ts'

/** The store that the settings name: a bucket where there is one, else the folder. */
export function openFiles({ filesDir, filesS3 }: Pick<Config, 'filesDir' | 'filesS3'>): FileStore {
  return filesS3 ? s3Files(connectS3(filesS3), filesS3.bucket) : localFiles(filesDir)
}
