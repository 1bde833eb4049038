import { spawn } from 'node:child_process'
import { root } from '../source/root'

/** Returns `text` as Biome formats it and orders its imports; unchanged when Biome cannot read it. */
export function formatSource(path: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', `--stdin-file-path=${path}`],
      { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] },
    )
    let formatted = ''
    // A two-byte letter may arrive in two chunks.
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      formatted += part
    })
    child.on('error', () => resolve(text))
    child.on('close', () => resolve(formatted === '' ? text : formatted))
    child.stdin.end(text)
  })
}
