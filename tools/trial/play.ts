type Closing = { close(): Promise<unknown> }

/**
 * Plays a trial and closes what was opened for it whatever happens, also when it is told to stop. Then the process ends,
 * with 0 if all went well: whoever was never answered would ask on for ever.
 */
export async function play<House extends Closing>(
  house: House,
  run: (house: House) => Promise<boolean>,
): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void house.close().finally(() => process.exit(130)))
  let isWell = false
  try {
    isWell = await run(house)
  } catch (error) {
    console.error(error)
  } finally {
    await house.close()
  }
  process.exit(isWell ? 0 : 1)
}
