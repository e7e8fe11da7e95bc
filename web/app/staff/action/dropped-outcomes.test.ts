import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const app = new URL('../..', import.meta.url).pathname

/** A line ends so where what is on the next one is handed on. */
const HANDED_ON = /(?:=>|[([,=?:&|]|return)$/

/** A call whose outcome nobody reads: a statement of its own, awaited or not. */
const SENT = /^[ \t]*(?:await |void )?(?:browserApi\(\)|api)\s*\.send\(/gm

function dropped(source: string): string[] {
  return [...source.matchAll(SENT)]
    .filter(
      ({ 0: call, index }) =>
        /^\s*(?:await|void) /.test(call) || !HANDED_ON.test(source.slice(0, index).trimEnd()),
    )
    .map(({ index }) => source.slice(index).trim().split('\n', 1)[0] ?? '')
}

it.each([
  ["  await browserApi().send('DELETE …')", 1],
  ["  void api.send('PUT …').catch(() => undefined)", 1],
  ["  go()\n  browserApi()\n    .send('POST …')", 1],
  ["  async function go() {\n    browserApi().send('POST …')", 1],
  ["  await answered(\n    browserApi().send('POST …'),\n  )", 0],
  ["  const { response } = await api.send('PATCH …')", 0],
  ["  const ask = () =>\n    browserApi().send('GET …')", 0],
])('knows a call whose outcome is dropped: %s', (source, count) => {
  expect(dropped(source)).toHaveLength(count)
})

it('drops the outcome of no call of staff: `answered` throws what was refused', () => {
  const files = globSync('{studio,desk,staff}/**/*.{ts,tsx}', {
    cwd: app,
    exclude: (file) => file.includes('.test.') || file.includes('.stories.'),
  })
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) => dropped(readFileSync(app + file, 'utf8')).map((call) => `${file}: ${call}`)),
  ).toEqual([])
})
