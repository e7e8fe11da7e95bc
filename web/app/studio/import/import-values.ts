import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { formatMoney } from '@belvedere/domain/sales/money'
import { measureWords } from '../../i18n/number-words.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { STATUS_WORDS } from './import-words.ts'

export interface Names {
  readonly buildings: readonly { readonly id: number; readonly names: readonly string[] }[]
  readonly types: readonly { readonly id: number; readonly names: readonly string[] }[]
}

/** In the language on screen: the first name is the English one, the last the Serbian, where there are two. */
export function nameOf(things: Names['types'], id: number | null | undefined): string {
  const names = things.find((one) => one.id === id)?.names ?? []
  return (getLocale() === 'en' ? names[0] : names.at(-1)) ?? ''
}

/** What a field's value is on screen: money with its sign, areas with their unit, things by their names. */
export function valueWords(field: ImportField, value: string | number | null, names: Names): string {
  if (value === null) return '–'
  if (field === 'price') return formatMoney(Number(value))
  if (field === 'area' || field === 'balconyArea') return `${measureWords(Number(value))}\u00a0m²`
  if (field === 'status') return STATUS_WORDS[value as ApartmentStatus]()
  if (field === 'building' || field === 'type') {
    const things = field === 'building' ? names.buildings : names.types
    return nameOf(things, Number(value)) || String(value)
  }
  return field === 'orientation' ? String(value).replace('/', ' / ') : String(value)
}
