import { readFile } from 'node:fs/promises'
import { tokensOf } from '@belvedere/domain/look/chosen-look'
import { GROUNDS, STATUS_COLOURS } from '@belvedere/domain/look/grounds'
import { expect, it } from 'vitest'

it('knows the papers and statuses that the product is drawn with [LOK-01]', async () => {
  const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8')
  const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)')
  const [light, dark] = [tokensOf(day), tokensOf(night)]
  expect([light.get('--paper'), light.get('--on-accent')]).toEqual([GROUNDS.paper, GROUNDS.onAccent])
  expect(dark.get('--paper')).toBe(GROUNDS.darkPaper)
  for (const [status, colour] of Object.entries(STATUS_COLOURS))
    expect(light.get(`--st-${status}`)).toBe(colour)
})
