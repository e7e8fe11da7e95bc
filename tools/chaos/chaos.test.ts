import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { refusingProxy } from '@belvedere/server/testing/refusing-proxy'
import { afterEach, expect, it } from 'vitest'
import { dice } from './dice.ts'
import { readOptions } from './options.ts'
import { deliveryOf, verdictOf } from './verdict.ts'

const mails = (...ids: string[]) => ids.map((messageId) => ({ messageId, to: 'ana@agents.example' }))
const deliveries = (...ids: string[]) => new Set(mails(...ids).map(deliveryOf))

it('finds accepted and mailed to be the same set, though a mail came twice [ASK-07]', () => {
  expect(verdictOf(deliveries('<a>', '<b>'), mails('<b>', '<a>', '<b>'))).toEqual({
    accepted: 2,
    mailed: 2,
    missing: [],
    extra: [],
    repeated: 1,
  })
})

it('finds what was lost and what nobody asked for [ASK-07]', () => {
  expect(verdictOf(deliveries('<a>', '<b>'), mails('<a>', '<c>'))).toMatchObject({
    missing: ['<b> to ana@agents.example'],
    extra: ['<c> to ana@agents.example'],
  })
})

it('finds the agent who did not get what another one got [SEC-07]', () => {
  const both = ['ana@agents.example', 'iva@agents.example'].map((to) => ({ messageId: '<a>', to }))
  expect(verdictOf(new Set(both.map(deliveryOf)), both.slice(0, 1))).toMatchObject({
    missing: ['<a> to iva@agents.example'],
    extra: [],
  })
})

it('runs a thousand enquiries over ten minutes unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({ enquiries: 1_050, minutes: 10, mailDown: false })
  expect(readOptions(['--quick', '--mail-down'])).toMatchObject({
    enquiries: 150,
    minutes: 1,
    mailDown: true,
  })
  expect(readOptions(['--enquiries', '7', '--seed', '3'])).toMatchObject({ enquiries: 7, seed: 3 })
  expect(() => readOptions(['--minutes', 'ten'])).toThrow('--minutes must be a number')
})

it('draws the same dice again from the same seed', () => {
  const [one, same, other] = [dice(1), dice(1), dice(2)]
  const drawn = [one, same, other].map((each) => Array.from({ length: 5 }, () => each.between(0, 9)))
  expect(drawn[0]).toEqual(drawn[1])
  expect(drawn[0]).not.toEqual(drawn[2])
})

let opened: { close: () => unknown }[] = []
afterEach(() => {
  for (const one of opened) one.close()
  opened = []
})

it('refuses a share of the mails with 451 and passes the rest on as they are', async () => {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      heard.push(String(chunk))
      if (/^DATA\r\n/m.test(String(chunk))) socket.write('354 go on\r\n')
    })
  }).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  let refuse = true
  const proxy = await refusingProxy(portOf(server), () => refuse)
  opened.push(proxy)
  const client = connect(proxy.port, '127.0.0.1')
  opened.push({ close: () => client.destroy() })

  expect(await answer(client)).toBe('220 here\r\n')
  client.write('DATA\r\n')
  expect(await answer(client)).toMatch(/^451 /)
  expect(heard).toEqual([])
  expect(proxy.refused()).toBe(1)
  refuse = false
  client.write('DATA\r\n')
  expect(await answer(client)).toBe('354 go on\r\n')
  // Inside a mail the word means nothing.
  refuse = true
  client.write('DATA\r\n.\r\n')
  await expect.poll(() => heard.join('')).toBe('DATA\r\nDATA\r\n.\r\n')
  expect(proxy.refused()).toBe(1)
})

const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const answer = async (client: Socket) => String((await once(client, 'data'))[0])

it('takes the mails of two agents about one enquiry for two deliveries of it [ASK-04]', () => {
  const sent = ['ana', 'iva'].map((who, nth) => ({
    messageId: `<a.${nth + 1}@x>`,
    to: `${who}@agents.example`,
  }))
  const accepted = new Set(sent.map(({ to }) => deliveryOf({ messageId: '<a@x>', to })))
  expect(verdictOf(accepted, sent)).toMatchObject({ mailed: 2, missing: [], extra: [] })
})
