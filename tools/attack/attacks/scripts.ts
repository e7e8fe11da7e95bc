import { createHash } from 'node:crypto'
import { RIVA } from '@belvedere/server/testing/identities'
import { type Attack, attack, demand } from '../attack.ts'
import { ask, wordOf } from '../support/ask.ts'

const INJECTING = new URL('../support/inject-script.ts', import.meta.url).href
const INJECTED = 'alert("injected")'
const PAGE = '/masterplan/1'

const scriptsAllowedBy = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'"

export const scripts: Attack[] = [
  attack('a script that got into a page by some hole may not run', async (house) => {
    const product = await house.start({ NODE_OPTIONS: `--import=${INJECTING}`, EDGE_PURGE_URL: '' })
    try {
      const page = await ask(product.origin, PAGE)
      if (!page.text.includes(INJECTED)) throw new Error(`it did not get in: ${wordOf(page)}`)
      const allowed = scriptsAllowedBy(String(page.headers['content-security-policy']))
      const hash = createHash('sha256').update(INJECTED).digest('base64')
      demand(!allowed.includes(hash), 'the policy of the page names it')
      demand(!/unsafe-inline|unsafe-eval|https?:|\*/.test(allowed), `allowed are ${allowed}`)
      demand(/sha256-/.test(allowed), 'nothing of the page’s own may run either')
    } finally {
      await product.stop()
    }
  }),

  attack('a title that an author wrote runs no script', async (house) => {
    const harm = '</script></title><script>alert(1)</script><!--'
    const [before] = await house.rows<{ name: object }>('select name from projects where id = $1', RIVA)
    const set = (name: unknown) =>
      house.rows('update projects set name = $1 where id = $2', JSON.stringify(name), RIVA)
    await set({ 1: harm, 6: harm })
    try {
      for (const path of [PAGE, `/rs${PAGE}`, '/map', '/sitemap.xml']) {
        const answer = await ask(house.product.origin, path)
        demand(answer.status < 500, `${path}: ${wordOf(answer)}`)
        demand(!answer.text.includes('<script>alert(1)'), `${path}: it is written as a script`)
      }
    } finally {
      await set(before?.name)
    }
  }),
]
