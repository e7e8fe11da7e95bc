import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { saveFile } from '../../staff/load/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../project/desk-project.ts'

const PATHS = { enquiries: 'enquiries/export', buyers: 'buyer-records/export' }

/** All that is listed here as a file (INB-06); who may read the list may take it along. */
export function ExportList({ what }: { what: keyof typeof PATHS }) {
  const { project } = useDesk()
  const language = useLocale() === 'en' ? 'en' : 'sr'
  const { busy, problem, run } = useAction()
  const save = () =>
    run(() =>
      saveFile(
        `/api/v1/desk/projects/${project.id}/${PATHS[what]}`,
        { language },
        `${what}-${project.id}.csv`,
      ),
    )
  return (
    <>
      <Button look={what === 'enquiries' ? 'text' : 'secondary'} busy={busy} onClick={() => void save()}>
        {m.desk_export()}
      </Button>
      <ActionProblem problem={problem} />
    </>
  )
}
