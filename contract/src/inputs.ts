import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { z } from 'zod'

/** The greatest id that PostgreSQL's integer holds; anything above cannot exist. */
const GREATEST_ID = 2_147_483_647

/** Written plainly: `01`, `1.0` and `1e3` are no numbers of anything (domain/src/screens/parse-id.ts says the same). */
const PLAIN_NUMBER = /^(0|-?[1-9]\d*)$/

const plainNumber = (value: unknown) =>
  typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value

/** An id in a JSON body, where numbers are numbers. */
export const BodyId = z.number().int().min(1).max(GREATEST_ID)

export const Id = z.preprocess(plainNumber, BodyId)

export const IdParams = z.object({ id: Id })

export const NoParams = z.object({})

export const NoQuery = z.object({})

/** One of these numbers in a JSON body. */
export const bodyOneOf = <Of extends number>(ids: Readonly<Record<string, Of>>) =>
  z.union(Object.values(ids).map((id) => z.literal(id)))

/** The same in an address or a form, where it comes as text. */
export const oneOf = <Of extends number>(ids: Readonly<Record<string, Of>>) =>
  z.coerce.number().pipe(bodyOneOf(ids))

export const LangId = oneOf(LANGUAGE_IDS)

export const BodyLangId = bodyOneOf(LANGUAGE_IDS)

/** Content comes in the asked language, else in the project's default, else in English (GEN-03). */
export const LangQuery = z.object({ langId: LangId.optional() })

const PAGE_MAX = 200
/** A cursor holds what the list is sorted by: a name may have 200 letters of any script. */
const CURSOR_MAX = 2_000

/** Lists for staff come in parts: so many at a time, after the place that the part before ended at. */
export const PageQuery = z.object({
  'page[size]': z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE_MAX),
  'page[after]': z.string().max(CURSOR_MAX).optional(),
})

/** The same of what is told in a language. */
export const StaffListQuery = LangQuery.extend(PageQuery.shape)

/** Removing says first what goes along; `confirm` is how many that are (AUT-06). */
export const ConfirmQuery = z.object({ confirm: z.coerce.number().int().min(0).optional() })

export const PoiTypeId = oneOf(POI_TYPES)

export const MediaTypeId = oneOf(MEDIA_TYPES)

export const BodyMediaTypeId = bodyOneOf(MEDIA_TYPES)

/** A picture is resized only to these widths, so that nobody can fill the disk with sizes of their own. */
export const RESIZE_WIDTHS = [320, 640, 960, 1280, 1920] as const

/** WebP unless told: everything shows it. AVIF takes half of the bytes and is named in the address, for caches. */
export const RESIZE_FORMATS = ['webp', 'avif'] as const

export const FileQuery = z.object({
  resize: z.coerce
    .number()
    .pipe(z.union(RESIZE_WIDTHS.map((width) => z.literal(width))))
    .optional(),
  /** Of a resized picture. */
  format: z.enum(RESIZE_FORMATS).optional(),
  /** The file's own fingerprint, which makes the address cacheable for good. */
  v: z.string().max(64).optional(),
  /** As the calls of those who work on a project give it along: a picture that waits for Publish. */
  pass: z.string().min(1).max(120).optional(),
})
