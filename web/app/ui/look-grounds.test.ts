import { readFile } from 'node:fs/promises'
import { tokensOf } from '@belvedere/domain/look/chosen-look'
import { GROUNDS, STATUS_COLOURS } from '@belvedere/domain/look/grounds'
import { expect, it } from 'vitest'

it('knows the papers and statuses that the product is drawn with [LOK-01]', async () => {
  const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8')
  const [day = '', night = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
  const [light, dark] = [tokensOf(day), tokensOf(night)]
  expect([light.get('--paper'), light.get('--on-accent')]).toEqual([GROUNDS.paper, GROUNDS.onAccent])
  expect([light.get('--night'), light.get('--on-glass')]).toEqual([GROUNDS.night, GROUNDS.onGlass])
  expect(dark.get('--paper')).toBe(GROUNDS.darkPaper)
  for (const [status, colour] of Object.entries(STATUS_COLOURS))
    expect(light.get(`--st-${status}`)).toBe(colour)
})

it('knows how the splash is shaded, and where its words stand [LOK-01]', async () => {
  const read = (path: string) => readFile(new URL(`../explorer/${path}`, import.meta.url), 'utf8')
  const picture = await read('frame/title-picture.module.css')
  const [, frame = ''] = /\.ground\[data-behind="splash"\] img \{([^}]*)\}/.exec(picture) ?? []
  const [, shade = ''] = /\.ground\[data-behind="splash"\]::after \{([^}]*)\}/.exec(picture) ?? []
  expect(frame).toMatch(/top: 14\.5%;\s*height: 90%;/)
  expect(shade).toContain('var(--night) 92%, #fff)')
  expect(shade).toContain('var(--night) 84%, #fff) 15%')
  expect(shade).toContain('var(--night) 62%, transparent) 30%')
  expect(await read('start/splash.module.css')).toContain('clamp(40px, 8.4vh, 92px)')
})
