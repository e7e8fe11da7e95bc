import { STUDIO_PATH, studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { AccountMenu } from '../../staff/frame/account-menu.tsx'
import { ProjectSwitcher } from '../../staff/frame/project-switcher.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { PRODUCT_NAME } from '../../ui/product-name.ts'
import { OthersHere } from '../presence/others-here.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { PublishButton } from '../publish/publish-button.tsx'
import { SavedState } from '../saving/saved-state.tsx'
import type { Section } from '../section.ts'
import { UploadsRing } from '../uploads/uploads-ring.tsx'
import styles from './studio-top-bar.module.css'
import { useTrail } from './trail.ts'

interface TopBarProps {
  section: Section
  onPreview: () => void
}

export function TopBar({ section, onPreview }: TopBarProps) {
  const { profile, project, overview } = useStudioProject()
  // The steps of a new project have a press of their own that leads.
  const isNew = overview.state === 'ready' && overview.value.facts.apartments === 0
  const trail = useTrail()
  return (
    <header className={styles.bar}>
      <Wordmark />
      <ProjectSwitcher project={project} pathOf={studioPath} allPath={STUDIO_PATH} />
      <ol className={styles.crumb}>
        {(trail.length > 0 ? trail : [section.name()]).map((name) => (
          <li key={name}>
            <StaffIcon name="right" size={14} />
            {name}
          </li>
        ))}
      </ol>
      <div className={styles.right}>
        <UploadsRing />
        <SavedState />
        <OthersHere />
        <PreviewButton onOpen={onPreview} />
        {/* On a phone it stands in the overview. */}
        <div className={styles.publish}>
          <PublishButton leads={section.path === '' && !isNew} />
        </div>
        <AccountMenu profile={profile} project={project} />
      </div>
    </header>
  )
}

export function Wordmark() {
  const localised = useLocalised()
  return (
    <Link className={styles.wordmark} to={localised(STUDIO_PATH)} title={m.studio_all_projects()}>
      <span className={styles.product}>{PRODUCT_NAME}</span>
      <span className={styles.studio}>{m.studio()}</span>
    </Link>
  )
}
