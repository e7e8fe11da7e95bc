import { defineCall } from '../call.ts'
import { MediaItem } from '../entities/media-item.ts'
import { MenuItem } from '../entities/menu-item.ts'
import { Poi } from '../entities/poi.ts'
import { many, one } from '../envelope.ts'
import { IdParams, LangQuery } from '../inputs.ts'

export const getMenuItem = defineCall({
  id: 'API-27',
  name: 'getMenuItem',
  method: 'GET',
  base: '/api/v1',
  path: '/menu-items/{id}',
  access: 'anyone',
  summary: 'One item of a menu.',
  params: IdParams,
  query: LangQuery,
  reply: one('menu-item', MenuItem),
})

export const listMenuItemChildren = defineCall({
  id: 'API-28',
  name: 'listMenuItemChildren',
  method: 'GET',
  base: '/api/v1',
  path: '/menu-items/{id}/children',
  access: 'anyone',
  summary: 'The items directly below it.',
  params: IdParams,
  query: LangQuery,
  reply: many('menu-item', MenuItem),
})

export const getMenuItemPoi = defineCall({
  id: 'API-29',
  name: 'getMenuItemPoi',
  method: 'GET',
  base: '/api/v1',
  path: '/menu-items/{id}/poi',
  access: 'anyone',
  summary: 'The point of interest that it leads to.',
  params: IdParams,
  query: LangQuery,
  reply: one('poi', Poi),
})

export const listMenuItemMedia = defineCall({
  id: 'API-30',
  name: 'listMenuItemMedia',
  method: 'GET',
  base: '/api/v1',
  path: '/menu-items/{id}/media-content',
  access: 'anyone',
  summary: 'Its own texts and pictures.',
  params: IdParams,
  query: LangQuery,
  reply: many('media', MediaItem),
})
