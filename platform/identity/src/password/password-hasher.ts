import { hash, verify } from '@node-rs/argon2'

/** What one argon2id hash costs. */
export interface PasswordCost {
  readonly memoryKiB: number
  readonly iterations: number
  readonly parallelism: number
}

/** The least that OWASP names for argon2id: 19 MiB, two passes, one lane. */
export const defaultPasswordCost: PasswordCost = { memoryKiB: 19_456, iterations: 2, parallelism: 1 }

export interface PasswordHasher {
  /** Argon2id of `password` in PHC format. */
  hash(password: string): Promise<string>
  /**
   * Tells whether `password` belongs to `passwordHash`. Null for either compares with a hash that no password
   * belongs to, at the same cost, and gives false.
   */
  verify(passwordHash: string | null, password: string | null): Promise<boolean>
}

/** Makes the one place that calls argon2; `onPasswordHash` is told of each call. */
export function createPasswordHasher(settings: {
  readonly cost: PasswordCost
  readonly randomBytes: (size: number) => Uint8Array
  readonly onPasswordHash: (call: 'hash' | 'verify') => void
}): PasswordHasher {
  const { cost, randomBytes, onPasswordHash } = settings
  const unmatchable = unmatchableHash(cost, randomBytes)
  return {
    hash: async (password) => {
      onPasswordHash('hash')
      return hash(password, {
        memoryCost: cost.memoryKiB,
        timeCost: cost.iterations,
        parallelism: cost.parallelism,
        salt: randomBytes(16),
      })
    },
    verify: async (passwordHash, password) => {
      onPasswordHash('verify')
      const known = passwordHash !== null && password !== null
      const matches = await verify(known ? passwordHash : unmatchable, password ?? 'stand-in')
      return known && matches
    },
  }
}

/** A well-formed hash with a random digest: comparing with it costs what any comparison costs. */
function unmatchableHash(cost: PasswordCost, randomBytes: (size: number) => Uint8Array): string {
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')
  const parameters = `m=${cost.memoryKiB},t=${cost.iterations},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`
}
