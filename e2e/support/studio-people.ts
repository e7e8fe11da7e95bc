import type { BrowserContext } from '@playwright/test'

/** The demo's people who work on Riva and Suton, and the one who works on everything. */
export type Colleague = 'admin' | 'editor' | 'agent' | 'super' | 'user'

const PASSWORD = 'riva-on-the-danube'

/** The browser holds a session of theirs, as if they had logged in on an earlier visit. */
export async function workAs(context: BrowserContext, who: Colleague): Promise<void> {
  const answer = await context.request.post('/api/v1/users/auth', {
    data: { username: `${who}@riva.example`, password: PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${who} cannot log in: ${answer.status()}`)
  await context.addInitScript(() => localStorage.setItem('belvedere.session', '1'))
}
