import { hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { fileHeaders, PRIVATE } from '../../platform/answers/cache-headers.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { fingerprintOf } from '../../platform/files/file-key.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { countMisses } from '../../platform/http/misses.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { shownPictures } from './shown-pictures.ts'
import { picturePlaces, projectsThatWaitFor } from './tiles-queries.ts'

/** `<picture's key>.tiles/<level>/<column>_<row>.<format>`: nothing else of the store is served from here. */
const TILE = /^(?<picture>[0-9a-f]{32}\.[a-z]+)\.tiles\/\d{1,2}\/\d{1,5}_\d{1,5}\.(?<format>webp|jpeg|png)$/

const SEES_WHAT_WAITS = { resource: 'content', permission: 'read' } as const

/** A view asks for tiles that are there; each of the others costs questions to the database. */
const MISSES_PER_MINUTE = 300

type Address = { pyramid: string; pass?: string; level: string; tile: string }

type Parts = { db: Kysely<Database>; members: Kysely<Database>; files: FileStore }

/**
 * The tiles of Deep Zoom pyramids. The picture's fingerprint is in the address, so they never change; they are as public
 * as the picture is, and whoever works on its project sees those that wait, by their token or by a pass in the address.
 */
export function tileRoutes(app: FastifyInstance, { db, members, files }: Parts): void {
  const shownIn = shownPictures(db, app)
  const misses = countMisses(MISSES_PER_MINUTE)

  async function isForStaff(request: FastifyRequest, picture: string, pass?: string): Promise<boolean> {
    const asker =
      pass === undefined
        ? await app.whoAsks(request)
        : await app.picturePasses.holder(pass, fingerprintOf(picture), request)
    if (!asker) return false
    const places = await picturePlaces(members, picture)
    const projects = [
      ...places.map(({ projectId }) => projectId),
      ...(await projectsThatWaitFor(members, picture)),
    ]
    return projects.some((projectId) => hasRight(asker, SEES_WHAT_WAITS, projectId))
  }

  async function tileOf(request: FastifyRequest, picture: string, key: string, pass?: string) {
    const projectId = await shownIn(picture)
    if (projectId === undefined) orNotFound((await isForStaff(request, picture, pass)) || undefined)
    return { projectId, bytes: orNotFound(await files.read(key)) }
  }

  async function answer(request: FastifyRequest<{ Params: Address }>, reply: FastifyReply) {
    const { pyramid, pass, level, tile } = request.params
    const key = `${pyramid}/${level}/${tile}`
    const { picture = '', format } = orNotFound(key.match(TILE)?.groups)
    if (misses.isOver(request)) throw new Refused('too-many-requests')
    const { projectId, bytes } = await tileOf(request, picture, key, pass).catch((error: unknown) => {
      if (error instanceof Refused) misses.note(request)
      throw error
    })
    return reply
      .headers(projectId === undefined ? PRIVATE : fileHeaders(app, projectId, true))
      .type(`image/${format}`)
      .send(bytes)
  }
  app.get<{ Params: Address }>('/files/:pyramid/:level/:tile', answer)
  app.get<{ Params: Address }>('/files/:pyramid/:pass/:level/:tile', answer)
}
