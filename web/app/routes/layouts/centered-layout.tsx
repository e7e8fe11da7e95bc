import { Outlet, useRouteLoaderData } from 'react-router'
import { BackButton } from '../../explorer/frame/back-button.tsx'
import { LanguageSwitch } from '../../explorer/frame/language-switch.tsx'
import { Logo } from '../../explorer/frame/logo.tsx'
import { TitlePicture } from '../../explorer/frame/title-picture.tsx'
import type { loader as rootLoader } from '../../root.tsx'
import styles from './centered-layout.module.css'
import { OverScreen } from './over-screen.tsx'

/** One card over the title picture, for the account screens (LAY-04). */
export default function CenteredLayout() {
  const project = useRouteLoaderData<typeof rootLoader>('root')?.project
  return (
    <div data-layout="centered" className={styles.layout}>
      <TitlePicture project={project ?? undefined} behind="account" />
      <header className={styles.ways}>
        <BackButton ground="glass" />
        {project && <Logo project={project} tone="light" />}
        <LanguageSwitch ground="glass" />
      </header>
      <Outlet />
      <OverScreen />
    </div>
  )
}
