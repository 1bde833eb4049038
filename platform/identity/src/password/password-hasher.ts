import { hash, verify } from '@node-rs/argon2'

/** The cost of one argon2id hash. */
export interface PasswordCost {
  readonly memoryKiB: number
  readonly iterations: number
  readonly parallelism: number
}

/** The least that OWASP names for argon2id: 19 MiB, two passes, one lane. */
export const defaultPasswordCost: PasswordCost = { memoryKiB: 19_456, iterations: 2, parallelism: 1 }

export interface PasswordHasher {
  /**
   * Argon2id of `password` in PHC format, at the present cost. The salt is that of the first of `recipes` with that
   * cost, and a new one where none has it.
   */
  hash(password: string, recipes?: readonly string[]): Promise<string>
  /**
   * Hashes `password` with the recipe of a stored hash: everything before its digest. Null for either returns a hash
   * that never matches, at the same cost. No password matches a recipe that is not one of ours.
   */
  repeat(recipe: string | null, password: string | null): Promise<string>
  /**
   * Checks whether `password` matches `passwordHash`. Null for either compares with a hash that no password matches, at
   * the same cost, and returns false.
   */
  verify(passwordHash: string | null, password: string | null): Promise<boolean>
}

/** Creates the only caller of argon2; `onPasswordHash` is called for each hash. */
export function createPasswordHasher(settings: {
  readonly cost: PasswordCost
  readonly randomBytes: (size: number) => Uint8Array
  readonly onPasswordHash: (call: 'hash' | 'verify') => void
}): PasswordHasher {
  const { cost, randomBytes, onPasswordHash } = settings
  const unmatchable = unmatchableHash(cost, randomBytes)
  return {
    hash: async (password, recipes = []) => {
      onPasswordHash('hash')
      const known = recipes.map(readRecipe).find((recipe) => recipe !== null && hasCost(recipe, cost))
      return hashBy(known ?? { ...cost, salt: randomBytes(16) }, password)
    },
    repeat: async (text, password) => {
      onPasswordHash('verify')
      const recipe = text === null ? null : readRecipe(text)
      const isKnown = recipe !== null && password !== null
      const hashed = await hashBy(recipe ?? { ...cost, salt: randomBytes(16) }, password ?? 'stand-in')
      return isKnown ? hashed : unmatchable
    },
    verify: async (passwordHash, password) => {
      onPasswordHash('verify')
      const known = passwordHash !== null && password !== null
      const matches = await verify(known ? passwordHash : unmatchable, password ?? 'stand-in')
      return known && matches
    },
  }
}

interface Recipe extends PasswordCost {
  readonly salt: Uint8Array
}

function readRecipe(text: string): Recipe | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$/.exec(text)
  if (match === null) return null
  const [, memoryKiB, iterations, parallelism, salt = ''] = match
  return {
    memoryKiB: Number(memoryKiB),
    iterations: Number(iterations),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
  }
}

function hasCost(recipe: Recipe, { memoryKiB, iterations, parallelism }: PasswordCost): boolean {
  return (
    recipe.memoryKiB === memoryKiB && recipe.iterations === iterations && recipe.parallelism === parallelism
  )
}

function hashBy({ memoryKiB, iterations, parallelism, salt }: Recipe, password: string): Promise<string> {
  return hash(password, { memoryCost: memoryKiB, timeCost: iterations, parallelism, salt })
}

/** Creates a well-formed hash with a random digest: comparing with it costs as much as any comparison. */
function unmatchableHash(cost: PasswordCost, randomBytes: (size: number) => Uint8Array): string {
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')
  const parameters = `m=${cost.memoryKiB},t=${cost.iterations},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`
}
