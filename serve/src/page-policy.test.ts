import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pagePolicy, withoutMark } from './page-policy.ts'

it('lets pages ask no other host', () => {
  const policy = pagePolicy([])('', 'mark')
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("img-src 'self' data: blob:;")
})

it('lets them ask the hosts that are configured for the map, for data and pictures alone', () => {
  const policy = pagePolicy(['https://tiles.homes.example'])('', 'mark')
  expect(policy).toContain("connect-src 'self' https://tiles.homes.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.homes.example;")
  expect(policy.match(/tiles\.homes\.example/g)).toHaveLength(2)
})

it('lets nobody show them within a page but themselves, and the sites that are named [SET-01]', () => {
  expect(pagePolicy([])('', 'mark')).toContain("; frame-ancestors 'self'; ")
  const policy = pagePolicy([])('', 'mark', ['https://www.homes.example'])
  expect(policy).toContain("; frame-ancestors 'self' https://www.homes.example; ")
})

it('lets the scripts of the renderer run, and none that came in with content [SEC-02]', () => {
  const mark = '5b2f'
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const html =
    `<script nonce="${mark}">ours()</script><p>A name</p><script>theirs()</script>` +
    '<script nonce="guessed">theirs()</script><script nonce>theirs()</script><script data-x="nonce">theirs()</script>'
  const policy = pagePolicy([])(html, mark)
  expect(policy).toContain(hash('ours()'))
  expect(policy).not.toContain(hash('theirs()'))
  expect(withoutMark(html, mark)).not.toContain(mark)
})
