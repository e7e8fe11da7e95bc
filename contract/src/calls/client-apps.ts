import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ClientApp } from '../entities/client-app.ts'
import { MenuItem } from '../entities/menu-item.ts'
import { many, page } from '../envelope.ts'
import { IdParams, LangQuery, NoParams, PageQuery } from '../inputs.ts'

export const listClientApps = defineCall({
  id: 'API-18',
  name: 'listClientApps',
  method: 'GET',
  base: '/api/v1',
  path: '/client-apps',
  access: { resource: 'content', permission: 'read' },
  summary: 'The client apps of the projects one works on.',
  params: NoParams,
  query: PageQuery,
  reply: page('client-app', ClientApp),
})

export const listMenuItems = defineCall({
  id: 'API-19',
  name: 'listMenuItems',
  method: 'GET',
  base: '/api/v1',
  path: '/client-apps/{id}/menu-items',
  access: 'anyone',
  summary:
    'All items of its menu in one list; `type=fullStructure` gives those at the top with all below them.',
  params: IdParams,
  query: LangQuery.extend({ type: z.enum(['fullStructure']).optional() }),
  reply: many('menu-item', MenuItem),
})

export const listRootMenu = defineCall({
  id: 'API-20',
  name: 'listRootMenu',
  method: 'GET',
  base: '/api/v1',
  path: '/client-apps/{id}/root-menu',
  access: 'anyone',
  summary: 'The items at the top of its menu.',
  params: IdParams,
  query: LangQuery,
  reply: many('menu-item', MenuItem),
})
