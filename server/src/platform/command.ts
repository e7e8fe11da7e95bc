/** What an operator asked for cannot be done as it was asked: said in one line, without a stack. */
export class CommandError extends Error {}

/** Runs a command of the runbook. A wrong argument ends it with the reason and status 1; anything else is a mistake of ours. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    // `parseArgs` refuses an option that it does not know with a TypeError that has a code.
    const isAsked = error instanceof CommandError || String(Object(error).code).startsWith('ERR_PARSE_ARGS')
    if (!isAsked) throw error
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
