import type { Config } from './config.ts'

const PASSWORD_LENGTH = 16
/** Less than any random text of 32 letters or hexadecimal digits has. */
const DIFFERENT_CHARACTERS = 10
/** Words of examples, which are copied and forgotten. */
const FROM_AN_EXAMPLE = /secret|passw|change.?me|example|belvedere|riva/i

type Settings = Pick<
  Config,
  | 'production'
  | 'trial'
  | 'notSet'
  | 'host'
  | 'publicUrl'
  | 'authSecret'
  | 'databaseUrl'
  | 'visitorUrl'
  | 'memberUrl'
  | 'sessionUrl'
>

/** Why a process must not serve in production with these settings: a sentence each, which says what to set (SEC-06). */
export function unsafeSettings(config: Settings): string[] {
  if (!config.production) return []
  return config.trial ? unsafeTrial(config) : [...missing(config), ...weak(config), ...tooMuch(config)]
}

function missing({ notSet }: Settings): string[] {
  const sentences = {
    AUTH_SECRET:
      'AUTH_SECRET is not set: set it to what `openssl rand -hex 32` prints, the same for all processes.',
    PUBLIC_URL:
      'PUBLIC_URL is not set: set it to the address that visitors use, such as https://homes.example.',
  }
  return notSet.map((name) => sentences[name])
}

function weak({ notSet, authSecret, visitorUrl, memberUrl, sessionUrl }: Settings): string[] {
  const secret =
    !notSet.includes('AUTH_SECRET') && isWeak(authSecret)
      ? ['AUTH_SECRET can be guessed: set it to what `openssl rand -hex 32` prints.']
      : []
  const passwords = Object.entries({
    DATABASE_VISITOR_URL: visitorUrl,
    DATABASE_MEMBER_URL: memberUrl,
    // Where it is not set it is the visitors'.
    ...(sessionUrl !== visitorUrl && { DATABASE_SESSION_URL: sessionUrl }),
  })
    // Without one the database knows the process by other means, or not at all.
    .filter(([, url]) => new URL(url).password && isWeakPassword(new URL(url).password))
    .map(
      ([name]) => `${name} has a password that can be guessed: set one that \`openssl rand -hex 24\` prints.`,
    )
  return [...secret, ...passwords]
}

function tooMuch({ databaseUrl }: Settings): string[] {
  if (databaseUrl === undefined) return []
  return [
    "DATABASE_URL is set, which is the owner's: set DATABASE_VISITOR_URL and DATABASE_MEMBER_URL instead, and leave " +
      'DATABASE_URL to `npm run migrate`.',
  ]
}

/** Nobody else may reach it, neither directly nor through a proxy on the same machine. */
function unsafeTrial({ host, notSet, publicUrl }: Settings): string[] {
  return [
    ...(isLoopback(host)
      ? []
      : ['TRIAL=yes is for this machine alone: set HOST to 127.0.0.1, or unset TRIAL.']),
    ...(notSet.includes('PUBLIC_URL') || isLoopback(new URL(publicUrl).hostname)
      ? []
      : ['TRIAL=yes is for this machine alone: unset TRIAL where PUBLIC_URL is for others.']),
  ]
}

const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

const isWeak = (text: string) => new Set(text).size < DIFFERENT_CHARACTERS || FROM_AN_EXAMPLE.test(text)

const isWeakPassword = (password: string) => password.length < PASSWORD_LENGTH || isWeak(password)
