import { REPORT_MONTHS, type ReportMonths } from '@belvedere/domain/reports/report-period'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { saveFile } from '../../staff/load/save-file.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../project/desk-project.ts'
import head from '../ui/desk-page-head.module.css'
import { AnswerReport } from './answer-report.tsx'
import { DemandReport } from './demand-report.tsx'
import styles from './desk-reports.module.css'
import { FunnelReport } from './funnel-report.tsx'
import { AgentsReport, BuildingsReport } from './lines-report.tsx'
import { LostReport } from './lost-report.tsx'
import { MoneyReport } from './money-report.tsx'
import { SoldReport } from './sold-report.tsx'
import { WeeksReport } from './weeks-report.tsx'

/** "1 December 2025". */
const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** What the head of sales looks back on (INB-05), on the screen and on one printed page (INB-07). */
export function ReportsPage() {
  const { project, flats } = useDesk()
  const locale = useLocale()
  const times = useTimes()
  const [months, setMonths] = useState<ReportMonths>(12)
  const [buildingId, setBuildingId] = useState<number>()
  const [saving, setSaving] = useState<'busy' | 'failed'>()
  const [loaded, again] = useLoaded(`${project.id} ${months} ${buildingId} ${locale}`, () =>
    browserApi().read('GET /api/v1/desk/projects/{projectId}/report', {
      params: { projectId: project.id },
      query: {
        months,
        langId: langIdOf(locale),
        ...(buildingId !== undefined && { 'filter[building]': buildingId }),
      },
    }),
  )
  const buildings = flats.state === 'ready' ? flats.value.buildings : []
  const building = buildings.find(({ id }) => id === buildingId)
  const save = () => {
    setSaving('busy')
    saveFile(
      `/api/v1/desk/projects/${project.id}/report/export`,
      { months, buildingId, language: locale === 'en' ? 'en' : 'sr' },
      `report-${project.id}.csv`,
    ).then(
      () => setSaving(undefined),
      () => setSaving('failed'),
    )
  }
  return (
    <div className={styles.page}>
      <header className={head.head}>
        <h1>{m.desk_reports()}</h1>
        {loaded.state === 'ready' && (
          <p className={head.total}>
            {m.desk_report_span({
              project: building ? `${project.name}, ${building.name}` : project.name,
              from: times.say(loaded.value.from, LONG_DAY),
              until: times.say(loaded.value.until, LONG_DAY),
            })}
          </p>
        )}
        <div className={`${head.filters} ${styles.controls}`}>
          <select
            aria-label={m.desk_report_period()}
            value={months}
            onChange={({ target }) =>
              setMonths(REPORT_MONTHS.find((one) => one === Number(target.value)) ?? months)
            }
          >
            {REPORT_MONTHS.toReversed().map((count) => (
              <option key={count} value={count}>
                {m.desk_last_months({ count })}
              </option>
            ))}
          </select>
          {buildings.length > 1 && (
            <select
              aria-label={m.desk_building()}
              value={buildingId ?? ''}
              onChange={({ target }) => setBuildingId(target.value === '' ? undefined : Number(target.value))}
            >
              <option value="">{m.desk_all_buildings()}</option>
              {buildings.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <Button className={styles.export} onClick={() => window.print()}>
            <StaffIcon name="print" size={18} />
            {m.desk_print()}
          </Button>
          <Button className={styles.export} busy={saving === 'busy'} onClick={save} data-staff-main="">
            <StaffIcon name="export" size={18} />
            {m.desk_export_csv()}
          </Button>
        </div>
        {saving === 'failed' && (
          <p className={styles.failed} role="alert">
            {m.studio_failed()}
          </p>
        )}
      </header>
      <Loading loaded={loaded} onAgain={again} rows={8}>
        {(report) => (
          <>
            <div className={styles.upper}>
              <SoldReport buildings={report.sold} />
              <AnswerReport report={report} months={months} />
            </div>
            <div className={styles.middle}>
              <MoneyReport sales={report.sales} />
              <LostReport closed={report.closed} />
            </div>
            <div className={styles.whole}>
              <WeeksReport weeks={report.weeks} />
            </div>
            <div className={styles.lower}>
              <FunnelReport funnel={report.funnel} />
              <DemandReport demand={report.demand} buildings={report.sold} />
            </div>
            <div className={styles.whole}>
              <AgentsReport agents={report.agents} sales={report.sales} />
              <BuildingsReport buildings={report.buildings} sales={report.sales} />
            </div>
          </>
        )}
      </Loading>
    </div>
  )
}
