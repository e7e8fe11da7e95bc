import { knownParameters } from '@belvedere/domain/screens/page-parameters'
import type { FastifyRequest } from 'fastify'

/**
 * What a page is made from: the host that was asked, whatever host the address names (`//elsewhere/map` is a path on
 * ours), and what screens know of the query.
 */
export function pageAddress({ protocol, host, url }: FastifyRequest): URL {
  const address = new URL(`${protocol}://${host}`)
  const { pathname, searchParams } = new URL(url, address)
  address.pathname = pathname
  address.search = new URLSearchParams(knownParameters(searchParams)).toString()
  return address
}
