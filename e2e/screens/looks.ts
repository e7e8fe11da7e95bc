import type { Page } from '@playwright/test'
import { EVERY_SCREEN } from '../support/every-screen.ts'
import type { Language } from '../support/languages.ts'
import { AT_THE_END, OPENED } from './opened.ts'

/** One picture to take. */
export interface Look {
  readonly name: string
  /** Without a language. */
  readonly path: string
  /** A user sees prices, and has favourites and a comparison. */
  readonly by?: 'visitor' | 'user'
  /** On the host of every project, where the map has more than one. */
  readonly amongAll?: boolean
  /** The least width of a window that has it. */
  readonly from?: number
  /** What is done before it is looked at. */
  readonly act?: (page: Page, language: Language, touch: boolean) => Promise<unknown>
}

/** Every screen as one comes to it, and then what opens over them. */
export const LOOKS: readonly Look[] = [
  ...Object.entries(EVERY_SCREEN).map(([name, path]): Look => ({ name, path })),
  ...AT_THE_END,
  ...OPENED,
]
