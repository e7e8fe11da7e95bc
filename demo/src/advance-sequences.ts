import type { Client } from 'pg'

const NUMBERED = [
  'projects',
  'masterplans',
  'buildings',
  'apartment_types',
  'apartments',
  'claims',
  'pois',
  'client_apps',
  'menu_items',
  'media',
  'packages',
  'package_items',
]

/** Rows that bring their ids do not move the sequences; the next row that the product makes must not meet them. */
export async function advanceSequences(client: Client): Promise<void> {
  for (const table of NUMBERED)
    await client.query(
      `select setval(sequence, greatest(max(id), coalesce(pg_sequence_last_value(sequence), 1)))
       from ${table}, cast(pg_get_serial_sequence('${table}', 'id') as regclass) as sequence
       group by sequence`,
    )
}
