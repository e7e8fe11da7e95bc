import { setTimeout as wait } from 'node:timers/promises'
import { listBuildingApartments } from '@belvedere/contract/calls/buildings'
import { Refusal } from '@belvedere/contract/refusal'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { addressOf } from '../../testing/address-of.ts'
import { byHand } from '../../testing/by-hand.ts'
import { callSamples, contentSamples, requestOf, type Sample } from '../../testing/call-samples.ts'
import { makeIdentities } from '../../testing/identities.ts'
import { ownDemo } from '../../testing/own-demo.ts'
import { type OwnService, ownRedis } from '../../testing/own-services.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'
import { localFiles } from '../files/files.ts'
import { connectRedis } from '../http/redis.ts'
import { connectDatabase } from './database.ts'

/** A statement's time by default. */
const GIVES_UP_MS = 10_000
const apartments = addressOf(listBuildingApartments, { id: 1 })
const unread = addressOf(listBuildingApartments, { id: 2 })

describe('with the database gone', () => {
  let postgres: OwnService
  let app: FastifyInstance
  const state = () => app.answers?.versions.state
  const get = (url: string, headers = {}) => app.inject({ url, headers })

  beforeAll(async () => {
    const demo = await ownDemo()
    postgres = demo.postgres
    const config = readConfig(demo.env)
    const db = connectDatabase(config.visitorUrl, { max: 2 })
    const members = connectDatabase(config.memberUrl, { max: 2 })
    app = await buildApp({ config, db, members, files: localFiles(config.filesDir), logger: false })
    app.addHook('onClose', async () => {
      await db.destroy()
      await members.destroy()
    })
  }, 120_000)
  afterAll(async () => {
    await app?.close()
    await postgres?.remove()
  })

  it('answers public reads that it knows, says that they are stale, and refuses the rest with 503', async () => {
    const before = await get(apartments)
    expect(before.statusCode).toBe(200)
    await postgres.kill()

    for (const moment of ['at once', 'once it has noticed']) {
      const stale = await get(apartments, { 'accept-encoding': 'br' })
      expect([moment, stale.statusCode]).toEqual([moment, 200])
      const known = await get(apartments, { 'if-none-match': String(before.headers.etag) })
      expect([moment, known.statusCode]).toEqual([moment, 304])
      const other = await get(unread)
      expect(other.statusCode).toBe(503)
      expect(Refusal.parse(other.json()).errors[0]).toMatchObject({ status: '503', code: 'unavailable' })
      expect(other.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
      await vi.waitFor(() => expect(state()).toBe('down'), { timeout: 30_000 })
    }
    const marked = await get(apartments)
    expect(marked.payload).toBe(before.payload)
    expect(marked.headers.warning).toBe('110 - "Response is Stale"')
    expect(Number(marked.headers.age)).toBeGreaterThanOrEqual(1)
  })

  it('recovers by itself when it is back, and shows what changed', async () => {
    await postgres.start()
    await vi.waitFor(async () => expect((await get(unread)).statusCode).toBe(200), { timeout: 10_000 })
    await vi.waitFor(() => expect(state()).toBe('fresh'), { timeout: 5_000 })
    expect((await get(apartments)).headers).not.toHaveProperty('warning')
    const owner = connectDatabase(postgres.url, { max: 1, options: '-c belvedere.action=by-hand' })
    await owner.updateTable('apartments').set({ name: 'After' }).where('id', '=', 1001).execute()
    await owner.destroy()
    await vi.waitFor(async () => expect((await get(apartments)).payload).toContain('"After"'), {
      timeout: 2_000,
    })
  })

  it('answers what it knows when the database hangs, sooner than that gives up', async () => {
    const before = await get(apartments)
    const owner = await byHand(postgres.url)
    await owner.whileLocked('project_versions', async () => {
      await vi.waitFor(() => expect(state()).toBe('unknown'), { timeout: 5_000, interval: 5 })
      const known = await Promise.race([get(apartments), wait(GIVES_UP_MS)])
      expect(known?.payload).toBe(before.payload)
      expect(known?.headers.warning).toBe('110 - "Response is Stale"')
    })
    await owner.close()
  })
})

it('with Redis gone every call of the contract still answers as it does with it', async () => {
  const redisServer = await ownRedis()
  await redisServer.start()
  const redis = connectRedis(redisServer.url)
  const server = await createTestApp({ redis })
  try {
    await vi.waitFor(() => redis.ping(), { timeout: 10_000 })
    const others = callSamples.filter((sample) => !contentSamples.includes(sample))
    const askAll = async (samples: readonly Sample[]) => {
      const identities = await makeIdentities(server)
      const answers = []
      for (const sample of samples) {
        const { params, query, headers, body } = await requestOf(sample, server, identities)
        const { statusCode, payload } = await server.ask(sample.call, params, query, headers, body)
        answers.push({ call: sample.call.name, statusCode, payload })
      }
      return answers
    }
    const withIt = await askAll(contentSamples)
    await redisServer.kill()
    await expect(redis.ping()).rejects.toThrow()
    expect(await askAll(contentSamples)).toEqual(withIt)
    // What these answer is made for the moment, and some change what is there: they are done.
    expect(
      (await askAll(others)).filter(({ statusCode }) => statusCode !== 200 && statusCode !== 201),
    ).toEqual([])
    await redisServer.start()
    await vi.waitFor(() => redis.ping(), { timeout: 10_000 })
    expect(
      (await askAll(others)).filter(({ statusCode }) => statusCode !== 200 && statusCode !== 201),
    ).toEqual([])
  } finally {
    redis.disconnect()
    await server.close()
    await redisServer.remove()
  }
}, 300_000)
