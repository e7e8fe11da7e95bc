import { Outlet } from 'react-router'
import { OverScreen } from './over-screen.tsx'
import styles from './special-layout.module.css'

/** Edge to edge and dark: pictures and nothing beside them (LAY-04). */
export default function SpecialLayout() {
  return (
    <div data-layout="special" className={styles.layout}>
      <Outlet />
      <OverScreen />
    </div>
  )
}
