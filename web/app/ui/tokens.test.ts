import { readFileSync } from 'node:fs'
import { DESIGN_TOKENS } from '@belvedere/domain/design-tokens'
import { expect, it } from 'vitest'

it("lets a project's stylesheet set every token there is, and nothing else [GEN-04]", () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const declared = [...tokens.matchAll(/^\s*(--[\w-]+)\s*:/gm)].map(([, name]) => name)
  expect(new Set(declared)).toEqual(DESIGN_TOKENS)
})
