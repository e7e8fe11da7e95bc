import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { foldWord } from '@belvedere/domain/imports/fold-word'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { type CellProblem, readCell } from '@belvedere/domain/imports/read-cell'
import type { NumberFormat } from '@belvedere/domain/imports/read-number'
import { mayChangeStatus } from '@belvedere/domain/sales/status-change'
import { m } from '../../paraglide/messages.js'
import type { Apartment, Field, Value } from './apartment.ts'
import type { Facts } from './facts.ts'

export type EntryProblem = CellProblem | 'empty' | 'status-refused' | 'needs-holder'

export type Entry = { readonly value: Value } | { readonly problem: EntryProblem }

const FILE_FIELDS: Readonly<Partial<Record<Field, ImportField>>> = {
  buildingId: 'building',
  apartmentTypeId: 'type',
}

/** Prices are whole: whatever parts groups of three digits in one parts thousands. */
const GROUPED = /(?<=\d)[.,](?=\d{3}(?!\d))/g

/** What a text that was typed or pasted says of a field; read as a list from a file is. */
export function readEntry(
  field: Field,
  text: string,
  row: Apartment,
  facts: Facts,
  numbers: NumberFormat = 'point',
): Entry {
  if (field === 'publish') return readYesOrNo(text)
  const entry = readCell(
    FILE_FIELDS[field] ?? (field as ImportField),
    field === 'price' ? text.replaceAll(GROUPED, '') : text,
    {
      numbers,
      serbianCompass: facts.locale !== 'en',
      buildings: facts.buildings,
      types: facts.types,
      meanings: {},
    },
  )
  if ('problem' in entry) return entry
  if (entry.value !== undefined)
    return field === 'status' ? follows(row, entry.value) : { value: entry.value }
  if (field === 'price') return { value: null }
  return field === 'orientation' ? { value: '' } : { problem: 'empty' }
}

function readYesOrNo(text: string): Entry {
  const folded = foldWord(text)
  if (folded === foldWord(m.studio_yes())) return { value: true }
  return folded === foldWord(m.studio_no()) ? { value: false } : { problem: 'unknown-value' }
}

function follows(row: Apartment, value: string | number): Entry {
  const to = value as ApartmentStatus
  if (to === row.status) return { value: to }
  if (!mayChangeStatus(row.status, to)) return { problem: 'status-refused' }
  return to === 'pending-reservation' ? { problem: 'needs-holder' } : { value: to }
}
