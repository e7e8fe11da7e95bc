import { spawn } from 'node:child_process'

export type Outcome = { code: number; output: string }

const LAST_WORDS_MS = 1_000

/** Runs a command to its end; its words (both streams) come back with its code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // From the root folder, which every user may enter.
    const child = spawn(command, args, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('exit', (code) => {
      const finish = () => {
        child.stdout.destroy()
        child.stderr.destroy()
        resolve({ code: code ?? 1, output })
      }
      // Its last words may come after its end; but a server that a starter leaves behind keeps the pipes open.
      child.once('close', finish)
      setTimeout(finish, LAST_WORDS_MS).unref()
    })
  })
}

export async function runOrFail(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await run(command, args, env)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code}):\n${output.trim()}`)
  return output
}
