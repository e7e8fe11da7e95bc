import { fingerprintOf } from '../../platform/files/file-key.ts'

type Stored = {
  id: number
  projectId: number
  poiId: number | null
  fileKey: string | null
  dataString: string | null
}

/** The address of the file with its fingerprint, or the base64 data string as it is, or null for a text. */
export function mediaAddress({ id, projectId, poiId, fileKey, dataString }: Stored): string | null {
  if (!fileKey) return dataString
  const owner = poiId === null ? `projects/${projectId}` : `pois/${poiId}`
  return `/api/v1/frontend/${owner}/media-content/${id}/file?v=${fingerprintOf(fileKey)}`
}
