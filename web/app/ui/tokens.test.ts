import { readFileSync } from 'node:fs'
import { DESIGN_TOKENS } from '@belvedere/domain/content/design-tokens'
import { expect, it } from 'vitest'
import { PAPER } from './paper.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

it("lets a project's stylesheet set every token there is, and nothing else [GEN-04]", () => {
  const declared = [...tokens.matchAll(/^\s*(--[\w-]+)\s*:/gm)].map(([, name]) => name)
  expect(new Set(declared)).toEqual(DESIGN_TOKENS)
})

it("names the paper of both schemes for the browser's own bars", () => {
  const papers = [...tokens.matchAll(/^\s*--paper: (.+);/gm)].map(([, value]) => value)
  expect(papers).toEqual([PAPER.light, PAPER.dark])
})
