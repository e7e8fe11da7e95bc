import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export type Place = readonly [x: number, y: number]

type Parts = [number, number][][]

/** The drawing screen, once its picture can be moved. */
export async function openDrawing(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  const stage = page.locator('[data-ready]').first()
  await expect(stage).toBeVisible()
  return stage
}

/** What is drawn on a building's picture as authors see it, by the apartments' names. */
export async function drawnOutlines(
  page: Page,
  token: string,
  buildingId: number,
  nth = 0,
): Promise<Map<string, Parts>> {
  const api = page.context().request
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => (await (await api.get(`/api/v1${path}`, { headers })).json()).data
  const views = await read(`/studio/projects/1/camera-views?filter[buildingId]=${buildingId}`)
  const view = views[nth]?.id
  const [picture] = await read(`/pois/${view}/media-content?mediaTypeId=21`)
  const outlines = await read(`/studio/projects/1/outlines?filter[mediaId]=${picture.id}&page[size]=200`)
  const structure = await read('/projects/1/full-structure')
  const names = new Map<number, string>()
  collect(structure, names)
  return new Map(
    outlines.map(({ attributes }: { attributes: { poiId: number; parts: Parts } }) => [
      names.get(attributes.poiId) ?? `${attributes.poiId}`,
      attributes.parts,
    ]),
  )
}

function collect(thing: unknown, names: Map<number, string>): void {
  if (Array.isArray(thing)) for (const one of thing) collect(one, names)
  else if (typeof thing === 'object' && thing !== null) {
    const { name, Pois } = thing as { name?: string; Pois?: { id: number }[] }
    if (name && Pois) for (const { id } of Pois) names.set(id, name)
    for (const one of Object.values(thing)) collect(one, names)
  }
}

/** Where a place of the picture is on the screen, by what the tool's layer says. */
export async function onScreen(
  page: Page,
  [x, y]: Place,
  stage = page.locator('[data-ready]').first(),
): Promise<[number, number]> {
  const box = await stage.boundingBox()
  const placed = await stage.locator('svg > g[transform]').last().getAttribute('transform')
  const [tx = 0, ty = 0, scale = 1] = (placed?.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)
  return [(box?.x ?? 0) + tx + x * scale, (box?.y ?? 0) + ty + y * scale]
}
