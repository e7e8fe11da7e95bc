import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { formatMoney } from '@belvedere/domain/sales/money'
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

/** `82,4` in Serbian. */
const written = (number: string): string => (getLocale() === 'en' ? number : number.replace('.', ','))

/** What a field's value is on screen: money with its sign, areas with their unit, things by their names. */
export function valueWords(field: ImportField, value: string | number | null, names: Names): string {
  if (value === null) return '–'
  if (field === 'price') return formatMoney(Number(value))
  if (field === 'area' || field === 'balconyArea') return `${written(String(value))}\u00a0m²`
  if (field === 'status') return STATUS_WORDS[value as ApartmentStatus]()
  if (field === 'building' || field === 'type') {
    const things = field === 'building' ? names.buildings : names.types
    return nameOf(things, Number(value)) || String(value)
  }
  return field === 'orientation' ? String(value).replace('/', ' / ') : String(value)
}

/** `+2.6 %`, with a true minus. */
export function percentWords(percent: number): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  const size = Math.abs(percent)
  return `${sign}${size < 100 ? written(size.toFixed(1)) : Math.round(size)}\u00a0%`
}
