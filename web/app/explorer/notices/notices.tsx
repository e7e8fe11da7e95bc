import { isStaffScreen } from '@belvedere/domain/screens/account-screens'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { leaveNotices, useNotices } from '../../state/notify.ts'
import { NoticeCard } from './notice-card.tsx'
import styles from './notices.module.css'

/** Under the app bar, at the centre; the newest stands first, what stays until it is over below. */
export function Notices({ children }: { children?: ReactNode }) {
  const notices = useNotices()
  const { pathname } = useLocation()
  useEffect(() => {
    // Whoever is at their work sees that they are logged in.
    if (isStaffScreen(pathname)) leaveNotices()
    return () => leaveNotices(pathname)
  }, [pathname])
  return (
    // There before any notice is: an open panel then does not hide it from screen readers.
    <div className={styles.notices} aria-live="polite">
      {notices.toReversed().map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
      {children}
    </div>
  )
}
