import type { components } from './schema.gen.d.ts'

type Schemas = components['schemas']

export type Project = Schemas['Project']
export type ProjectPoint = Schemas['ProjectPoint']
export type ProjectSettings = Schemas['ProjectSettings']
export type Masterplan = Schemas['Masterplan']
export type BuildingSummary = Schemas['BuildingSummary']
export type Building = Schemas['Building']
export type Apartment = Schemas['Apartment']
export type Poi = Schemas['Poi']
export type MediaReference = Schemas['MediaReference']
export type MediaItem = Schemas['MediaItem']
export type Place = Schemas['Place']
export type Profile = Schemas['Profile']
export type FavouritesPayload = Schemas['FavouritesPayload']
export type EnquiryPayload = Schemas['AskForPricePayload'] | FavouritesPayload
