import { describe, expect, it } from 'vitest'
import { isPublicAddress, mayPostTo } from './outside-address.ts'

describe('a network address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.254',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    '2001:0:1::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'not an address',
  ])('%s is inside, or nowhere [INB-04]', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '8.8.8.8',
    '100.63.0.1',
    '172.32.0.1',
    '93.184.215.14',
    '2a00:1450:4001:80b::200e',
    '2606:4700::1',
  ])('%s is outside [INB-04]', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('never to an address inside the installation’s own network unless allowed', () => {
  const may = (address: string, inside: string[] = []) => mayPostTo(new URL(address), inside)

  it.each([
    'https://localhost/hook',
    'https://localhost./hook',
    'https://app.localhost/',
    'https://redis/',
    'https://crm.internal/',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'http://crm.example/',
    'https://user:password@crm.example/',
    'ftp://crm.example/',
  ])('refuses %s [INB-04]', (address) => {
    expect(may(address)).toBe(false)
  })

  it('takes https to the public internet, and what is allowed by host and port [INB-04]', () => {
    expect(may('https://crm.example/hooks?key=1')).toBe(true)
    expect(may('https://93.184.215.14:8443/')).toBe(true)
    expect(may('http://crm.internal:8080/', ['crm.internal:8080'])).toBe(true)
    expect(may('http://crm.internal:8081/', ['crm.internal:8080'])).toBe(false)
    expect(may('http://me:x@crm.internal:8080/', ['crm.internal:8080'])).toBe(false)
  })
})
