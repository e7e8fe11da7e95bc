import { readdirSync, readFileSync } from 'node:fs'
import { checkSvg } from '@belvedere/server/areas/media/upload/check-svg'
import { expect, it } from 'vitest'
import { readAlphabet } from './alphabet.ts'
import { letteredPlan } from './lettered-plan.ts'

const PLANS = new URL('../../data/plans/', import.meta.url)
const alphabet = await readAlphabet()
const plans = readdirSync(PLANS).map((file) => ({
  file,
  svg: letteredPlan(readFileSync(new URL(file, PLANS), 'utf8'), alphabet),
}))

it('draws every word of all 334 plans, so that they need no font', () => {
  expect(plans).toHaveLength(334)
  for (const { svg, file } of plans) expect(svg, file).not.toMatch(/<text|font/)
})

it('writes names and areas at least 11 px high where a phone of 390 px shows the plan', () => {
  for (const { svg, file } of plans) {
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
    const grown = Number(/\.z\{transform:[^}]* scale\(([\d.]+)\)\}/.exec(svg)?.[1])
    const shown = Math.min(350 / width, 335 / height) * grown
    const large = [...svg.matchAll(/<g class="b">(.*?)<\/g>/gs)].map(([, group]) => group).join('')
    const names = [...large.matchAll(/scale\(([\d.]+)\)" fill="#(?:262b33|5b6470)"/g)].map(
      ([, scale]) => Number(scale) * alphabet.em,
    )
    expect(names.length, file).toBeGreaterThan(2)
    for (const letters of names) expect(letters * shown, file).toBeGreaterThan(10.95)
  }
})

it('leaves a drawing that could have been uploaded', () => {
  for (const { svg } of plans.slice(0, 10)) expect(() => checkSvg(Buffer.from(svg))).not.toThrow()
})
