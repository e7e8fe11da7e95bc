/**
 * Whether this is the gate (.ci/run), which leaves out what repeats: each night runs all. Whoever runs a file by hand runs all
 * of it, too.
 */
export const IN_GATE = process.env.API_GATE === '1'
