import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** They speak to machines in the head of the page, or show only what they are given. */
const UNSEEN = ['ui/on-demand.tsx', 'ui/page-head.tsx', 'ui/structured-data.tsx']

const app = resolve(import.meta.dirname)
const components = globSync('{ui,cards}/*.tsx', { cwd: app }).filter(
  (path) => !/[.](stories|test)[.]tsx$/.test(path),
)

describe('the catalogue', () => {
  it.each(components.filter((path) => !UNSEEN.includes(path)))('shows %s', (path) => {
    const story = resolve(app, path.replace(/[.]tsx$/, '.stories.tsx'))
    expect(existsSync(story), `${path} has no story beside it`).toBe(true)
    const text = readFileSync(story, 'utf8')
    expect(text).toContain(`from './${basename(path)}'`)
    expect(text).toMatch(/^export const \w+ = /m)
  })

  it('leaves out only what there is', () => {
    expect(components).toEqual(expect.arrayContaining(UNSEEN))
    expect(components.length).toBeGreaterThan(25)
  })
})
