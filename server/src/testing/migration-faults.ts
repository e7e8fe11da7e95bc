import { ONE_BY_ONE } from '../platform/database/apply-migration.ts'
import { atCommas, type Statement, sqlStatements } from './sql-statements.ts'

/** Those up to here came before this check, and before there was anything large to lock. */
const LAST_UNCHECKED = 60

/** Says of a statement that it may all the same, and why. */
const ALLOWED = /^allowed: \S+ \S+/

const OLD_CODE = 'the version before still uses it: take it away in the release after the one that stopped'
const REWRITES =
  'this rewrites the whole table while nobody can read it: add another column and fill it by a job'
const SCANS =
  'this reads the whole table while nobody can write: add it `not valid`, and validate in the next file'
const UNKNOWN = 'nobody can tell what this locks: write plain statements'

type Rule = readonly [pattern: RegExp, why: string]

/** Of what `alter table` does to a table that was there before. */
const ACTIONS: readonly Rule[] = [
  [/^drop (column )?(?!constraint|default|expression|identity)/, OLD_CODE],
  [/^rename /, OLD_CODE],
  [/^alter (column )?\S+ (set data )?type /, REWRITES],
  [/^alter (column )?\S+ set not null/, `${SCANS}: a check that it is not null does until then`],
  [/^add (column )?.* (generated .*(identity|stored)|(small|big)?serial\b)/, REWRITES],
  [/^add (column )?.* default (?!now\(\))[^ ]*\w\(/, REWRITES],
  [
    /^add (?!.* default )(column )?(?!constraint|check|foreign|unique|primary|exclude).* not null/,
    'the version before writes rows without it: give it a default, or let it be null',
  ],
  [/^add (column )?(?!constraint|check|foreign).* (unique|primary key)\b/, 'this builds an index: see there'],
  [
    /^add (constraint \S+ )?(unique|primary key|exclude)\b(?!.* using index )/,
    'this builds an index: see there',
  ],
  [/^add (constraint \S+ )?(check|foreign key)\b(?!.* not valid$)/, SCANS],
  [
    /^add (column )?(?!(constraint|check|foreign|unique|primary|exclude)\b).* check ?\(/,
    `${SCANS}; a check within a column cannot be, so it comes after it`,
  ],
  [/^set (logged|unlogged|tablespace)/, REWRITES],
]

const STATEMENTS: readonly Rule[] = [
  [/^drop (table|view|materialized view|function|procedure|type|schema|sequence|domain) /, OLD_CODE],
  [/^alter (?!table )(\w+ )+\S+ rename /, OLD_CODE],
  [/^revoke /, OLD_CODE],
  [/^(truncate|lock|cluster|vacuum|reindex) /, 'this locks the whole table for as long as it takes'],
  [/^(do|call) /, UNKNOWN],
  // Any function but these may hold anything.
  [/^(select|with) .*?(?<![\w.])(?!(set_config|setval|coalesce|max|count)\()[\w.]+\(/, UNKNOWN],
]

/** At the beginning of a statement, within `with`, or after it. */
const CHANGED =
  /(?:^|[()] ?)(?:update (?:only )?(?=\S+ (?:\S+ ){0,2}set )|delete from (?:only )?|merge into (?:only )?)([^ ()]+)/g

const INDEX = /^create (unique )?index (?<concurrently>concurrently )?.*?\bon (only )?(?<table>\S+?)( |\(|$)/
const CONCURRENTLY = /^(create (unique )?index|drop index) concurrently /

/** What of a new migration would lock a table for long, or break the version that runs beside it for a while. */
export function migrationFaults(name: string, file: string): string[] {
  if (Number(name.slice(0, 3)) <= LAST_UNCHECKED) return []
  const statements = sqlStatements(file)
  // One that is made `if not exists` may be there, and large.
  const made = new Set(
    statements.flatMap(
      ({ words }) => /^create (?:unlogged )?table (?!if not exists )([^ (]+)/.exec(words)?.[1] ?? [],
    ),
  )
  const added = new Set(
    statements.flatMap(({ words }) => [...words.matchAll(/ add constraint (\S+)/g)].map(([, one]) => one)),
  )
  const isOneByOne = ONE_BY_ONE.test(file)
  return statements
    .filter(({ comments }) => !comments.some((comment) => ALLOWED.test(comment)))
    .flatMap((statement) => [...faultsOf(statement, made, added), ...misplaced(statement, isOneByOne)])
    .map((fault) => `${name}: ${fault}`)
}

function faultsOf(
  { words }: Statement,
  made: ReadonlySet<string>,
  added: ReadonlySet<string | undefined>,
): string[] {
  const told = (rules: readonly Rule[], part: string) =>
    rules.filter(([pattern]) => pattern.test(part)).map(([, why]) => `\`${part}\`: ${why}`)

  const [, table = '', actions] = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(words) ?? []
  if (actions !== undefined) {
    if (made.has(table)) return []
    return atCommas(actions).flatMap((action) => {
      const validated = /^validate constraint (\S+)/.exec(action)?.[1]
      return validated && added.has(validated)
        ? [`\`${action}\`: in a file of its own, else it is read under the lock that adding took`]
        : told(ACTIONS, action)
    })
  }
  const index = INDEX.exec(words)?.groups
  if (index?.table !== undefined && index.concurrently === undefined && !made.has(index.table))
    return [`\`${words}\`: nobody can write meanwhile: build it concurrently, in a file that runs one by one`]
  if ([...words.matchAll(CHANGED)].some(([, changed = '']) => !made.has(changed)))
    return [`\`${words}\`: its rows are locked until the end: fill them bit by bit, by a job`]
  return told(STATEMENTS, words)
}

/** What cannot be in a transaction is alone in its file, and nothing else is: half of that could be left behind. */
function misplaced({ words }: Statement, isOneByOne: boolean): string[] {
  if (CONCURRENTLY.test(words) === isOneByOne) return []
  return isOneByOne
    ? [`\`${words}\`: in a file that runs one by one there are indexes alone, built or dropped concurrently`]
    : [`\`${words}\`: this cannot be in a transaction: the file must begin with \`-- one by one\``]
}
