import { psql } from '../scale/psql.ts'

/** Of each table of ours how many rows it has and what is in them, whatever order they lie in. */
export async function fingerprints(url: string): Promise<Map<string, string>> {
  const tables = await psql(
    url,
    '-c',
    `select format('select %L, count(*), coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '''') from %I as t', relname, relname)
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  const statements = tables.split('\n').filter(Boolean)
  const rows = (await psql(url, '-c', statements.join(' union all '))).split('\n').filter(Boolean)
  return new Map(
    rows.map((row) => {
      const [table = '', ...rest] = row.split('|')
      return [table, rest.join(' ')]
    }),
  )
}

/** The tables that differ, said in words. */
export function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const tables = new Set([...before.keys(), ...after.keys()])
  return [...tables].filter((table) => before.get(table) !== after.get(table))
}
