import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/**
 * Returns the code that an authenticator app shows for a Base32 key at `at`: six digits (RFC 6238); null for an invalid
 * key.
 */
export function oneTimeCode(key: string, at: Date): string | null {
  const secret = fromBase32(key)
  if (secret === null) return null
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / stepMs)))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(key: string): Buffer | null {
  const letters = key.toUpperCase().replace(/[\s=-]/g, '')
  if (letters.length < 16 || letters.length > 128 || !/^[A-Z2-7]+$/.test(letters)) return null
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
