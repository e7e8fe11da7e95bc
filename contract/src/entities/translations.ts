import { z } from 'zod'
import { line } from '../text.ts'

const NAME_MAX = 120
const Name = line(NAME_MAX).min(1)
const Other = Name.optional()

/** A name to be kept, by language id. English must be there: it stands in wherever another is missing (GEN-03). */
export const NameInput = z
  .strictObject({ 1: Name, 2: Other, 3: Other, 4: Other, 5: Other, 6: Other, 7: Other })
  .meta({ id: 'NameInput' })

/** A text as it is kept, by language id: what staff edit. */
export const Translations = z.record(z.string(), z.string()).meta({ id: 'Translations' })
