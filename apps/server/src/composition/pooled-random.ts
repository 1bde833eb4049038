import { randomFillSync } from 'node:crypto'

const bytesOfOne = 6
const drawnAtOnce = 512

/**
 * Creates a function that returns numbers from 0 up to but excluding 1, 48 random bits each, from the system's
 * cryptographic generator. A call to that generator costs more than creating a record's id, so bytes for many numbers
 * are requested in one call.
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
