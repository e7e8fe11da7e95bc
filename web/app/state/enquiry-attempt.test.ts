import { expect, it } from 'vitest'
import { attemptFor } from './enquiry-attempt.ts'

it('keeps its key while the same is sent again, so that a retry is not a second enquiry', () => {
  const first = attemptFor({ note: 'parking?' })
  expect(attemptFor({ note: 'parking?' }, first).key).toBe(first.key)
})

it('takes another key for what was changed: the server refuses another body under a known one', () => {
  const first = attemptFor({ note: 'parking?' })
  expect(attemptFor({ note: 'a garage?' }, first).key).not.toBe(first.key)
})
