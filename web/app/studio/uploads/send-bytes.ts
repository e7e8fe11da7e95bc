import { tusOverFetch } from './tus-over-fetch.ts'

const MEGABYTE = 2 ** 20
/** A bar moves so often, unless its pieces would be too small or too large. */
const PIECES = 40
const PIECE_MIN = MEGABYTE / 4
const PIECE_MAX = 8 * MEGABYTE

/** A line that stumbles is tried again; one that is cut stops the upload until it is back. */
const RETRY_MS = [500, 2_000, 5_000]

interface Sending {
  readonly url: string
  readonly file: File
  readonly signal: AbortSignal
  readonly onReceived: (bytes: number) => void
}

/** A refusal for good; all else is the line. */
export class SendingRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The upload was refused with ${status}`)
    this.status = status
  }
}

/** Sends what the server does not have yet of a file, from where it stopped. */
export async function sendBytes({ url, file, signal, onReceived }: Sending): Promise<void> {
  const { Upload } = await import('tus-js-client')
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: url,
      httpStack: tusOverFetch,
      storeFingerprintForResuming: false,
      chunkSize: Math.min(PIECE_MAX, Math.max(PIECE_MIN, Math.ceil(file.size / PIECES))),
      retryDelays: RETRY_MS,
      onProgress: (sent) => onReceived(sent),
      onSuccess: () => resolve(),
      onError: (error) => {
        const status = ('originalResponse' in error && error.originalResponse?.getStatus()) || 0
        reject(status >= 400 && status < 500 ? new SendingRefused(status) : error)
      },
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(new DOMException('Given up', 'AbortError'))
    })
    upload.start()
  })
}
