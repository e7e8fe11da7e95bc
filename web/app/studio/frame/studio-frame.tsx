import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { type ReactNode, useCallback, useState } from 'react'
import { useStaffKeys } from '../../staff/frame/use-staff-keys.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { Section } from '../section.ts'
import { Rail } from './rail.tsx'
import { ShortcutsPanel } from './shortcuts-panel.tsx'
import styles from './studio-frame.module.css'
import { TopBar } from './top-bar.tsx'

const GuidePanel = onDemand(() => import('../guide/guide-panel.tsx'))
const PreviewPanel = onDemand(() => import('../preview/preview-panel.tsx'))

interface StudioFrameProps {
  /** The one that is on screen. */
  section: Section
  children: ReactNode
}

/** The bar above, the rail at the side (below, on a phone), and the page of the section. */
export function StudioFrame({ section, children }: StudioFrameProps) {
  const { project, sections, overview } = useStudioProject()
  /** On the first day there is one thing to do: the rest steps back until there is a picture. */
  const isFirstDay =
    section.path === '' &&
    overview.state === 'ready' &&
    overview.value.facts.pictures === 0 &&
    overview.value.facts.apartments === 0
  const [open, setOpen] = useState<'help' | 'guide' | 'preview'>()
  const close = () => setOpen(undefined)
  const help = () => setOpen('help')
  const pathOf = useCallback((path: string) => studioPath(project.id, path), [project.id])
  useStaffKeys({ sections, pathOf, onHelp: help })
  return (
    <div
      className={styles.frame}
      data-drawing={section.drawing}
      data-wide={section.wide}
      data-first-day={isFirstDay || undefined}
    >
      <title>{`${section.name()} · ${project.name}`}</title>
      <TopBar section={section} onPreview={() => setOpen('preview')} />
      <Rail sections={sections} section={section} onHelp={help} />
      <main className={styles.page}>{children}</main>
      {open === 'preview' && <PreviewPanel onClose={close} onLost={close} />}
      {open === 'guide' && <GuidePanel onClose={close} onLost={close} />}
      {open === 'help' && (
        <ShortcutsPanel sections={sections} onGuide={() => setOpen('guide')} onClose={close} />
      )}
    </div>
  )
}
