import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// Thousands of key derivations: they run beside the page, which stays smooth meanwhile.
handler({ deriveKey })
