import { parseId } from '../screens/parse-id.ts'
import { defineChoice } from './define-choice.ts'

/** Particular apartments, found by name (FLT-06). It has no place in the bar and no project selects it. */
export const selectionFilter = defineChoice({
  field: 'selectedApartments',
  key: 'apartments',
  traits: ({ id }) => [id],
  parse: parseId,
})
