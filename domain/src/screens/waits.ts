/** Settings, projects, language and stylesheet are asked again this often until they are there (spec section 9). */
export const SETTINGS_RETRY_MS = 200
export const OTHER_WAIT_MS = 100
export const PAGE_FETCH_DELAY_MS = 200
