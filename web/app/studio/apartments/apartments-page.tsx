import { useEffect, useMemo, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { ApartmentsTable } from './apartments-table.tsx'
import { FactsContext } from './facts.ts'
import { type ApartmentsOfProject, loadApartments } from './load-apartments.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { useOthersInTable, useTheirs } from './use-theirs.ts'

/** All apartments of the project in one table (APT-01). */
export default function ApartmentsPage() {
  const { project } = useStudioProject()
  const locale = useLocale()
  const [loaded, again] = useLoaded(`${project.id} ${locale}`, () => loadApartments(project.id, locale))
  return (
    <Loading loaded={loaded} onAgain={again} rows={14}>
      {(found) => <OfProject key={project.id} found={found} />}
    </Loading>
  )
}

function OfProject({ found }: { found: ApartmentsOfProject }) {
  const { project, profile } = useStudioProject()
  const locale = useLocale()
  const [sheet, setSheet] = useState<Sheet>()
  useEffect(() => {
    const made = createSheet(project.id, profile.id, found.apartments)
    setSheet(made)
    return () => made.end()
  }, [project.id, profile.id, found])
  useTheirs(sheet, project.id, profile.id)
  useOthersInTable(project.id, profile.id)
  const facts = useMemo(() => ({ locale, ...found }), [locale, found])
  if (!sheet) return null
  return (
    <FactsContext value={facts}>
      <ApartmentsTable sheet={sheet} />
    </FactsContext>
  )
}
