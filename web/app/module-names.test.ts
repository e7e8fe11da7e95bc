import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, it } from 'vitest'

it('gives no two style modules the same name, since a class is called after its file', () => {
  const names = globSync('**/*.module.css', { cwd: resolve(import.meta.dirname) }).map((path) =>
    basename(path),
  )
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
