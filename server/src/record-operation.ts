import { parseArgs } from 'node:util'
import { OPERATION_KINDS } from '@belvedere/domain/operations/operation-kinds'
import { recordOperation } from './areas/operations/record-operation.ts'
import { CommandError, runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'

const USAGE = `Say what was done and how it went: node server/src/record-operation.ts ${OPERATION_KINDS.join('|')} --well|--failed
  [--seconds 42] [--note "12 GB"]`

/** Tells the product of a backup or a drill, for the page of whoever runs it (OPS-01). */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      well: { type: 'boolean' },
      failed: { type: 'boolean' },
      seconds: { type: 'string' },
      note: { type: 'string', default: '' },
    },
  })
  const kind = OPERATION_KINDS.find((one) => one === positionals[0])
  const seconds = values.seconds === undefined ? undefined : Math.round(Number(values.seconds))
  if (!kind || values.well === values.failed || (seconds !== undefined && !(seconds >= 0)))
    throw new CommandError(USAGE)

  const members = connectDatabase(readConfig(process.env).memberUrl, { max: 1 })
  try {
    await recordOperation(members, { kind, well: values.well === true, seconds, note: values.note })
    console.log(`The product knows of the ${kind}.`)
  } finally {
    await members.destroy()
  }
})
