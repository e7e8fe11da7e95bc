import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { mayChangeStatus } from '@belvedere/domain/sales/status-change'
import type { Apartment, Field } from './apartment.ts'
import { type Choice, choicesOf } from './cell-text.ts'
import type { Facts } from './facts.ts'

/** Of statuses only those that may follow: a sold apartment stays sold. */
export const allowedChoices = (row: Apartment, field: Field, facts: Facts): Choice[] =>
  choicesOf(field, facts).filter(
    ({ value }) =>
      field !== 'status' || value === row.status || mayChangeStatus(row.status, value as ApartmentStatus),
  )
