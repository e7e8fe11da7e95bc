import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { facesOf } from '@belvedere/domain/apartments/orientation'
import { pricePerArea } from '@belvedere/domain/apartments/price-per-area'
import { writtenNumber } from '@belvedere/domain/content/written-number'
import { statusWord as fileStatus } from '@belvedere/domain/imports/read-status'
import { formatMoney } from '@belvedere/domain/sales/money'
import { formatWhole } from '@belvedere/domain/sales/whole-number'
import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import type { Apartment, Field, Value } from './apartment.ts'
import type { Column } from './columns.ts'
import { type Facts, nameOf } from './facts.ts'

/** The sides of the world as Serbian writes them. */
const SERBIAN_SIDES = { N: 'S', S: 'J', E: 'I', W: 'Z' } as const

const sidesOf = (orientation: string, locale: Locale): string =>
  facesOf(orientation)
    .map((side) => (locale === 'en' ? side : SERBIAN_SIDES[side]))
    .join(' / ') || orientation

const yesOrNo = (value: unknown) => (value ? m.studio_yes() : m.studio_no())

/** A value as people read it. */
export function valueText(field: Field, value: Value, facts: Facts): string {
  if (value === null || value === '') return ''
  switch (field) {
    case 'price':
      return formatMoney(Number(value))
    case 'status':
      return statusWord(value as ApartmentStatus)
    case 'buildingId':
      return nameOf(facts.buildings, Number(value))
    case 'apartmentTypeId':
      return nameOf(facts.types, Number(value))
    case 'orientation':
      return sidesOf(String(value), facts.locale)
    case 'publish':
      return yesOrNo(value)
    case 'area':
    case 'balconyArea':
      return writtenNumber(String(value), facts.locale)
    default:
      return String(value)
  }
}

export function cellText({ id, field }: Column, row: Apartment, facts: Facts): string {
  if (field) return valueText(field, row[field], facts)
  if (id === 'outlines') return String(row.outlinedOn.length)
  if (id !== 'per-area' || row.price === null) return ''
  const each = pricePerArea(row.price, row.area)
  return each === undefined ? '' : formatWhole(each)
}

/** A value as a spreadsheet program takes it, and as it is typed: numbers without anything around them. */
export function plainText(field: Field, value: Value, facts: Facts): string {
  if (typeof value === 'number' && field !== 'buildingId' && field !== 'apartmentTypeId')
    return writtenNumber(String(value), facts.locale)
  if (field === 'status') return fileStatus(value as ApartmentStatus, facts.locale === 'en' ? 'en' : 'sr')
  return valueText(field, value, facts)
}

export interface Choice {
  readonly value: Value
  readonly name: string
}

/** What can be chosen in a column whose cells are not typed. */
export function choicesOf(field: Field, facts: Facts): Choice[] {
  if (field === 'status') return APARTMENT_STATUSES.map((value) => ({ value, name: statusWord(value) }))
  if (field === 'publish') return [true, false].map((value) => ({ value, name: yesOrNo(value) }))
  const things = field === 'buildingId' ? facts.buildings : facts.types
  return things.map(({ id, name }) => ({ value: id, name }))
}
