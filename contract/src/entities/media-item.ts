import { z } from 'zod'

const Point = z.array(z.number()).length(2)

/** An outline in the picture's own pixels; a single point is a marker. */
const Polygon = z.object({ poiId: z.number(), points: z.array(Point) })

/** A Deep Zoom pyramid: `${url}/${level}/${x}_${y}.${format}`. */
export const Tiles = z.object({
  url: z.string(),
  format: z.string(),
  tileSize: z.number(),
  overlap: z.number(),
})

const MediaData = z.object({
  width: z.number().nullable(),
  height: z.number().nullable(),
  tiles: Tiles.nullable(),
  polygons: z.array(Polygon),
  /** Ids of nested pictures. */
  children: z.array(z.number()),
})

/** A media item without its heavy part, as it stands in lists. */
export const MediaReference = z
  .object({
    id: z.number(),
    name: z.string(),
    mediaTypeId: z.number(),
    /** The address of the file, or a base64 data string, or null for a text. */
    media: z.string().nullable(),
    textualContent: z.string().nullable(),
  })
  .meta({ id: 'MediaReference' })

export const MediaItem = MediaReference.extend({ mediaData: MediaData }).meta({ id: 'MediaItem' })

export const MediaType = z.object({ id: z.number(), name: z.string() }).meta({ id: 'MediaType' })

export type MediaReference = z.output<typeof MediaReference>
export type MediaItem = z.output<typeof MediaItem>
