import { spawn } from 'node:child_process'
import { root } from './root.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program, capturing its output. Resolves to the output and the exit code; rejects when it cannot be started. A
 * signal to this process ends the program too: an install or a build must not continue unseen.
 */
export function runQuietly(program, programArguments, environment = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const end = (signal) => {
      child.kill(signal)
      child.once('close', () => process.kill(process.pid, signal))
    }
    for (const signal of signals) process.once(signal, end)
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (exitCode) => {
      for (const signal of signals) process.removeListener(signal, end)
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/**
 * Runs node with our own input and output, forwards signals, and resolves to its exit code. When a signal ended it, the
 * same signal ends this process.
 */
export function runNode(nodeArguments) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArguments, { cwd: root, stdio: 'inherit' })
    const pass = (signal) => {
      // A terminal sends Ctrl-C to the whole group: forwarded, it would arrive twice.
      if (signal !== 'SIGINT' || process.stdin.isTTY !== true) child.kill(signal)
    }
    for (const signal of signals) process.on(signal, pass)
    child.on('error', reject)
    child.on('close', (exitCode, signal) => {
      for (const name of signals) process.removeListener(name, pass)
      if (signal !== null) process.kill(process.pid, signal)
      else resolve(exitCode ?? 1)
    })
  })
}
