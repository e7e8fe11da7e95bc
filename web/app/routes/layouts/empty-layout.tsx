import { Outlet } from 'react-router'
import { BackButton } from '../../explorer/frame/back-button.tsx'
import { LanguageSwitch } from '../../explorer/frame/language-switch.tsx'
import styles from './empty-layout.module.css'
import { OverScreen } from './over-screen.tsx'

/** Nothing but what the page says, and the way back (LAY-04). */
export default function EmptyLayout() {
  return (
    <div data-layout="empty" className={styles.layout}>
      <header className={styles.ways}>
        <BackButton ground="glass" />
        <LanguageSwitch ground="glass" />
      </header>
      <Outlet />
      <OverScreen />
    </div>
  )
}
