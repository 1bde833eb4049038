import { randomFillSync } from 'node:crypto'

const bytesOfOne = 6
const drawnAtOnce = 512

/**
 * Makes a function that gives numbers from 0 up to but not 1, 48 random bits each, from the system's generator for
 * secrets. Asking that generator costs more than making a record's id; bytes for many numbers are requested at once.
 */
export function pooledRandom(): () => number {
  const pool = Buffer.alloc(bytesOfOne * drawnAtOnce)
  let next = pool.length
  return () => {
    if (next === pool.length) {
      randomFillSync(pool)
      next = 0
    }
    const number = pool.readUIntBE(next, bytesOfOne) / 2 ** 48
    next += bytesOfOne
    return number
  }
}
