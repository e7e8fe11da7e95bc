import { expect, it } from 'vitest'
import { afterFirstPaint } from './after-first-paint.server.ts'

const page = `<head><link rel="preload" as="image" href="/a"/><link rel="stylesheet" href="/b.css"/>
<link rel="stylesheet" href="/faces.css" data-faces="true"/></head>
<body><link rel="modulepreload" href="/c.js"/><script>stays()</script>
<script type="module" async="">import "/c.js"</script></body>`

it('puts scripts and faces aside until the page is painted, and leaves everything else alone', () => {
  const [before, starter] = afterFirstPaint(page).split('<script>(function startPage')
  expect(before).toBe(`<head><link rel="preload" as="image" href="/a"/><link rel="stylesheet" href="/b.css"/>
<link rel="stylesheet" media="print" href="/faces.css" data-faces="true"/></head>
<body><link data-rel="modulepreload" href="/c.js"/><script>stays()</script>
<script type="text/plain" data-page="">import "/c.js"</script>`)
  expect(starter).toMatch(/\)\(\)<\/script><\/body>$/)
})

it('leaves a page without scripts as it is, but for its starter', () => {
  expect(afterFirstPaint('<body>text</body>')).toMatch(/^<body>text<script>[\s\S]+<\/script><\/body>$/)
})
