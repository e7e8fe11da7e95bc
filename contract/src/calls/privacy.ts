import { PASSWORD_MAX } from '@belvedere/domain/accounts/account-rules'
import { CLAIM_KINDS } from '@belvedere/domain/sales/claims'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { OpenSession, Passkey } from '../entities/security.ts'
import { SecurityEvent } from '../entities/security-event.ts'
import { one } from '../envelope.ts'
import { Id, NoParams, NoQuery } from '../inputs.ts'
import { EmailAddress } from '../text.ts'

const EnquiryData = z
  .object({
    id: z.uuid(),
    projectId: z.number(),
    kind: z.string(),
    apartmentIds: z.array(z.number()),
    emailAddress: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    note: z.string(),
    contactTime: z.string(),
    localeId: z.string(),
    acceptedAt: z.iso.datetime(),
  })
  .meta({ id: 'EnquiryData' })

/** Copies of the whole database that nobody can take one person out of; they are thrown away after so many days. */
const Backups = z.object({ keptDays: z.number() }).meta({ id: 'Backups' })

const OwnData = z
  .object({
    id: z.number(),
    email: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    emailVerifiedAt: z.iso.datetime().nullable(),
    roles: z.array(z.object({ projectId: z.number(), role: z.string() })),
    favourites: z.array(z.object({ apartmentId: z.number(), createdAt: z.iso.datetime() })),
    sessions: z.array(OpenSession.pick({ device: true, openedAt: true, usedAt: true })),
    passkeys: z.array(Passkey),
    oneTimeCodesSince: z.iso.datetime().nullable(),
    securityEvents: z.array(SecurityEvent.pick({ kind: true, at: true, address: true, device: true })),
    /** Those that were sent under the account's address. */
    enquiries: z.array(EnquiryData),
    backups: Backups,
  })
  .meta({ id: 'OwnData' })

/** What is a buyer's: by their record, by an address, by a number, or by a whole name that they wrote. */
const Found = z.object({
  enquiries: z.number(),
  /** Those that have ended. One that lasts keeps its buyer until it ends. */
  claims: z.number(),
  /** Lines of the change record whose values would be blanked. */
  changes: z.number(),
  /** Where the address or the name itself stands: invited, let see prices, in line for an apartment, a record. */
  addresses: z.number(),
  /** Notes that name them, about others. */
  texts: z.number(),
})

/**
 * A claim that keeps its buyer's name after erasing: until it ends or, of a contract and a sale, for the project's legal term.
 * Then the name goes by itself.
 */
const Stay = z.object({
  claimId: z.number(),
  apartmentId: z.number(),
  apartmentName: z.string(),
  kind: z.enum(CLAIM_KINDS),
  why: z.enum(['not-ended', 'legal-term']),
  until: z.iso.datetime().nullable(),
})

const self = { base: '/api/v1', params: NoParams, query: NoQuery } as const

export const getOwnData = defineCall({
  ...self,
  id: 'PRV-02',
  name: 'getOwnData',
  method: 'GET',
  path: '/users/data',
  access: { resource: 'profile', permission: 'read' },
  summary: 'Everything that is kept about the user who asks.',
  reply: one('own-data', OwnData),
})

export const deleteAccount = defineCall({
  ...self,
  id: 'PRV-02',
  name: 'deleteAccount',
  method: 'POST',
  path: '/users/delete',
  access: { resource: 'profile', permission: 'write' },
  summary:
    "Deletes the user's account and ends their sessions, confirmed by the password or by a login of the last ten minutes, and by whoever has a second factor with that.",
  body: z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX).optional() }),
  reply: one(
    'deleted-account',
    z.object({
      id: z.number(),
      /** Always empty: what was sent under the account's address goes with it. */
      enquiries: z.array(z.object({ projectId: z.number(), count: z.number(), retentionMonths: z.number() })),
      /** What went from each project that knew the address. */
      erased: z.array(Found.extend({ projectId: z.number() })),
      stays: z.array(Stay.extend({ projectId: z.number() })),
      backups: Backups,
    }),
  ),
})

/** By a body: a mail address in an address line would stand in logs. */
const buyers = {
  base: '/api/v1',
  method: 'POST',
  params: z.object({ projectId: Id }),
  query: NoQuery,
} as const

const Claim = z.object({
  id: z.number(),
  apartmentId: z.number(),
  kind: z.string(),
  buyer: z.string(),
  reason: z.string().nullable(),
  since: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})

export const findBuyer = defineCall({
  ...buyers,
  id: 'PRV-02',
  name: 'findBuyer',
  path: '/desk/projects/{projectId}/buyers/find',
  access: { resource: 'buyers', permission: 'read' },
  summary: 'What the project keeps about a buyer, by their mail address.',
  body: z.strictObject({ emailAddress: EmailAddress }),
  reply: one(
    'buyer',
    Found.extend({
      id: z.string(),
      names: z.array(z.string()),
      /** All that lead to this person: whoever is somebody else is separated first. */
      emailAddresses: z.array(z.string()),
      openClaims: z.number(),
      stays: z.array(Stay),
      /** What erasing wants confirmed. */
      confirm: z.number(),
    }).meta({ id: 'FoundBuyer' }),
  ),
})

export const exportBuyer = defineCall({
  ...buyers,
  id: 'PRV-02',
  name: 'exportBuyer',
  path: '/desk/projects/{projectId}/buyers/export',
  access: { resource: 'buyers', permission: 'read' },
  summary:
    'What is owned by the address itself, for the buyer to have; other addresses that it leads to are asked for themselves.',
  body: z.strictObject({ emailAddress: EmailAddress }),
  reply: one(
    'buyer-data',
    z
      .object({
        id: z.string(),
        enquiries: z.array(EnquiryData),
        claims: z.array(Claim),
        changes: z.array(
          z.object({ id: z.number(), at: z.iso.datetime(), table: z.string(), values: z.array(z.string()) }),
        ),
        addresses: z.array(
          z.object({ as: z.enum(['price-viewer', 'invited', 'waiting', 'record']), since: z.iso.datetime() }),
        ),
        backups: Backups,
      })
      .meta({ id: 'BuyerData' }),
  ),
})

export const eraseBuyer = defineCall({
  ...buyers,
  id: 'PRV-02',
  name: 'eraseBuyer',
  path: '/desk/projects/{projectId}/buyers/erase',
  access: { resource: 'buyers', permission: 'write' },
  summary:
    'Erases it, once the number of what is found is confirmed; lines of the change record stay, blanked.',
  body: z.strictObject({ emailAddress: EmailAddress, confirm: z.number().int().min(0).optional() }),
  reply: one(
    'erased-buyer',
    z
      .object({
        id: z.string(),
        erased: Found,
        openClaims: z.number(),
        stays: z.array(Stay),
        backups: Backups,
      })
      .meta({ id: 'ErasedBuyer' }),
  ),
})
