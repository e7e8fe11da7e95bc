import {
  BASE_PAGE_PATH,
  BUILDINGS_PATH,
  INSPIRE_PATH,
  MASTERPLANS_PATH,
} from '@belvedere/domain/screens/screen-paths'
import { Link, useLocation } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import type { Ways } from './load-ways.ts'
import styles from './way-list.module.css'

/** The ways on from the landing page, each with how much there is behind it. */
export function WayList({ ways, name }: { ways: Ways; name: string }) {
  const localised = useLocalised()
  // On a host with several projects the address says whose page it is (RTE-01).
  const { search } = useLocation()
  const all = [
    { path: MASTERPLANS_PATH, title: m.masterplans_title(), count: ways.masterplans },
    { path: BUILDINGS_PATH, title: m.buildings_title(), count: ways.buildings },
    { path: INSPIRE_PATH, title: m.gallery(), count: ways.pictures },
    { path: BASE_PAGE_PATH, title: m.about({ name }), count: ways.texts },
  ]
  return (
    <nav aria-label={m.contents()}>
      <ul className={styles.ways}>
        {all
          .filter(({ count }) => count > 0)
          .map(({ path, title, count }) => (
            <li key={path}>
              <Link className={styles.way} to={`${localised(path)}${search}`}>
                <span className={styles.name}>{title}</span>
                {path !== BASE_PAGE_PATH && <span className={styles.count}>{count}</span>}
                <Icon name="right" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
