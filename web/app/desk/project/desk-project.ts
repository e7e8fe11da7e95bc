import type { Answer } from '@belvedere/contract/client-types'
import type { Profile } from '@belvedere/contract/entities/profile'
import { createContext, use } from 'react'
import type { Loaded } from '../../staff/load/use-loaded.ts'
import type { StaffProject } from '../../staff/project/staff-project.ts'
import type { InboxCounts } from '../inbox/inbox-enquiry.ts'
import type { Flats } from './load-flats.ts'

export type DeskClaim = Answer<'GET /api/v1/desk/projects/{projectId}/claims'>[number]
export type DeskOffer = Answer<'GET /api/v1/desk/projects/{projectId}/offers'>[number]
export type DeskSettings = Answer<'GET /api/v1/projects/{id}/settings'>

/** What a new hold begins with: nothing, an apartment, or also whom it is for. */
export interface HoldWish {
  readonly apartmentId?: number
  readonly buyer?: string
  /** Their place in line. */
  readonly waitingId?: number
  /** The enquiry that it comes from. */
  readonly enquiryId?: number
}

/** A step of a claim that asks for something first. */
export interface StepWish {
  readonly act: 'extend' | 'release' | 'correct' | 'reservation' | 'contract' | 'sold'
  readonly claim: DeskClaim
}

/** The project that is sold here, who sells it, what they may, and what the desk knows of it now. */
export interface DeskProject {
  readonly project: StaffProject
  readonly profile: Profile
  readonly settings: DeskSettings
  /** Holds, reserves, sells; who does not, looks. */
  readonly sells: boolean
  /** The head of sales has no limits, and acts on everyone's work. */
  readonly head: boolean
  readonly claims: Loaded<readonly DeskClaim[]>
  readonly offers: Loaded<readonly DeskOffer[]>
  readonly flats: Loaded<Flats>
  /** How many enquiries wait; undefined for who does not answer any. */
  readonly inbox: Loaded<InboxCounts | undefined>
  /** Asks for all of it again. */
  readonly reread: () => void
  /** Does something about a claim, and asks for all of it again, once. */
  readonly acting: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly openHold: (wish: HoldWish) => void
  readonly openStep: (wish: StepWish) => void
}

export const DeskProjectContext = createContext<DeskProject | undefined>(undefined)

export function useDesk(): DeskProject {
  const here = use(DeskProjectContext)
  if (!here) throw new Error('Outside of a project of the desk')
  return here
}

/** Of a colleague's work one says why; the head of sales need not. */
export const isColleagues = ({ agent }: DeskClaim, { profile, head }: DeskProject): boolean =>
  agent !== null && agent.id !== profile.id && !head
