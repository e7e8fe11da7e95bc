import type { PlannedSales } from '@belvedere/domain/sales/sales-plan'
import { m } from '../../paraglide/messages.js'
import { BuildingPlan } from './building-plan.tsx'
import { EnquirySettings } from './enquiry-settings.tsx'
import { NumberSetting } from './number-setting.tsx'
import { SettingBlock } from './setting-block.tsx'
import type { SettingBuilding, SettingChanges } from './setting-changes.ts'
import styles from './studio-settings.module.css'

interface SalesSettingsProps extends SettingChanges {
  buildings: readonly SettingBuilding[]
}

/** What is decided before a project is sold: how long is held, and how much is to be sold by when. */
export function SalesSettings({ buildings, ...settings }: SalesSettingsProps) {
  const { now, problemAt, onChange } = settings
  const plan = (buildingId: number, steps: readonly PlannedSales[]) =>
    onChange('salesPlan', [...now.salesPlan.filter((step) => step.buildingId !== buildingId), ...steps])
  const problem = problemAt('salesPlan')
  return (
    <>
      <SettingBlock title={m.studio_settings_holds()} text={m.studio_settings_holds_text()}>
        <NumberSetting
          field="holdHours"
          label={m.studio_settings_hold_hours()}
          unit={m.studio_settings_hours()}
          {...settings}
        />
        <NumberSetting
          field="holdHoursMax"
          label={m.studio_settings_hold_hours_max()}
          unit={m.studio_settings_hours()}
          {...settings}
        />
        <NumberSetting
          field="reservationDays"
          label={m.studio_settings_reservation_days()}
          unit={m.studio_settings_days()}
          {...settings}
        />
        <NumberSetting
          field="offerHours"
          label={m.studio_settings_offer_hours()}
          unit={m.studio_settings_hours()}
          {...settings}
        />
      </SettingBlock>

      <EnquirySettings {...settings} />

      <SettingBlock title={m.studio_settings_plan()} text={m.studio_settings_plan_text()}>
        {buildings.length === 0 && <p className={styles.line}>{m.studio_settings_plan_no_buildings()}</p>}
        {buildings.map((building) => (
          <BuildingPlan
            key={building.id}
            building={building}
            steps={now.salesPlan.filter(({ buildingId }) => buildingId === building.id)}
            onChange={(steps) => plan(building.id, steps)}
          />
        ))}
        {problem && (
          <p className={styles.wrong} role="alert">
            {problem}
          </p>
        )}
      </SettingBlock>
    </>
  )
}
