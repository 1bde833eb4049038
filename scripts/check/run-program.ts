import { spawn } from 'node:child_process'
import { root } from '../source/root'

/**
 * Runs a JavaScript program of the repository (a path from its root) under this Node and collects its output. A program
 * that fails is one problem: its whole output. A program that succeeds has none.
 */
export function runProgram(program: string, args: readonly string[]): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
    child.on('error', (error) => resolve([`${program} did not start: ${error.message}`]))
    child.on('close', (code) => {
      resolve(code === 0 ? [] : [output.trim() || `${program} ended with exit code ${code}`])
    })
  })
}
