import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-scripts.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('names each inline script once, by its exact text, and none that has an address or is data', () => {
  const html = `<script>a = "<b>"</script><script type="module" async="">
import "x"
</script><SCRIPT src="/x.js"></SCRIPT><script type="application/ld+json">{}</script><script defer src = "/y.js"></script><script>a = "<b>"</script>`
  expect(inlineScriptHashes(html)).toEqual([hash('a = "<b>"'), hash('\nimport "x"\n')])
})

it('names none without the mark of the renderer, where there is one [SEC-02]', () => {
  const html =
    '<script nonce="m1">a</script><script>b</script><script nonce="m2">c</script><script NONCE="m1">d</script>'
  expect(inlineScriptHashes(html, 'm1')).toEqual([hash('a')])
})
