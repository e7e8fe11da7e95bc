import { Registry } from 'prom-client'

/**
 * What happens anywhere in this process is counted here, beside the code that does it; it costs nothing while nobody
 * asks. Figures that are read from an app or a worker when somebody asks have registries of their own.
 */
export const processFigures = new Registry()
