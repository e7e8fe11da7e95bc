import { expect, it } from 'vitest'
import { deviceMark, knownDevice } from './known-device.ts'

const SECRET = 'only for this test, and long enough'

it('knows the device that a mark was given to, for that user alone [SEC-05]', () => {
  const mark = deviceMark(7, SECRET)
  const device = knownDevice(mark, 7, SECRET)
  expect(device).toMatch(/^[\w-]{16}$/)
  expect(mark).toContain(`7.${device}.`)
  expect(knownDevice(mark, 8, SECRET)).toBeUndefined()
  expect(knownDevice(mark, undefined, SECRET)).toBeUndefined()
  expect(knownDevice(mark, 7, `${SECRET}, another`)).toBeUndefined()
  expect(knownDevice(deviceMark(7, SECRET), 7, SECRET)).not.toBe(device)
})

it('knows no mark that was made up or changed [SEC-05]', () => {
  const [user, device, signed] = deviceMark(7, SECRET).split('.')
  const made = [
    undefined,
    '',
    '...',
    `${user}.${device}`,
    `${user}.${device}.`,
    `${user}.${device}.${signed}.${signed}`,
    `${user}.other.${signed}`,
    `8.${device}.${signed}`,
    `${user}.${device}.${signed?.slice(1)}`,
  ]
  for (const mark of made) expect(knownDevice(mark, 7, SECRET)).toBeUndefined()
})
