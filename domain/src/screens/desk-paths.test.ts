import { expect, it } from 'vitest'
import { deskPath, readDeskAddress } from './desk-paths.ts'

it('the desk has an address for the projects, for each section of one and for each apartment [RSV-04]', () => {
  expect([deskPath(1), deskPath(1, 'board'), deskPath(7, 'apartments', 1001)]).toEqual([
    '/desk/1',
    '/desk/1/board',
    '/desk/7/apartments/1001',
  ])
})

it.each([
  ['', {}],
  ['1', { projectId: 1 }],
  ['1/', { projectId: 1 }],
  ['1/board', { projectId: 1, section: 'board' }],
  ['1/apartments', { projectId: 1, section: 'apartments' }],
  ['1/apartments/1001', { projectId: 1, section: 'apartments', id: 1001 }],
  ['1/enquiries/17', { projectId: 1, section: 'enquiries', id: 17 }],
  ['1/reports', { projectId: 1, section: 'reports' }],
  ['1/reports/5', undefined],
  ['1/buyers/9', { projectId: 1, section: 'buyers', id: 9 }],
  ['0', undefined],
  ['one', undefined],
  ['1/nothing', undefined],
  ['1/board/5', undefined],
  ['1/apartments/x', undefined],
  ['1/apartments/5/6', undefined],
])('reads %j as %j [RSV-04]', (below, address) => {
  expect(readDeskAddress(below)).toEqual(address)
})
