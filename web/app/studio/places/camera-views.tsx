import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { BuiltAt } from '@belvedere/domain/places/place-tree'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { acceptedFiles } from '@belvedere/domain/uploads/file-problem'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { StudioPicture } from '../ui/studio-picture.tsx'
import { drawnPlace } from './drawn-place.ts'
import { IconButton } from './icon-button.tsx'
import type { ViewOfPlace } from './load-place.ts'
import styles from './studio-camera-views.module.css'
import { TextPair } from './text-pair.tsx'

interface CameraViewsProps {
  views: readonly ViewOfPlace[]
  /** Whose views they are: outlines are drawn on them. */
  at: BuiltAt
  mayEdit: boolean
  /** In the new order: the first is what visitors see first. */
  onOrder: (ids: readonly number[]) => void
  onReplace: (view: ViewOfPlace, file: File) => void
  /** The newer render that waits for Publish. */
  onDiscard: (view: ViewOfPlace) => void
  onRemove: (view: ViewOfPlace) => void
}

/** How cameras see a place: names, order, which is first, newer renders (PLC-03). */
export function CameraViews({ views, onOrder, ...rest }: CameraViewsProps) {
  const ids = views.map(({ id }) => id)
  const moved = (id: number, to: number) => ids.filter((one) => one !== id).toSpliced(to, 0, id)
  return (
    <ol className={styles.views}>
      {views.map((view, nth) => (
        <CameraView
          key={view.id}
          view={view}
          isFirst={nth === 0}
          onFirst={nth > 0 ? () => onOrder(moved(view.id, 0)) : undefined}
          onUp={nth > 0 ? () => onOrder(moved(view.id, nth - 1)) : undefined}
          onDown={nth < views.length - 1 ? () => onOrder(moved(view.id, nth + 1)) : undefined}
          {...rest}
        />
      ))}
    </ol>
  )
}

interface CameraViewProps extends Omit<CameraViewsProps, 'views' | 'onOrder'> {
  view: ViewOfPlace
  isFirst: boolean
  onFirst: (() => void) | undefined
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function CameraView({ view, isFirst, at, mayEdit, ...on }: CameraViewProps) {
  const { project } = useStudioProject()
  const localised = useLocalised()
  const langId = langIdOf(useLocale())
  const input = useRef<HTMLInputElement>(null)
  const { picture, title } = view
  const name = title[langId] ?? title[LANGUAGE_IDS.english] ?? m.studio_view_unnamed()
  const size = picture?.file
  return (
    <li className={styles.view} aria-label={name}>
      <div className={styles.picture}>
        {picture && (
          <StudioPicture
            projectId={project.id}
            mediaId={picture.id}
            revision={picture.revision}
            width={320}
            alt={m.studio_picture_named({ name })}
          />
        )}
        {isFirst && <span className={styles.first}>{m.studio_view_first()}</span>}
      </div>
      <div className={styles.facts}>
        <TextPair
          label={m.studio_view_name()}
          of={[{ kind: 'texts', id: view.id, mediaTypeId: MEDIA_TYPES.poi_title }]}
          texts={title}
          mayEdit={mayEdit}
          at={at}
        />
        <div className={styles.acts}>
          <span className={styles.size}>
            {size?.width && size.height
              ? m.studio_upload_size({ width: size.width, height: size.height })
              : m.studio_view_no_picture()}
          </span>
          {picture && (
            <Link
              className={styles.link}
              to={localised(`${studioPath(project.id, 'outlines')}?${drawnPlace(at)}&view=${view.id}`)}
            >
              {m.studio_view_draw()}
            </Link>
          )}
          {mayEdit && (
            <>
              {picture && (
                <Button look="text" className={styles.act} onClick={() => input.current?.click()}>
                  {m.studio_view_replace()}
                </Button>
              )}
              {picture?.draft?.fields.includes('fileKey') && (
                <Button
                  look="text"
                  className={styles.act}
                  aria-label={m.studio_view_discard_of({ name })}
                  onClick={() => on.onDiscard(view)}
                >
                  {m.studio_view_discard()}
                </Button>
              )}
              {on.onFirst && (
                <Button look="text" className={styles.act} onClick={on.onFirst}>
                  {m.studio_view_make_first()}
                </Button>
              )}
              <span className={styles.order}>
                <IconButton icon="up" label={m.studio_view_up({ name })} onClick={on.onUp} />
                <IconButton icon="down" label={m.studio_view_down({ name })} onClick={on.onDown} />
                <IconButton
                  icon="remove"
                  label={m.studio_view_remove({ name })}
                  onClick={() => on.onRemove(view)}
                />
              </span>
              <input
                ref={input}
                type="file"
                hidden
                accept={acceptedFiles('view')}
                aria-label={m.studio_view_replace_of({ name })}
                onChange={(event) => {
                  const file = event.target.files?.[0]
                  if (file) on.onReplace(view, file)
                  event.target.value = ''
                }}
              />
            </>
          )}
        </div>
      </div>
    </li>
  )
}
