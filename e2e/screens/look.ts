import type { Page } from '@playwright/test'
import type { Language } from '../support/languages.ts'

/** One picture to take. */
export interface Look {
  readonly name: string
  /** Without a language. */
  readonly path: string
  /** A user sees prices, and has favourites and a comparison; an author works on every project. */
  readonly by?: 'visitor' | 'user' | 'author'
  /** On the host of every project, where the map has more than one. */
  readonly amongAll?: boolean
  /** The least width of a window that has it. */
  readonly from?: number
  /** What is done before it is looked at. */
  readonly act?: (page: Page, language: Language, touch: boolean) => Promise<unknown>
}
