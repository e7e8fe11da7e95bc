import { expect, it } from 'vitest'
import { statusNumber, toApartmentStatus } from './apartment-status.ts'

it.each([
  ['available', 1],
  ['pending-reservation', 2],
  ['reserved', 2],
  ['sold', 3],
  ['unavailable', 4],
] as const)('the numeric form of %s is %i [ENT-02]', (status, number) => {
  expect(statusNumber(status)).toBe(number)
})

it('accepts the key pendingReservation for pending-reservation [VIE-03]', () => {
  expect(toApartmentStatus('pendingReservation')).toBe('pending-reservation')
  expect(toApartmentStatus('pending-reservation')).toBe('pending-reservation')
})

it.each(['all', '', 'Available', 'toString'])('knows no status "%s"', (value) => {
  expect(toApartmentStatus(value)).toBeUndefined()
})
