import type { Answer } from '@belvedere/contract/client-types'
import type { FileProblem, FilePurpose } from '@belvedere/domain/uploads/file-problem'
import type { ViewOf } from './make-view.ts'

type Announced = Answer<'GET /api/v1/studio/projects/{projectId}/uploads'>[number]

/** Where a file goes: what it becomes of what is there, or a new camera view, which is made when its turn comes. */
export type Goal =
  | {
      readonly mediaTypeId: Announced['mediaTypeId']
      readonly poiId: number | null
      readonly langId: number | null
    }
  | { readonly replacesId: number }
  | { readonly viewOf: ViewOf }

/** Before it is sent it waits its turn, or was refused as it lies; a line may be cut at any moment. */
export type UploadState = 'waiting' | 'stopped' | 'refused' | Announced['state']

export interface Upload {
  readonly key: string
  readonly projectId: number
  readonly name: string
  readonly bytes: number
  readonly purpose: FilePurpose
  readonly goal: Goal
  /** The page that it was dropped on, which shows it until it is ready: `buildings-1`. */
  readonly place: string
  /** Ready, it takes older ones of its kind, place and language off the site. */
  readonly inPlaceOfOlder: boolean
  /** Under which the server knows it. */
  readonly id: number | undefined
  readonly state: UploadState
  readonly received: number
  /** How far its tiles are. */
  readonly percent: number
  readonly problem: FileProblem | Announced['problem']
  readonly mediaId: number | null
  /** What was to be done about it and was not: refused, or the line was cut. */
  readonly notDone?: 'older-off' | 'given-up' | undefined
  readonly width: number | undefined
  readonly height: number | undefined
  /** Undefined after a reload on another computer: the same file must be chosen once more. */
  readonly file: File | undefined
}

/** In the hands of the server: only asking tells how far it is. */
export const isWorkedOn = ({ state }: Upload) =>
  state === 'sent' || state === 'checking' || state === 'cutting'

export const isOnItsWay = (upload: Upload) =>
  isWorkedOn(upload) || upload.state === 'waiting' || upload.state === 'arriving'

/** Of what is on its way, how much has been done: tiles take as long as the line, as far as a bar is concerned. */
export function donePart({ state, received, bytes, percent }: Upload): number {
  if (state === 'ready') return 1
  const sent = received / bytes
  return (sent + percent / 100) / 2
}
