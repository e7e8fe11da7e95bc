import type { BrowserContext } from '@playwright/test'

/** The demo's people who work on Riva and Suton, and the one who works on everything. */
export type Colleague = 'admin' | 'editor' | 'agent' | 'super' | 'user'

interface Credentials {
  readonly email: string
  readonly password: string
}

const PASSWORD = 'riva-on-the-danube'

/** The browser holds a session of theirs, as if they had logged in on an earlier visit; a test asks with its token. */
export async function workAs(
  context: BrowserContext,
  who: Colleague | Credentials,
  origin = '',
): Promise<string> {
  const { email, password } =
    typeof who === 'string' ? { email: `${who}@riva.example`, password: PASSWORD } : who
  const answer = await context.request.post(`${origin}/api/v1/users/auth`, {
    data: { username: email, password },
  })
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${answer.status()}`)
  await context.addInitScript(() => localStorage.setItem('belvedere.session', '1'))
  return (await answer.json()).data.attributes.token
}
