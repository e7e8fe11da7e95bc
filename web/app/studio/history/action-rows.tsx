import { type ReactNode, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { readParts } from '../../staff/load/read-parts.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { type ActionDetails, type ChangedField, type ChangedRow, changedFields } from './changed-fields.ts'
import { fieldWord, rowWord, valueWord } from './field-words.ts'
import styles from './studio-action-rows.module.css'

const SHOWN = 6
/** Rows that are asked for at once: an import changes tens of thousands. */
const PART = 200

interface ActionRowsProps {
  actionId: number
  onUndone: () => void
}

/** What an action changed, before → after, and how much of it would go back (HIS-01). */
export function ActionRows({ actionId, onUndone }: ActionRowsProps) {
  const { project } = useStudioProject()
  const [parts, setParts] = useState(1)
  const params = { projectId: project.id, id: actionId }
  const [loaded, again] = useLoaded(`${actionId} ${parts}`, async () => {
    const [action, rows] = await Promise.all([
      browserApi().read('GET /api/v1/studio/projects/{projectId}/actions/{id}', { params }),
      readParts<ChangedRow>(
        (from) =>
          browserApi().send('GET /api/v1/studio/projects/{projectId}/actions/{id}/rows', {
            params,
            query: { 'page[size]': PART, ...from },
          }),
        parts,
      ),
    ])
    return { action, rows }
  })
  return (
    <div className={styles.rows}>
      <Loading loaded={loaded} onAgain={again} rows={2}>
        {({ action, rows }) => (
          <Changes
            action={action}
            rows={rows.items}
            isAll={parts > 1}
            onMore={rows.hasMore ? () => setParts(parts + 1) : undefined}
            onUndone={() => {
              again()
              onUndone()
            }}
          />
        )}
      </Loading>
    </div>
  )
}

interface ChangesProps {
  action: ActionDetails
  rows: readonly ChangedRow[]
  /** All of them are shown, and not the first few. */
  isAll: boolean
  /** There are more than were asked for. */
  onMore: (() => void) | undefined
  onUndone: () => void
}

function Changes({ action, rows, isAll, onMore, onUndone }: ChangesProps) {
  const [all, setAll] = useState(isAll)
  // What was published has become the thing itself, which says so.
  const said = rows.filter(({ table }) => action.kind !== 'publish' || table !== 'drafts')
  const lines = said.flatMap((row) => changedFields(row).map((changed) => ({ row, changed })))
  const shown = all ? lines : lines.slice(0, SHOWN)
  const lineOf = new Set(shown.filter(({ row }, nth) => shown[nth - 1]?.row !== row))
  const several = new Set(said.map(thingOf)).size > 1
  const keptBecause = new Map(action.undo.kept.map((row) => [nameOf(row), row.reason]))
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {shown.map((line) => (
            <ChangeLine
              key={`${line.row.id} ${line.changed.field}`}
              row={line.row}
              changed={line.changed}
              kept={keptBecause.get(nameOf(line.row))}
            >
              {several && action.undo.allowed && lineOf.has(line) && !keptBecause.has(nameOf(line.row)) && (
                <UndoRow
                  action={action}
                  name={rowWord(line.row)}
                  rows={rows.filter((row) => thingOf(row) === thingOf(line.row))}
                  onUndone={onUndone}
                />
              )}
            </ChangeLine>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {lines.length > shown.length && (
          <Button look="text" onClick={() => setAll(true)}>
            {m.studio_show_all({ count: lines.length })}
          </Button>
        )}
        {lines.length === shown.length && onMore && (
          <Button look="text" onClick={onMore}>
            {m.studio_more_rows()}
          </Button>
        )}
        {action.undo.allowed && (
          <Undo
            action={action}
            back={
              onMore || action.undo.stays > keptBecause.size
                ? action.undo.undone
                : lines.filter(({ row }) => !keptBecause.has(nameOf(row))).length
            }
            several={several}
            onUndone={onUndone}
          />
        )}
      </div>
    </>
  )
}

/** What a row is about: a draft goes back with its thing, a text with what it is a text of. */
function thingOf({ table, key }: Pick<ChangedRow, 'table' | 'key'>): string {
  const [first = '', second = ''] = key.split('/')
  if (table === 'drafts') return `${first.replace(/^(camera-views|info-points)$/, 'pois')} ${second}`
  return table === 'media_texts' ? `media ${first}` : `${table.replaceAll('_', '-')} ${key}`
}

interface UndoRowProps {
  action: ActionDetails
  /** Of the thing that goes back. */
  name: string
  rows: readonly ChangedRow[]
  onUndone: () => void
}

/** One of several that an action changed. */
function UndoRow({ action, name, rows, onUndone }: UndoRowProps) {
  const { project } = useStudioProject()
  const { busy, problem, run } = useAction()
  const undo = async () => {
    const params = { projectId: project.id, id: action.id }
    const body = { rows: rows.map(({ table, key }) => ({ table, key })) }
    await answered(
      browserApi().send('POST /api/v1/studio/projects/{projectId}/actions/{id}/undo', { params, body }),
    )
    onUndone()
  }
  return (
    <>
      <Button look="text" busy={busy} aria-label={m.studio_undo_row({ name })} onClick={() => void run(undo)}>
        {m.studio_undo_change()}
      </Button>
      <ActionProblem problem={problem} />
    </>
  )
}

const nameOf = ({ table, key }: Pick<ChangedRow, 'table' | 'key'>) => `${table} ${key}`

type Reason = ActionDetails['undo']['kept'][number]['reason']

const KEPT: Readonly<Record<Reason, () => string>> = {
  account: m.studio_kept_account,
  'changed-since': m.studio_kept_changed_since,
  final: m.studio_kept_final,
  gone: m.studio_kept_gone,
  'in-use': m.studio_kept_in_use,
  'last-admin': m.studio_kept_last_admin,
  'lies-in-itself': m.studio_kept_lies_in_itself,
  'own-role': m.studio_kept_own_role,
  'parent-gone': m.studio_kept_parent_gone,
  secret: m.studio_kept_secret,
  taken: m.studio_kept_taken,
  'whole-project': m.studio_kept_whole_project,
}

interface ChangeLineProps {
  row: ChangedRow
  changed: ChangedField
  kept: Reason | undefined
  /** The way back. */
  children: ReactNode
}

function ChangeLine({ row, changed: { field, before, after }, kept, children }: ChangeLineProps) {
  const isWhole = field === 'added' || field === 'removed'
  return (
    <tr data-kept={kept && ''}>
      <th scope="row">{rowWord(row)}</th>
      <td>{fieldWord(field)}</td>
      <td className={styles.before}>{!isWhole && valueWord(field, before)}</td>
      <td className={styles.arrow}>{!isWhole && '→'}</td>
      <td className={styles.after}>{!isWhole && valueWord(field, after)}</td>
      <td className={styles.kept}>{kept ? KEPT[kept]() : children}</td>
    </tr>
  )
}

interface UndoProps {
  action: ActionDetails
  /** How many of the lines above go back: a row that was only counted up is none. */
  back: number
  /** Each of them has a way back of its own. */
  several: boolean
  onUndone: () => void
}

function Undo({ action, back: going, several, onUndone }: UndoProps) {
  const { project } = useStudioProject()
  const [done, setDone] = useState(false)
  const { busy, problem, run } = useAction()
  const { undone, stays } = action.undo
  const undo = async () => {
    const asked = { params: { projectId: project.id, id: action.id }, body: { confirm: stays } }
    await answered(browserApi().send('POST /api/v1/studio/projects/{projectId}/actions/{id}/undo', asked))
    setDone(true)
    onUndone()
  }
  const all = action.kind === 'import' ? m.studio_undo_whole_import() : m.studio_undo_all()
  if (done) return <p role="status">{m.studio_undone()}</p>
  if (undone === 0) return <p className={styles.sum}>{m.studio_nothing_back()}</p>
  const back = m.studio_goes_back({ count: going })
  return (
    <>
      <p className={styles.sum}>
        {stays === 0 ? back : m.studio_undo_sum({ back, kept: m.studio_stays({ count: stays }) })}
      </p>
      <ActionProblem problem={problem} />
      <Button busy={busy} onClick={() => void run(undo, { 'confirmation-required': m.studio_undo_failed })}>
        {several ? all : m.studio_undo_change()}
      </Button>
    </>
  )
}
