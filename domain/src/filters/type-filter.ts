import { parseId } from '../screens/parse-id.ts'
import { defineChoice } from './define-choice.ts'

export const typeFilter = {
  name: 'apartment_type',
  kind: 'apartment_type',
  id: 5,
  ...defineChoice({
    field: 'selectedApartmentTypes',
    key: 'type',
    traits: ({ apartmentTypeId }) => [apartmentTypeId],
    parse: parseId,
  }),
} as const
