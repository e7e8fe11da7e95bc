import { randomBytes, randomUUID } from 'node:crypto'
import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

type Server = Pick<TestApp, 'owner'>

type EnquiryFacts = {
  emailAddress?: string
  phoneNumber?: string
  lastName?: string
  projectId?: number
  acceptedAt?: Date
}

/** An enquiry about an apartment of Riva, as a buyer sends it. */
export async function makeEnquiry({ owner }: Server, facts: EnquiryFacts = {}): Promise<string> {
  const { id } = await owner
    .insertInto('enquiries')
    .values({
      project_id: facts.projectId ?? RIVA,
      kind: 'ask-for-price',
      apartment_ids: [1001],
      email_address: facts.emailAddress ?? 'ana@visitor.example',
      first_name: 'Ana',
      last_name: facts.lastName ?? 'Savić',
      phone_number: facts.phoneNumber ?? '064 123',
      locale_id: 'en',
      body_hash: randomBytes(32),
      accepted_at: facts.acceptedAt ?? new Date(),
      mailed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A mail about an enquiry that was refused for good. */
export async function makeUndelivered(server: Server, userId: number): Promise<number> {
  const { id } = await server.owner
    .insertInto('enquiry_mails')
    .values({
      project_id: RIVA,
      enquiry_id: await makeEnquiry(server),
      user_id: userId,
      state: 'refused',
      attempts: 1,
      last_refusal: '550',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Someone who sent one enquiry to Riva. */
async function makeBuyer(server: Server): Promise<string> {
  const emailAddress = `${randomUUID()}@visitor.example`
  await makeEnquiry(server, { emailAddress })
  return emailAddress
}

/** What sellers and admins do about buyers. */
export const DESK_SAMPLES: Record<string, Facts> = {
  listUndeliveredMails: {
    params: { projectId: RIVA },
    before: async (server, { sales_agent }) => {
      await makeUndelivered(server, sales_agent.userId)
      return {}
    },
  },
  sendMailAgain: {
    params: { projectId: RIVA, id: 0 },
    before: async (server, { sales_agent }) => ({
      params: { id: await makeUndelivered(server, sales_agent.userId) },
    }),
  },
  findBuyer: {
    params: { projectId: RIVA },
    before: async (server) => ({ body: { emailAddress: await makeBuyer(server) } }),
    badBodies: [{}, { emailAddress: 'ana@visitor' }, { emailAddress: 'ana@visitor.example', more: 1 }],
  },
  exportBuyer: {
    params: { projectId: RIVA },
    before: async (server) => ({ body: { emailAddress: await makeBuyer(server) } }),
    badBodies: [{}, { emailAddress: 'ana@visitor' }],
  },
  eraseBuyer: {
    params: { projectId: RIVA },
    before: async (server) => ({ body: { emailAddress: await makeBuyer(server), confirm: 1 } }),
    badBodies: [
      {},
      { emailAddress: 'ana@visitor', confirm: 0 },
      { emailAddress: 'ana@visitor.example', confirm: '1' },
    ],
  },
}
