import { expect, it } from 'vitest'
import { packagesIn } from './contents.ts'
import { imageBill } from './image-bill.ts'

const STATUS = `Package: libc6
Status: install ok installed
Version: 2.36-9+deb12u10

Package: gone
Status: deinstall ok config-files
Version: 1.0

Package: tar
Status: install ok installed
Version: 1.34+dfsg-1.2
`

it('knows which packages of Debian are in an image', () => {
  expect(packagesIn(STATUS)).toEqual([
    { name: 'libc6', version: '2.36-9+deb12u10' },
    { name: 'tar', version: '1.34+dfsg-1.2' },
  ])
})

it('puts them beside those of npm into one bill', () => {
  const bill = imageBill(packagesIn(STATUS), { specVersion: '1.5', components: [{ name: 'fastify' }] })
  expect(bill.specVersion).toBe('1.5')
  expect(bill.components).toHaveLength(3)
  expect(bill.components.at(1)).toMatchObject({ purl: 'pkg:deb/debian/libc6@2.36-9%2Bdeb12u10' })
  expect(imageBill([]).components).toEqual([])
})
