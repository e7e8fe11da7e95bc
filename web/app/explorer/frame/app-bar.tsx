import type { Project } from '@belvedere/contract/entities/project'
import type { ReactNode } from 'react'
import { LivePill } from '../../live/live-pill.tsx'
import styles from './app-bar.module.css'
import { BackButton } from './back-button.tsx'
import { Logo } from './logo.tsx'
import { MenuButton } from './menu-button.tsx'
import { Tools } from './tools.tsx'

interface AppBarProps {
  title: string
  /** How many communities, buildings or available apartments. */
  count?: string | undefined
  project: Project | null | undefined
  /** Glass over a picture, paper on a page. */
  ground: 'glass' | 'paper'
  /** On a page whose own heading says more, the bar's title is no heading. */
  heading?: boolean
  /** What a screen offers of its own; where there is no room for the tools beside it, they are in the menu. */
  actions?: ReactNode
  /** Over the map: paper buttons, and nothing behind the title. */
  floating?: boolean
  /** Whether what it counts follows the statuses. */
  live?: boolean
  /** What a screen offers before the tools. */
  before?: ReactNode
}

export function AppBar({
  title,
  count,
  project,
  ground,
  heading = true,
  live = true,
  ...props
}: AppBarProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <header
      className={styles.bar}
      data-ground={ground}
      data-floating={props.floating}
      data-actions={props.actions ? '' : undefined}
    >
      <div className={styles.place}>
        <BackButton ground={ground} />
        <div className={styles.words}>
          <Title className={styles.title}>{title}</Title>
          {count && (
            <p className={styles.count} data-count>
              {count}
            </p>
          )}
          {count && live && <LivePill place="bar" />}
        </div>
      </div>
      {project && (
        <div className={styles.logo}>
          <Logo project={project} tone={ground === 'glass' ? 'light' : 'ink'} />
        </div>
      )}
      <div className={styles.tools}>
        {props.before}
        <Tools ground={ground} crowded={Boolean(props.actions)} />
        {props.actions}
        <MenuButton ground={ground} crowded={Boolean(props.actions)} />
      </div>
    </header>
  )
}
