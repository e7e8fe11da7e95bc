const BOUNDARY = 'boundary-of-a-test'

export type Part = { field: string; value: string | Buffer; filename?: string; type?: string }

export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

/** A multipart body, part by part in the given order. */
export function multipart(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ value, ...part }) => [
    multipartHead(part),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...written, MULTIPART_END])
}

export function multipartHead({ field, filename, type }: Omit<Part, 'value'>): Buffer {
  const file = filename === undefined ? '' : `; filename="${filename}"`
  const kind = filename === undefined ? '' : `content-type: ${type ?? 'application/octet-stream'}\r\n`
  return Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n${kind}\r\n`,
    'latin1',
  )
}

const MULTIPART_END = Buffer.from(`--${BOUNDARY}--\r\n`)

/** The fields of an upload, then its file. */
export function uploadBody(fields: Record<string, unknown>, file: Omit<Part, 'field'>): Buffer {
  const before = Object.entries(fields).map(([field, value]) => ({ field, value: String(value) }))
  return multipart([...before, { field: 'file', filename: 'picture.png', ...file }])
}
