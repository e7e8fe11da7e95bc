declare module 'archiver' {
  import type { Transform } from 'node:stream'

  export class ZipArchive extends Transform {
    constructor(options?: { store?: boolean })
    append(source: Buffer, entry: { name: string; date: Date }): this
    finalize(): Promise<void>
  }
}
