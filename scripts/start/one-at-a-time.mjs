import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from './root.mjs'
import { say } from './say.mjs'

const beatMs = 1000
const silenceMs = 20_000

/**
 * Runs `step` while no other process on this folder runs one: two simultaneous starts must not install or build over
 * each other. The lock is a file whose time its owner renews; one that is not renewed, or whose owner is gone, can be
 * claimed.
 */
export async function oneAtATime(step) {
  mkdirSync(inRoot('.porchlight'), { recursive: true })
  const lock = inRoot('.porchlight', 'start.lock')
  const ours = `${process.pid} ${randomUUID()}`
  for (let waited = false; !tryTake(lock, ours); waited = true) {
    if (!waited) say('Waiting for another start in this folder to finish installing and building.')
    await sleep(200)
  }
  const beat = setInterval(() => renew(lock), beatMs)
  const letGo = () => {
    if (read(lock) === ours) rmSync(lock, { force: true })
  }
  process.on('exit', letGo)
  try {
    return await step()
  } finally {
    clearInterval(beat)
    process.removeListener('exit', letGo)
    letGo()
  }
}

function tryTake(lock, ours) {
  try {
    writeFileSync(lock, ours, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const owner = read(lock)
  if (owner !== undefined && isAbandoned(lock, owner)) takeAway(lock, owner)
  return false
}

/** Between our check and the move another process may have claimed the lock; then it is returned. */
function takeAway(lock, owner) {
  const aside = `${lock}.${randomUUID()}`
  try {
    renameSync(lock, aside)
    if (read(aside) !== owner) linkSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function isAbandoned(lock, owner) {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > silenceMs) return true
  const pid = Number(owner.split(' ')[0])
  // The file is empty for the instant in which its owner writes it.
  return pid > 0 && !exists(pid)
}

function exists(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function renew(lock) {
  try {
    utimesSync(lock, new Date(), new Date())
  } catch {
    // Another process claimed the lock while this one slept; the step is then no longer alone, and ends as it can.
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
