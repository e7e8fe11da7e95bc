import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { type AccountsProduct, makeUser, RIVA } from './accounts.ts'
import { workAs } from './studio-people.ts'

/** What the specs of the desk look for, written down here a second time on purpose. */
export const DESK_WORDS = {
  en: {
    board: 'Reservations',
    agent: 'Agent',
    apartments: 'Apartments',
    columns: ['On hold', 'Reserved', 'Contract', 'Sold this month'],
    live: /^Live ?Updated \d\d:\d\d$/,
    actionsOf: (name: string) => `Actions for ${name}`,
    deposit: 'Deposit received',
    depositField: 'Deposit, €',
    reserve: 'Reserve',
    contract: 'Convert to contract',
    saveContract: 'Save the contract',
    sold: 'Sold',
    sell: 'Mark as sold',
    release: 'Release…',
    releaseOf: (name: string) => `Release ${name}`,
    reason: 'Reason',
    required: 'Required',
    expires: /^Expires in \d+ min$/,
    extend: 'Extend 24 h',
    left: /^\d+ h \d\d min left$/,
    ended: (name: string) => `${name} was released meanwhile, or its time is up.`,
    newHold: 'New hold',
    apartment: 'Apartment',
    buyer: 'Buyer',
    holdOf: (name: string) => `Hold ${name}`,
    hold48: 'Hold for 48 hours',
    heldFor: (name: string, buyer: string) => `${name} is held for ${buyer}`,
    undo: 'Undo',
    freeAgain: (name: string) => `${name} is free again`,
    taken: (name: string) => new RegExp(`^${name} was taken by .+ ago$`),
    wouldBe: (buyer: string) => `On the waiting list, ${buyer} would be number 1.`,
    join: 'Join the waiting list',
    waitsFor: (name: string, buyer: string) => `${buyer} waits for ${name}`,
    firstOf: 'First of 1 in line',
    offers: 'Offered to the first in line',
    history: 'What happened',
    heldStep: (buyer: string) => `Held for ${buyer}`,
    releasedStep: 'Released',
    tabs: ['On hold', 'Reserved', 'Contract', 'Sold'],
    offeredTo: (name: string, buyer: string) => `${name} is offered to ${buyer}`,
    passOver: 'Hold it all the same',
    waiting: 'Waiting list',
    endsSoon: (name: string) => new RegExp(`^The hold of ${name} ends in \\d+ min$`),
    extendedStep: 'Hold extended until',
  },
  sr: {
    board: 'Rezervacije',
    agent: 'Agent',
    apartments: 'Stanovi',
    columns: ['Zadržano', 'Rezervisano', 'Ugovor', 'Prodato ovog meseca'],
    live: /^Uživo ?Ažurirano u \d\d:\d\d$/,
    actionsOf: (name: string) => `Radnje za ${name}`,
    deposit: 'Depozit uplaćen',
    depositField: 'Depozit, €',
    reserve: 'Rezervišite',
    contract: 'Prevedite u ugovor',
    saveContract: 'Sačuvajte ugovor',
    sold: 'Prodato',
    sell: 'Označite kao prodato',
    release: 'Oslobodite…',
    releaseOf: (name: string) => `Oslobodite ${name}`,
    reason: 'Razlog',
    required: 'Obavezno',
    expires: /^Ističe za \d+ min$/,
    extend: 'Produžite 24 h',
    left: /^još \d+ h \d\d min$/,
    ended: (name: string) => `${name} je u međuvremenu oslobođen, ili je vreme isteklo.`,
    newHold: 'Novo zadržavanje',
    apartment: 'Stan',
    buyer: 'Kupac',
    holdOf: (name: string) => `Zadržite ${name}`,
    hold48: 'Zadržite na 48 sati',
    heldFor: (name: string, buyer: string) => `${name} je zadržan: ${buyer}`,
    undo: 'Poništite',
    freeAgain: (name: string) => `${name} je ponovo slobodan`,
    taken: (name: string) => new RegExp(`^${name} je zauzet: .+, pre .+$`),
    wouldBe: (buyer: string) => `Na listi čekanja kupac ${buyer} bi bio broj 1.`,
    join: 'Stavite na listu čekanja',
    waitsFor: (name: string, buyer: string) => `${buyer} čeka na ${name}`,
    firstOf: 'Broj 1 od 1 na listi',
    offers: 'Ponuđeno prvom na listi',
    history: 'Šta se dogodilo',
    heldStep: (buyer: string) => `Zadržan: ${buyer}`,
    releasedStep: 'Oslobođen',
    tabs: ['Zadržano', 'Rezervisano', 'Ugovor', 'Prodato'],
    offeredTo: (name: string, buyer: string) => `${name} se nudi kupcu ${buyer}`,
    passOver: 'Ipak zadržite',
    waiting: 'Lista čekanja',
    endsSoon: (name: string) => new RegExp(`^Zadržavanje stana ${name} ističe za \\d+ min$`),
    extendedStep: 'Zadržavanje produženo do',
  },
} as const

const ROLES = { project_admin: 2, project_editor: 3, user: 4, sales_agent: 5 } as const

/** The browser holds a session of somebody new, who works on Riva in this role; a test asks with their token. */
export const workOnRiva = async (
  context: BrowserContext,
  accounts: AccountsProduct,
  role: keyof typeof ROLES = 'sales_agent',
): Promise<string> => workAs(context, await makeUser(accounts, ROLES[role]))

/** Nobody has them, nobody waits for them, and they are for sale. */
export async function freeFlats({ sql }: AccountsProduct, names: readonly string[]): Promise<void> {
  await sql(
    `with flats as (select id from apartments where name = any ($1) and project_id = ${RIVA}),
      gone as (delete from waiting_list where apartment_id in (select id from flats)),
      ended as (update claims set ended_at = clock_timestamp(), end_reason = 'released'
        where apartment_id in (select id from flats) and ended_at is null)
    update apartments set status = 'available' where id in (select id from flats)`,
    [names],
  )
}

/** The browser works on Riva, where these are free; what it does not do itself, a colleague does. */
export async function sellOnRiva(
  context: BrowserContext,
  accounts: AccountsProduct,
  names: readonly string[],
): Promise<Colleague> {
  await freeFlats(accounts, names)
  return colleague(context.request, await workOnRiva(context, accounts))
}

type Colleague = ReturnType<typeof colleague>

/** What a colleague does meanwhile. */
function colleague(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const desk = `/api/v1/desk/projects/${RIVA}`
  return {
    hold: async (apartmentId: number, buyer: string, until?: Date): Promise<number> => {
      const answer = await request.post(`${desk}/apartments/${apartmentId}/claims`, {
        headers: { ...headers, 'Idempotency-Key': randomUUID() },
        data: { kind: 'hold', buyer, ...(until && { until: until.toISOString() }) },
      })
      if (!answer.ok()) throw new Error(`No hold: ${answer.status()} ${await answer.text()}`)
      return (await answer.json()).data.attributes.id
    },
    release: async (claimId: number): Promise<void> => {
      const answer = await request.post(`${desk}/claims/${claimId}/release`, {
        headers,
        data: { reason: 'No loan' },
      })
      if (!answer.ok()) throw new Error(`Not released: ${answer.status()}`)
    },
    wait: async (apartmentId: number, buyer: string): Promise<void> => {
      const answer = await request.post(`${desk}/apartments/${apartmentId}/waiting`, {
        headers,
        data: { buyer },
      })
      if (!answer.ok()) throw new Error(`Not in line: ${answer.status()}`)
    },
  }
}
