import type { Locale } from '@belvedere/domain/screens/locale'
import { createContext, use } from 'react'
import type { Named } from './load-apartments.ts'

/** What cells name by its id, and the language that they are written in. */
export interface Facts {
  readonly locale: Locale
  readonly buildings: readonly Named[]
  readonly types: readonly Named[]
  readonly pictures: readonly Named[]
}

export const FactsContext = createContext<Facts | undefined>(undefined)

export function useFacts(): Facts {
  const facts = use(FactsContext)
  if (!facts) throw new Error('Outside of the table of apartments')
  return facts
}

export const nameOf = (things: readonly Named[], id: number): string =>
  things.find((thing) => thing.id === id)?.name ?? ''
