import { ROLES } from '@belvedere/domain/accounts/roles'
import { LOCALE_CODES } from '@belvedere/domain/screens/locale'
import { z } from 'zod'
import { bodyOneOf } from '../inputs.ts'
import { EmailAddress } from '../text.ts'

const { project_admin, project_editor, sales_agent, user } = ROLES

/** Those who work on a project. */
const StaffRole = bodyOneOf({ project_admin, project_editor, sales_agent })

/** Someone on a project. Name and address are told of those alone who accepted an invitation (ACC-11). */
export const Person = z
  .object({
    id: z.number(),
    roleId: z.number(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    acceptedAt: z.string().nullable(),
    /** When they last did anything with their account. */
    lastSeenAt: z.string().nullable(),
    revision: z.number(),
  })
  .meta({ id: 'Person' })

export const PersonChange = z
  .strictObject({ roleId: bodyOneOf({ project_admin, project_editor, sales_agent, user }) })
  .meta({ id: 'PersonChange' })

export const Invitation = z
  .object({
    id: z.number(),
    email: z.string(),
    roleId: z.number(),
    /** Who did it, by name. */
    invitedBy: z.string().nullable(),
    sentAt: z.string(),
    expiresAt: z.string(),
    /** The mail server refused it for good. */
    undelivered: z.boolean(),
    revision: z.number(),
  })
  .meta({ id: 'Invitation' })

export const NewInvitation = z
  .strictObject({ email: EmailAddress, roleId: StaffRole, localeId: z.enum(LOCALE_CODES).default('en') })
  .meta({ id: 'NewInvitation' })

export const InvitationChange = z.strictObject({ roleId: StaffRole }).meta({ id: 'InvitationChange' })

export const PriceViewer = z
  .object({ id: z.number(), email: z.string(), addedAt: z.string() })
  .meta({ id: 'PriceViewer' })

export const NewPriceViewer = z.strictObject({ email: EmailAddress }).meta({ id: 'NewPriceViewer' })

/** What whoever holds the mailed link is told. */
export const OpenInvitation = z
  .object({
    id: z.number(),
    project: z.string(),
    roleId: z.number(),
    email: z.string(),
    /** Without a password of theirs the link asks for names and one. */
    hasAccount: z.boolean(),
  })
  .meta({ id: 'OpenInvitation' })

/** An account, for super_admin alone. */
export const AccountSummary = z
  .object({
    id: z.number(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    superAdmin: z.boolean(),
    verified: z.boolean(),
    blocked: z.boolean(),
    /** They have a passkey or one-time codes, which super_admin can remove for whoever has lost them. */
    secondFactor: z.boolean(),
    createdAt: z.string(),
    roles: z.array(z.object({ projectId: z.number(), roleId: z.number() })),
  })
  .meta({ id: 'AccountSummary' })
