import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import styles from './studio-on-computer.module.css'

/** On a phone: what needs more room, and the way to have it on a computer. */
export function OnComputer({ words }: { words: string }) {
  const { profile, project } = useStudioProject()
  const { pathname, search } = useLocation()
  const address = `${window.location.origin}${pathname}${search}`
  const mail = new URLSearchParams({ subject: project.name, body: address })
  return (
    <p className={styles.onComputer}>
      {words}{' '}
      <a href={`mailto:${profile.email}?${mail.toString().replaceAll('+', '%20')}`}>{m.studio_send_link()}</a>
    </p>
  )
}
