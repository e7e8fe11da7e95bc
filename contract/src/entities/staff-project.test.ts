import { expect, it } from 'vitest'
import { ProjectChange } from './staff-project.ts'

it.each([
  [{ settings: { timeZone: '+23:59' } }],
  [{ settings: { timeZone: '-02:00' } }],
  [{ settings: { timeZone: 'Mars/Base' } }],
  [{ website: 'https://bank.example@evil.example' }],
  [{ website: 'https://:secret@evil.example' }],
  [{ website: 'javascript:alert(1)' }],
  [{ settings: { privacyUrl: 'https://bank.example@evil.example' } }],
  [{ settings: { embedOrigins: ['https://developer.example:99999'] } }],
])('%j is no setting of a project [SET-01]', (change) => {
  expect(ProjectChange.safeParse(change).success).toBe(false)
})

it.each([
  [{ settings: { timeZone: 'Europe/Belgrade' } }],
  [{ settings: { timeZone: 'UTC' } }],
  [{ website: 'https://www.homes.example/riva?from=a@b' }],
  [{ settings: { embedOrigins: ['https://developer.example:8443'] } }],
])('%j is one [SET-01]', (change) => {
  expect(ProjectChange.safeParse(change)).toMatchObject({ success: true })
})
