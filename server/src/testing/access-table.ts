import { accessWord, type Call } from '@belvedere/contract/call'
import { calls } from '@belvedere/contract/calls'
import { mayCall, type Verdict } from '@belvedere/domain/accounts/access'
import { isAboutProject } from './about-project.ts'
import { askerOf, IDENTITIES, type Identity, RIVA, SAVSKI_VIDIK } from './identities.ts'

const HEAD = `# Access matrix

Made from the contract by \`npm run generate\`; do not edit. The running API is compared, call by call and role by role,
with a table that is written by hand from the requirements: server/src/testing/who-may-call.ts.

Who may make which call: **yes**, **log in** (401) or **no** (403). Where a cell says two things, the first holds on a project
that the identity belongs to and the second on another project. A call that is about no single project answers with
what the asker's own projects have. super_admin belongs to every project. A program's key opens the calls of its project that
name one of its scopes, and no other call, not even one that is for anyone.

Two calls look further by themselves: API-03 at the refresh cookie (401 without one), API-16 for the asker's record on the
project (403 without one).

`

const WORDS: Record<Verdict, string> = { yes: 'yes', 'log-in': 'log in', no: 'no' }

/** What the rules of the domain say of someone with their role on `theirs`, asking about Riva. */
function verdictOn(call: Call, identity: Identity, theirs: number): Verdict {
  return mayCall(call.access, askerOf(identity, theirs), isAboutProject(call) ? RIVA : undefined)
}

/** The table of who may make which call, as docs/access-matrix.md holds it. */
export function accessTable(): string {
  const sorted = calls.toSorted((a, b) => numberOf(a) - numberOf(b))
  const rows = sorted.map((call) => [
    call.id,
    `\`${call.method} ${call.path}\``,
    accessWord(call),
    ...IDENTITIES.map((identity) => cell(call, identity)),
    call.apiKey ?? 'no',
  ])
  const columns = ['Id', 'Call', 'Access', ...IDENTITIES, 'API key']
  const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return `${HEAD}${lines.join('\n')}\n`
}

const numberOf = ({ id }: Call) => Number(id.replace('API-', ''))

function cell(call: Call, identity: Identity): string {
  const [own, other] = [RIVA, SAVSKI_VIDIK].map((theirs) => WORDS[verdictOn(call, identity, theirs)])
  return own === other ? `${own}` : `${own}, ${other}`
}
