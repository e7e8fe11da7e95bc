import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { ApartmentTypeKey } from '@belvedere/domain/apartments/apartment-type-keys'
import type { FilterKind } from '@belvedere/domain/filters/filters'

/** The files of a project in demo/data, as they lie there; pictures are named from demo/data. */
export type Dataset = {
  settings: DemoProject
  stylesheet: string
  lightLogo: string
  project: Project
  masterplans: Masterplan[]
  buildings: Building[]
  apartmentTypes: ApartmentType[]
  apartments: Apartment[]
  views: View[]
  surroundings: Surrounding[]
}

/** What the demo decides about a project of its own beside the dataset's facts. */
export type DemoProject = {
  /** Where its files lie below demo/data. */
  folder: string
  /** The hosts that carry it alone; one without rows, as all.localhost, carries every project. */
  hosts: string[]
  titleImage: string
  /** Its second title picture, for phones. */
  uprightImage?: string
  menuTitle: Text
}

export type Text = { en: string; sr: string }
export type Point = [x: number, y: number]
export type Target = { kind: 'masterplan' | 'building' | 'apartment'; id: number }
export type Owner = { kind: 'masterplan' | 'building'; id: number }
type Counts = { buildings: number; apartments: number; available: number }

export type Project = {
  id: number
  name: string
  slogan: Text
  description: Text
  address: Text
  location: { lat: number; lng: number; city: string; country: string }
  website: string
  logo: string
  selectedFilters: FilterKind[]
}

export type Masterplan = {
  id: number
  parentId: number
  name: Text
  community: boolean
  publish: boolean
  text: Text
  views: number[]
}

export type Building = {
  id: number
  name: Text
  masterplan: number
  publish: boolean
  residentialFloors: [lowest: number, highest: number]
  text: Text
  views: number[]
}

export type ApartmentType = { id: number; typeKey: ApartmentTypeKey; name: Text }

export type Apartment = {
  id: number
  name: string
  building: number
  floor: number
  levels: number
  rooms: number
  area: number
  balconyArea: number
  orientation: string
  apartmentTypeId: number
  status: ApartmentStatus
  price: number
  planKey: string
}

export type View = {
  id: number
  owner: Owner
  name: Text
  file: string
  width: number
  height: number
  polygons: { target: Target; points: Point[] }[]
}

export type Surrounding = {
  id: number
  key: string
  owner: Owner
  poiTypeId: number
  title: Text
  text: Text
  positions: { view: number; x: number; y: number }[]
}

export type Neighbour = {
  id: number
  name: string
  city: string
  country: string
  location: { lat: number; lng: number }
  counts: Counts
  publish: boolean
}
