import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'
import { browserBearer } from '../../api/loader-api.ts'

/** The protocol's requests as every other call: with the session's token, renewed when it has ended. */
export const tusOverFetch: HttpStack = {
  getName: () => 'fetch',
  createRequest: (method, url) => new FetchRequest(method, url),
}

class FetchRequest implements HttpRequest {
  readonly #method: string
  readonly #url: string
  readonly #headers = new Headers()
  readonly #aborted = new AbortController()
  #onProgress = (_: number) => {}

  constructor(method: string, url: string) {
    this.#method = method
    this.#url = url
  }

  getMethod = () => this.#method
  getURL = () => this.#url
  getHeader = (name: string) => this.#headers.get(name) ?? undefined
  setHeader = (name: string, value: string) => this.#headers.set(name, value)
  getUnderlyingObject = () => undefined

  setProgressHandler(handler: (bytesSent: number) => void): void {
    this.#onProgress = handler
  }

  async send(body: Blob | null): Promise<HttpResponse> {
    const response = await browserBearer().fetch(
      new Request(new URL(this.#url, window.location.origin), {
        method: this.#method,
        headers: this.#headers,
        signal: this.#aborted.signal,
        ...(body && { body }),
      }),
    )
    const text = await response.text()
    if (body && response.ok) this.#onProgress(body.size)
    return {
      getStatus: () => response.status,
      getHeader: (name) => response.headers.get(name) ?? undefined,
      getBody: () => text,
      getUnderlyingObject: () => response,
    }
  }

  async abort(): Promise<void> {
    this.#aborted.abort()
  }
}
