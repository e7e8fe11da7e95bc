import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from './json-columns.ts'

/** The prices of these apartments, for someone who may see them; empty for everyone else. */
export type PriceReader = (apartmentIds: readonly number[]) => Promise<ReadonlyMap<number, string>>

declare module 'fastify' {
  interface FastifyInstance {
    pricesOf: (projectId: number) => PriceReader
    /** Read as a visitor: the database itself has none but those of projects whose prices are public (STU-09). */
    publicPrices: PriceReader
  }
}

type Pools = Record<'visitors' | 'members', Kysely<Database>>

export function knowPrices(app: FastifyInstance, { visitors, members }: Pools): void {
  app.decorate('pricesOf', (projectId) => pricesOf(members, projectId))
  app.decorate('publicPrices', (apartmentIds) => pricesIn(visitors, apartmentIds))
}

export const noPrices: PriceReader = async () => new Map()

/**
 * Reads the prices of one project. Which one is said to the database itself, for this transaction only: its row-level
 * security shows no price of any other project, whatever is asked for (migration 006).
 */
function pricesOf(members: Kysely<Database>, projectId: number): PriceReader {
  return (apartmentIds) =>
    members.transaction().execute(async (transaction) => {
      await showPrices(transaction, projectId)
      return pricesIn(transaction, apartmentIds)
    })
}

/** Those of them that whoever asks may read. */
async function pricesIn(db: Kysely<Database>, apartmentIds: readonly number[]) {
  const rows = await db
    .selectFrom('apartment_prices')
    .where(sql<boolean>`apartment_id = any (${apartmentIds}::int[])`)
    .select(['apartment_id', 'price'])
    .execute()
  return new Map(rows.map(({ apartment_id, price }) => [apartment_id, asText(price)]))
}

/** From here on this transaction may touch the prices of that project, and of no other. */
export async function showPrices(transaction: Kysely<Database>, projectId: number): Promise<void> {
  await sql`select set_config('belvedere.price_projects', ${String(projectId)}, true)`.execute(transaction)
}

/** "A string with thousands separators" (spec section 3). */
const asText = (price: number) => price.toLocaleString('en-US')
