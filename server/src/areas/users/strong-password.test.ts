import { expect, it } from 'vitest'
import { demandStrongPassword } from './strong-password.ts'

it.each(['1234567', 'Football', 'Belvedere2026', 'apartman-1', 'apartment Belvedere'])(
  'refuses %s: too short without our own words, or too common [SEC-03]',
  (password) => {
    expect(() => demandStrongPassword(password)).toThrow(expect.objectContaining({ code: 'weak-password' }))
  },
)

it.each(['a long password', 'correct horse', 'belvedere above the river'])(
  'takes %s [SEC-03]',
  (password) => {
    expect(() => demandStrongPassword(password)).not.toThrow()
  },
)
