import type { Profile } from '../api/entities.ts'
import { createStore } from './create-store.ts'

/** Who is here: nobody knows before hydration, then a visitor or a user with a profile. */
export type Session =
  | { readonly status: 'unknown' | 'visitor'; readonly profile: null }
  | { readonly status: 'user'; readonly profile: Profile }

const session = createStore<Session>({ status: 'unknown', profile: null })

/** */
export const useSession = () => session.use((now) => now)

/** Outside of components, e.g. when a heart is pressed. */
export const isUser = () => session.get().status === 'user'
