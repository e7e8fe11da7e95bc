import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { useUploads } from '../uploads/uploads.ts'
import { IconButton } from './icon-button.tsx'
import { type Media, textsOf } from './load-place.ts'
import { addPage, loadProjectContents, type ProjectContents } from './project-contents.ts'
import { ProjectGallery } from './project-gallery.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ON_PROJECT } from './save-texts.ts'
import styles from './studio-place-page.module.css'
import { TextPair } from './text-pair.tsx'

/** What is told and shown of the whole project, in both languages (PLC-04). */
export function OfProject({ mayEdit }: { mayEdit: boolean }) {
  const { project, reload } = useStudioProject()
  const [loaded, again] = useLoaded(`${project.id}`, () => loadProjectContents(project.id))
  const ready = useUploads().filter(({ place, state }) => place === 'project' && state === 'ready').length
  useEffect(() => {
    if (ready > 0) again()
  }, [ready, again])
  const changed = () => {
    again()
    reload()
  }
  return (
    <Loading loaded={loaded} onAgain={again} rows={6}>
      {(contents) => (
        <>
          <ProjectTexts contents={contents} mayEdit={mayEdit} onChanged={changed} />
          <ProjectGallery contents={contents} mayEdit={mayEdit} onChanged={changed} />
        </>
      )}
    </Loading>
  )
}

interface ProjectTextsProps {
  contents: ProjectContents
  mayEdit: boolean
  onChanged: () => void
}

function ProjectTexts({ contents, mayEdit, onChanged }: ProjectTextsProps) {
  const { project } = useStudioProject()
  const [removed, setRemoved] = useState<Media>()
  const { busy, problem, run } = useAction()
  const first = (mediaTypeId: number) => ({
    of: [{ kind: 'texts', id: ON_PROJECT, mediaTypeId }] as const,
    texts: textsOf(contents.media, mediaTypeId),
    mayEdit,
  })
  return (
    <section className={styles.block} aria-labelledby="texts">
      <div className={styles.head}>
        <h2 id="texts">{m.studio_project_texts()}</h2>
        <span>{m.studio_project_texts_how()}</span>
      </div>
      <TextPair label={m.studio_project_title()} {...first(MEDIA_TYPES.project_title)} />
      <TextPair label={m.studio_project_slogan()} {...first(MEDIA_TYPES.description)} />
      {contents.pages.map((page, nth) => {
        const label = m.studio_project_text({ number: nth + 1 })
        return (
          <div key={page.id} className={styles.removable}>
            <TextPair
              label={label}
              of={[{ kind: 'media', id: page.id }]}
              texts={page.texts}
              lines
              mayEdit={mayEdit}
            />
            {mayEdit && (
              <IconButton
                icon="remove"
                label={m.studio_view_remove({ name: label })}
                onClick={() => setRemoved(page)}
              />
            )}
          </div>
        )
      })}
      {mayEdit && (
        <Button busy={busy} onClick={() => void run(() => addPage(project.id, contents).then(onChanged))}>
          {m.studio_project_add_text()}
        </Button>
      )}
      <ActionProblem problem={problem} />
      {removed && (
        <RemoveDialog
          what={{ kind: 'media', id: removed.id }}
          name={m.studio_project_text({ number: 1 + contents.pages.indexOf(removed) })}
          onClose={() => setRemoved(undefined)}
          onRemoved={onChanged}
        />
      )}
    </section>
  )
}
