import { describe, expect, it } from 'vitest'
import { ROLES } from './roles.ts'
import { asBuyer, codesKept, demandsProof, isStaff, passkeyKept } from './second-factor.ts'

const asker = (superAdmin: boolean, ...roles: [number, number][]) => ({
  id: 1,
  superAdmin,
  roles: new Map(roles),
})

describe('who works here', () => {
  it.each([
    ['super_admin', asker(true), true],
    ['an agent', asker(false, [1, ROLES.user], [2, ROLES.sales_agent]), true],
    ['a buyer on a project', asker(false, [1, ROLES.user]), false],
    ['a buyer', asker(false), false],
  ])('%s', (_, who, works) => {
    expect(isStaff(who)).toBe(works)
    expect(isStaff(asBuyer(who, 'everywhere'))).toBe(false)
  })

  it('is a buyer on the same projects until their session has shown a passkey or a code [SEC-04]', () => {
    const buyer = asBuyer(asker(true, [1, ROLES.project_admin], [2, ROLES.user]), 'everywhere')
    expect(buyer).toEqual(asker(false, [1, ROLES.user], [2, ROLES.user]))
  })
})

describe('a project that demands a passkey or codes by itself [SET-01]', () => {
  const where = new Set([1])

  it.each([
    ['its admin', asker(false, [1, ROLES.project_admin], [2, ROLES.sales_agent]), true],
    ['who works on another one', asker(false, [1, ROLES.user], [2, ROLES.sales_agent]), false],
    ['super_admin, whom the installation alone binds', asker(true), false],
  ])('asks %s', (_, who, asks) => {
    expect(demandsProof(who, where)).toBe(asks)
  })

  it('lets the rights on it rest, and no others', () => {
    const admin = asker(true, [1, ROLES.project_admin], [2, ROLES.sales_agent])
    expect(asBuyer(admin, where)).toEqual(asker(true, [1, ROLES.user], [2, ROLES.sales_agent]))
  })
})

describe('what cannot be taken away [SEC-04]', () => {
  const [one, two] = [[{}], [{}, {}]]
  const [off, on] = [{ on: false }, { on: true }]
  const ways = { password: { set: true }, passkeys: one, codes: off, demanded: false }
  const noPassword = { ...ways, password: { set: false } }
  const demanded = { ...ways, demanded: true }

  it('the last passkey of an account without a password', () => {
    expect(passkeyKept(ways)).toBeUndefined()
    expect(passkeyKept(noPassword)).toBe('last-way-in')
    expect(passkeyKept({ ...noPassword, passkeys: two })).toBeUndefined()
  })

  it('the last one of passkeys and codes where one is demanded', () => {
    expect(passkeyKept(demanded)).toBe('second-factor-required')
    expect(passkeyKept({ ...demanded, codes: on })).toBeUndefined()
    expect(passkeyKept({ ...demanded, passkeys: two })).toBeUndefined()
    expect(codesKept({ ...demanded, codes: on })).toBeUndefined()
    expect(codesKept({ ...demanded, codes: on, passkeys: [] })).toBe('second-factor-required')
    expect(codesKept({ ...ways, codes: on, passkeys: [] })).toBeUndefined()
  })
})
