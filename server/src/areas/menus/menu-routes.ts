import { listClientApps, listMenuItems, listRootMenu } from '@belvedere/contract/calls/client-apps'
import {
  getMenuItem,
  getMenuItemPoi,
  listMenuItemChildren,
  listMenuItemMedia,
} from '@belvedere/contract/calls/menu-items'
import { projectsWith } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { tagOf } from '../../platform/http/serve-staff.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { menuItemMedia } from '../media/menu-item-media.ts'
import { readPoi } from '../pois/read-poi.ts'
import { clientAppsPage, menuItemRows } from './menu-queries.ts'
import { itemsBelow, presentMenuItem, presentTree, publicClientApp, publicMenuItem } from './menu-tree.ts'

const TOP = null

export function menuRoutes(app: FastifyInstance, db: Kysely<Database>, members: Kysely<Database>): void {
  const ofClientApp = ({ params }: { params: { id: number } }) => publicClientApp(db, params.id)
  const ofMenuItem = ({ params }: { params: { id: number } }) => publicMenuItem(db, params.id)

  serveAnswer(app, listClientApps, {
    answer: async ({ asker, query }, _, reply) => {
      const own = projectsWith({ resource: 'content', permission: 'read' }, signedIn(asker))
      const page = await clientAppsPage(members, own, query)
      reply.header('etag', tagOf(page))
      return page
    },
  })

  serveContent(app, listMenuItems, {
    owner: ofClientApp,
    read: async ({ params, query }, project) => {
      const languages = languagesOf(query, project)
      const menu = await menuItemRows(db, params.id)
      return query.type === 'fullStructure'
        ? presentTree(menu, TOP, languages)
        : menu.map((row) => presentMenuItem(row, languages))
    },
  })

  serveContent(app, listRootMenu, {
    owner: ofClientApp,
    read: async ({ params, query }, project) => {
      const top = itemsBelow(await menuItemRows(db, params.id), TOP)
      return top.map((row) => presentMenuItem(row, languagesOf(query, project)))
    },
  })

  serveContent(app, getMenuItem, {
    owner: ofMenuItem,
    read: async ({ query }, { row, ...project }) => presentMenuItem(row, languagesOf(query, project)),
  })

  serveContent(app, listMenuItemChildren, {
    owner: ofMenuItem,
    read: async ({ query }, { row, ...project }) => {
      const below = itemsBelow(await menuItemRows(db, row.clientAppId), row.id)
      return below.map((one) => presentMenuItem(one, languagesOf(query, project)))
    },
  })

  serveContent(app, getMenuItemPoi, {
    owner: ofMenuItem,
    read: ({ query }, { row, ...project }) =>
      readPoi(db, orNotFound(row.poiId ?? undefined), languagesOf(query, project)),
  })

  serveContent(app, listMenuItemMedia, {
    owner: ofMenuItem,
    read: ({ params, query }, project) => menuItemMedia(db, params.id, languagesOf(query, project)),
  })
}
