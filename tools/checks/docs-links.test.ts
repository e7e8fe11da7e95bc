import { globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deadPaths } from './docs-links.ts'
import { root } from './rooms.ts'

const pages = globSync('{*.md,docs/**/*.md,ops/*.md}', { cwd: root })
const read = (page: string) => readFile(join(root, page), 'utf8')

describe('a page', () => {
  it.each(pages)('%s names only what is there', async (page) => {
    expect(deadPaths(root, page, await read(page))).toEqual([])
  })

  it.each([
    ['a link', 'See [the law](../LAW.md).', ['LAW.md']],
    ['a link to a part of a page', 'See [the law](../LAW.md#first).', ['LAW.md']],
    ['a picture', '![a view](screens/nowhere.jpg)', ['docs/screens/nowhere.jpg']],
    ['a back-ticked path', 'It is `domain/src/nowhere.ts`.', ['domain/src/nowhere.ts']],
  ])('is caught with %s that leads nowhere', (_, markdown, dead) => {
    expect(deadPaths(root, 'docs/page.md', markdown)).toEqual(dead)
  })

  it.each([
    [
      'files that are there',
      '[here](requirements.md), [above](../README.md#top), `package.json`, `domain/src/sales/money.ts`',
    ],
    ['other sites', '[elsewhere](https://example.org/nowhere.md)'],
    ['addresses', '`/files/1.tiles/0_0.webp`'],
    ['names to be filled in', '`docs/decisions/<number>-<title>.md`, `e2e/*.spec.ts`'],
    ['files that are made', '`var/reports/rules.json`'],
    ['words in a block', '```sh\ncat `nowhere/at/all.txt`\n```'],
  ])('may name %s', (_, markdown) => {
    expect(deadPaths(root, 'docs/page.md', markdown)).toEqual([])
  })
})

it('the list of decisions names each of them', async () => {
  const list = await read('docs/decisions/README.md')
  const decisions = (await readdir(join(root, 'docs/decisions'))).filter((name) => name !== 'README.md')
  expect(decisions.filter((name) => !list.includes(`(${name})`))).toEqual([])
})
