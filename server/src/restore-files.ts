import { namedKeys } from './areas/media/unnamed-file-queries.ts'
import { CommandError, runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'
import { bringBackFiles } from './platform/files/removed-files.ts'
import { connectS3 } from './platform/files/s3-files.ts'

/**
 * After the database went back in time: brings back the files that its rows name and that were swept since, out of a
 * bucket that keeps versions: `node server/src/restore-files.ts` (decision 172).
 */
await runCommand(async () => {
  const { filesS3, memberUrl } = readConfig(process.env)
  if (!filesS3)
    throw new CommandError('Settings: FILES_S3_BUCKET is not set, and a folder keeps no removed files')
  const members = connectDatabase(memberUrl, { max: 1 })
  const client = connectS3(filesS3)
  try {
    const keys = await namedKeys(members)
    const back = await bringBackFiles(client, filesS3.bucket, keys)
    console.log(`files: ${keys.size} named, ${back} objects brought back`)
  } finally {
    client.destroy()
    await members.destroy()
  }
})
