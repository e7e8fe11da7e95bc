import { type Check, checklist, type PublishingFacts } from '@belvedere/domain/publishing/checklist'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { checkWords, namesWords } from './check-words.ts'
import styles from './studio-before-publishing.module.css'
import block from './studio-overview.module.css'

/** What is missing, each with the section that mends it; what is in order stands at the end (PUB-01). */
export function BeforePublishing({ facts }: { facts: PublishingFacts }) {
  const { project } = useStudioProject()
  const checks = checklist(facts, { seen: project.publish })
  const open = checks.filter(({ level }) => level !== 'done').length
  return (
    <section className={block.block} aria-labelledby="before-publishing">
      <div className={block.head}>
        <h2 id="before-publishing">{m.studio_before_publishing()}</h2>
        {open > 0 && <span className={styles.open}>{m.studio_to_look_at({ count: open })}</span>}
      </div>
      {open === 0 ? (
        <div className={styles.whole}>
          <Icon name="success" />
          <div>
            <p className={styles.what}>{m.studio_nothing_missing()}</p>
            <p className={styles.where}>{m.studio_nothing_missing_line()}</p>
          </div>
        </div>
      ) : (
        <ul>
          {checks.map((check) => (
            <CheckRow key={check.about} check={check} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Sections with a page for each place. */
const MENDED_AT: readonly string[] = ['places']
const PARAMETERS = { masterplans: 'masterplan', buildings: 'building', apartments: 'apartment' } as const

function CheckRow({ check }: { check: Check }) {
  const { project, sections } = useStudioProject()
  const localised = useLocalised()
  const section = sections.find(({ path }) => path === check.section)
  const { at } = check.found
  const of = section && at && MENDED_AT.includes(section.path) ? `?${PARAMETERS[at.kind]}=${at.id}` : ''
  const isDone = check.level === 'done'
  return (
    <li className={styles.check} data-level={check.level}>
      <Icon name={isDone ? 'success' : check.level} />
      <div className={styles.words}>
        <p className={styles.what}>{checkWords(check)}</p>
        {!isDone && <p className={styles.where}>{namesWords(check)}</p>}
      </div>
      {!isDone && section && (
        <Link className={styles.mend} to={localised(`${studioPath(project.id, section.path)}${of}`)}>
          {section.name()}
          <StaffIcon name="right" size={14} />
        </Link>
      )}
    </li>
  )
}
