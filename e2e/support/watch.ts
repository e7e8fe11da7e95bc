import type { Page } from '@playwright/test'

/** What a page asks for and complains about, from now on. */
export function watch(page: Page) {
  const hosts = new Set<string>()
  const complaints: string[] = []
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { hosts, complaints }
}
