import type { Answer } from '@belvedere/contract/client-types'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { type ChosenLook, chosenLook, onDark, withChosen } from '@belvedere/domain/look/chosen-look'
import { judgeLook, nearestPassing } from '@belvedere/domain/look/judge-look'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import { AccentChoice } from './accent-choice.tsx'
import { ContrastRows } from './contrast-rows.tsx'
import { FaceChoice } from './face-choice.tsx'
import type { Shown } from './load-shown.ts'
import { LookPreview } from './look-preview.tsx'
import { type LookThing, openLook } from './open-look.ts'
import { OtherProject } from './other-project.tsx'
import { type LookPicture, PictureChoice } from './picture-choice.tsx'
import styles from './studio-look.module.css'
import { useCoarsePicture } from './use-coarse-picture.ts'

type Project = Answer<'GET /api/v1/projects'>[number]

interface LookEditorProps {
  opened: {
    readonly look: LookThing
    readonly logos: readonly LookPicture[]
    readonly pictures: readonly LookPicture[]
    readonly shown: Shown
    readonly others: readonly Project[]
  }
}

export function LookEditor({ opened }: LookEditorProps) {
  const { project, profile, reload } = useStudioProject()
  const [look] = useState(() => openLook(project.id, profile.id, opened.look, reload))
  useEffect(() => () => void look.close(), [look])
  const { stylesheet, logoMediaId, titleMediaId } = look.use((now) => now)
  const chosen = chosenLook(stylesheet)
  const splashId = titleMediaId ?? opened.pictures[0]?.id ?? null
  const splash = useCoarsePicture(project.id, splashId)
  const checks = judgeLook(chosen, stylesheet, splash)
  const accentPasses = judgeLook(chosen, stylesheet).every((check) => check.passes)
  const choose = (change: Partial<ChosenLook>) =>
    look.change({ stylesheet: withChosen(stylesheet, { ...chosen, ...change }) })
  const [other] = opened.others

  return (
    <div className={styles.look}>
      <div className={styles.form}>
        <h1 className={styles.title}>{m.studio_look()}</h1>
        <AccentChoice
          accent={chosen.accent}
          onChoose={(accent) => choose({ accent, accentOnDark: onDark(accent) })}
        />
        <FaceChoice faces={chosen.faces} onChoose={(faces) => choose({ faces })} />
        <div className={styles.pictures}>
          <PictureChoice
            name={m.studio_look_logo()}
            mediaTypeId={MEDIA_TYPES.image}
            pictures={opened.logos}
            chosenId={logoMediaId}
            onChoose={(id) => look.change({ logoMediaId: id })}
          />
          <PictureChoice
            name={m.studio_look_splash()}
            mediaTypeId={MEDIA_TYPES.project_title_image}
            pictures={opened.pictures}
            chosenId={splashId}
            covers
            onChoose={(id) => look.change({ titleMediaId: id })}
          />
        </div>
        <ContrastRows
          checks={checks}
          instead={accentPasses ? undefined : nearestPassing(chosen, stylesheet)}
          onUse={(instead) => choose(instead)}
        />
      </div>
      <div className={styles.beside}>
        <LookPreview shown={opened.shown} stylesheet={stylesheet} />
        {other && <OtherProject project={other} onCopy={(theirs) => look.change({ stylesheet: theirs })} />}
      </div>
    </div>
  )
}
