import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '@belvedere/contract/call'
import { getBuilding } from '@belvedere/contract/calls/buildings'
import { getPoi, listPoiMedia } from '@belvedere/contract/calls/pois'
import { getProjectSettings, getStylesheet, listProjectMedia } from '@belvedere/contract/calls/projects'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { anotherProcess } from '../../testing/another-process.ts'
import { RIVA } from '../../testing/identities.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

/** A minute at full size; the gate takes a part of it. */
const SECONDS = Number(process.env.LAUNCH_DAY_SECONDS ?? 5)
const CHANGES_A_SECOND = 10
/** "≥ 99 % answered 304 or from memory." */
const KEPT = 0.99

let studio: Studio
let visitors: Awaited<ReturnType<typeof anotherProcess>>
beforeAll(async () => {
  studio = await openStudio()
  visitors = await anotherProcess(studio.server)
})
afterAll(async () => {
  await visitors.close()
  await studio.close()
})

/** A point of interest of something, by the column that names it. */
async function poiOf(column: 'building_id' | 'apartment_id', id: number, typeId: number): Promise<number> {
  const poi = await studio.server.owner
    .selectFrom('pois')
    .where(column, '=', id)
    .where('poi_type_id', '=', typeId)
    .select('id')
    .executeTakeFirstOrThrow()
  return poi.id
}

/** What does not show a status: pictures with outlines, a place, plans, texts, settings, the look. */
async function unmoved(): Promise<Record<string, string>> {
  const view = await poiOf('building_id', 1, POI_TYPES.building_apartment_view)
  const apartment = await poiOf('apartment_id', 1001, POI_TYPES.apartment)
  const { stylesheetVersion } = await studio.server.read(getProjectSettings, { id: RIVA })
  const url = (call: Call, params: Record<string, number>) => addressOf(call, params)
  return {
    pictures: url(listPoiMedia, { id: view }),
    'points of interest': url(getPoi, { id: view }),
    plans: url(listPoiMedia, { id: apartment }),
    texts: url(listProjectMedia, { id: RIVA }),
    settings: url(getProjectSettings, { id: RIVA }),
    // As whoever has no version yet asks for it: to be looked at again each time.
    stylesheet: `${url(getStylesheet, { projectId: RIVA })}?version=${stylesheetVersion + 1}`,
  }
}

/** Takes apartments off the market and puts them back, so many a second; gives how many changes were made. */
async function sell(until: number): Promise<number> {
  const free = await studio.server.owner
    .selectFrom('apartments')
    .where('project_id', '=', RIVA)
    .where('status', '=', 'available')
    .select('id')
    .orderBy('id')
    .limit(40)
    .execute()
  const changes: Promise<number>[] = []
  for (let nth = 0; performance.now() < until; nth += 1) {
    const { id } = free[nth % free.length] ?? { id: 0 }
    const status = Math.floor(nth / free.length) % 2 === 0 ? 'unavailable' : 'available'
    changes.push(studio.setStatus(id, { status }).then(({ statusCode }) => statusCode))
    await wait(1_000 / CHANGES_A_SECOND)
  }
  const codes = await Promise.all(changes)
  return codes.filter((code) => code === 200).length
}

it(`answers 304 or from memory what shows no status, while ${CHANGES_A_SECOND} statuses change a second [LIV-04]`, async () => {
  const asked = Object.entries(await unmoved())
  const tags = new Map<string, string>()
  const count = { reads: 0, kept: 0 }
  const missed: Record<string, number> = {}
  const read = async (what: string, url: string) => {
    const { statements } = visitors.counted
    const tag = tags.get(url)
    const reply = await visitors.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } })
    expect([what, reply.statusCode]).toEqual([what, tag === undefined ? 200 : expect.any(Number)])
    tags.set(url, String(reply.headers.etag))
    return reply.statusCode === 304 || visitors.counted.statements === statements
  }
  for (const [what, url] of asked) await read(what, url)
  const building = addressOf(getBuilding, { id: 1 })
  const shown = new Set<unknown>()
  const until = performance.now() + SECONDS * 1_000
  const sold = sell(until)
  while (performance.now() < until) {
    for (const [what, url] of asked) {
      count.reads += 1
      if (await read(what, url)) count.kept += 1
      else missed[what] = (missed[what] ?? 0) + 1
    }
    shown.add((await visitors.inject({ url: building })).headers.etag)
    await wait(2)
  }
  const changes = await sold
  const share = count.kept / count.reads
  console.info(
    `${changes} status changes in ${SECONDS} s: ${(100 * share).toFixed(2)} % of ${count.reads} reads that show no status ` +
      `answered 304 or from memory; ${shown.size} versions of a building seen`,
  )
  expect(changes).toBeGreaterThan((SECONDS * CHANGES_A_SECOND) / 4)
  // They were really told: what shows a status was new again and again.
  expect(shown.size).toBeGreaterThan(SECONDS / 2)
  expect(share, JSON.stringify(missed)).toBeGreaterThanOrEqual(KEPT)
}, 180_000)
