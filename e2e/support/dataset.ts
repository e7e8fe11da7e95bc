import { readFileSync } from 'node:fs'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { ROOT } from './product-environment.ts'

/** The demo's own files: what the screens must show, read without the product. */

export type Text = { readonly en: string; readonly sr: string }
export type Point = readonly [x: number, y: number]

interface Project {
  readonly name: string
  readonly slogan: Text
  readonly description: Text
}

interface Masterplan {
  readonly id: number
  readonly name: Text
  readonly text: Text
  readonly buildings: readonly number[]
  readonly counts: { readonly apartments: number; readonly available: number }
  readonly views: readonly number[]
}

interface Building {
  readonly id: number
  readonly name: Text
  readonly masterplan: number
  readonly residentialFloors: readonly [lowest: number, highest: number]
  readonly text: Text
  readonly counts: { readonly apartments: number; readonly available: number }
  readonly views: readonly number[]
}

export interface Apartment {
  readonly id: number
  readonly name: string
  readonly building: number
  readonly floor: number
  readonly rooms: number
  readonly area: number
  readonly balconyArea: number
  readonly orientation: string
  readonly apartmentTypeId: number
  readonly status: ApartmentStatus
  /** In euros. */
  readonly price: number
}

export interface View {
  readonly id: number
  readonly owner: { readonly kind: 'masterplan' | 'building'; readonly id: number }
  readonly name: Text
  readonly file: string
  readonly width: number
  readonly height: number
  readonly polygons: readonly {
    readonly target: { readonly kind: 'masterplan' | 'building' | 'apartment'; readonly id: number }
    readonly points: readonly Point[]
  }[]
}

export interface Surrounding {
  readonly id: number
  readonly owner: { readonly kind: 'masterplan' | 'building'; readonly id: number }
  readonly title: Text
  readonly text: Text
}

export const project = read<Project>('project')
export const masterplans = read<readonly Masterplan[]>('masterplans')
export const buildings = read<readonly Building[]>('buildings')
export const apartmentTypes = read<readonly { id: number; name: Text }[]>('apartment-types')
export const apartments = read<readonly Apartment[]>('apartments')
export const views = read<readonly View[]>('views')
export const surroundings = read<readonly Surrounding[]>('surroundings')
export const neighbours = read<readonly { id: number; name: string }[]>('neighbours')

/** The demo's second project, on a host of its own. */
export const suton = {
  project: read<Project>('suton/project'),
  masterplans: read<readonly Masterplan[]>('suton/masterplans'),
  buildings: read<readonly Building[]>('suton/buildings'),
  apartments: read<readonly Apartment[]>('suton/apartments'),
}

/** All that a host with every project shows. */
export const everyProject = [project, suton.project, ...neighbours]

export function byId<Item extends { readonly id: number }>(items: readonly Item[], id: number): Item {
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error(`The dataset has no ${id} there`)
  return item
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`demo/data/${name}.json`, ROOT), 'utf8')) as Content
}
