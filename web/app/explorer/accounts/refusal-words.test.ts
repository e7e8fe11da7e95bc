import type { RefusalReason } from '@belvedere/contract/client-types'
import { afterEach, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { refusalWords } from './refusal-words.ts'

afterEach(() => overwriteGetLocale(() => baseLocale))

const refused = (code: RefusalReason['code']) => ({
  status: '400',
  code,
  title: 'In English only',
  detail: '',
})

it('says why a call was refused in the language on screen [ACC-06]', () => {
  expect(refusalWords(refused('invalid-input'))).toBe('The request is not understood')
  overwriteGetLocale(() => 'sr-Latn')
  expect(refusalWords(refused('invalid-input'))).toBe('Zahtev nije ispravan')
  expect(refusalWords(refused('too-many-requests'))).toBe('Previše zahteva')
})

it('never shows the title of an answer, which is for developers', () => {
  overwriteGetLocale(() => 'sr-Latn')
  expect(refusalWords(refused('key-reused'))).not.toContain('English')
})
